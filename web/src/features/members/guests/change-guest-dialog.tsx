import type { RequestInput } from '@roomwire/contracts/http/endpoint.ts'
import type { Guest, updateGuestEndpoint } from '@roomwire/contracts/http/guests.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callServer } from '../../../api/call.ts'
import { errorMessage } from '../../../api/call-failed.ts'
import { toast } from '../../../ui/control/toast.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { clock } from '../../../ui/time/clock.ts'
import { useNow } from '../../../ui/time/use-now.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import { PauseField } from '../guest-terms/terms-fields.tsx'
import { type Extension, extendedAtHome, type Span } from '../guest-time.ts'
import { ExtendButtons, InstantFields, ScopeFields } from './access-fields.tsx'
import { accessSummary } from './access-summary.ts'
import { AccessDetailFields, OtherTimesFields } from './more-access-fields.tsx'
import { useAccessDetails } from './use-access-details.ts'
import { useGuestScope } from './use-guest-scope.ts'
import { guestsKey } from './use-guests.ts'

/** Changes what a guest may reach, and when. The account stays; its open pages follow at once. */
export function ChangeGuestDialog({ guest, onClose }: { guest: Guest; onClose: () => void }) {
  const access = useGuestChange(guest)
  const saving = useSaving(guest)

  function submit(form: HTMLFormElement) {
    if (!access.details.check()) {
      form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
      return
    }
    if (!access.span) return
    const { startAt, expiresAt } = access.span
    saving.mutate(
      { start_at: startAt, expires_at: expiresAt, ...access.form },
      { onSuccess: onClose },
    )
  }

  return (
    <Dialog wide title={`Edit guest ${bidiIsolate(guest.username)}`} onClose={onClose}>
      <DialogForm
        fault={saving.error && errorMessage(saving.error, 'Failed to save guest')}
        summary={access.summary}
        confirm="Save"
        busyText="Saving…"
        busy={saving.isPending}
        onSubmit={submit}
        onClose={onClose}
      >
        <ChangedWhenFields when={access.when} />
        <ScopeFields where={access.where} />
        <AccessDetailFields details={access.details} />
        <PauseField terms={access.details.terms} />
        <OtherTimesFields otherTimes={access.details.otherTimes} mayBeNamed />
      </DialogForm>
    </Dialog>
  )
}

/** The start and end of a known guest's access. */
function ChangedWhenFields({ when }: { when: ChangedTimeFields }) {
  const { startAt, expiresAt, choose, extend, zone } = when
  const missing = 'Choose a day and a time'
  const errors = {
    ...(Number.isNaN(startAt) && { startAt: missing }),
    ...(Number.isNaN(expiresAt) && { expiresAt: missing }),
  }
  const fields = { startAt, expiresAt, choose, zone }
  return (
    <>
      <InstantFields {...fields} errors={errors} />
      <ExtendButtons onExtend={extend} />
    </>
  )
}

function useSaving({ user_id }: Guest) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (access: GuestAccessForm) => sendGuestChange(user_id, access),
    onSuccess: async ({ guest }) => {
      await queries.invalidateQueries({ queryKey: guestsKey })
      toast(`Guest updated: ${guest.username}`)
    },
  })
}

const usualStayMs = 4 * 3_600_000

/** The access of a guest that is to be changed: the choice, the options, and the result. */
function useGuestChange(guest: Guest) {
  const now = useNow()
  const zone = usePerson().homeTimeZone
  const where = useGuestScope(guest)
  const details = useAccessDetails(where, guest)
  const [span, setSpan] = useState(() => presentSpan(guest, clock.now()))
  const isWhole = !Number.isNaN(span.startAt) && !Number.isNaN(span.expiresAt)
  return {
    when: {
      ...span,
      choose: (part: Partial<Span>) => setSpan((before) => ({ ...before, ...part })),
      extend: (by: Extension) =>
        setSpan((before) => ({
          ...before,
          expiresAt: extendedAtHome(before.expiresAt, by, clock.now(), zone),
        })),
      zone,
    },
    where,
    details,
    /** Null while it is not known when or where. */
    span: where.isChosen && isWhole ? span : null,
    /** The whole access: the server removes any part left out. */
    form: { ...where.scope, ...details.guestForm },
    summary: where.isChosen
      ? accessSummary('time', isWhole ? span : null, details, { now, zone })
      : 'Choose a room, or full access.',
  }
}

/** The fields of a known guest's time: epoch ms, NaN while a field is empty. */
type ChangedTimeFields = ReturnType<typeof useGuestChange>['when']

/** The access as it is; one that is over begins now, so that saving gives it again. */
function presentSpan({ has_access, start_at, expires_at }: Guest, now: number): Span {
  return has_access && expires_at > now
    ? { startAt: start_at, expiresAt: expires_at }
    : { startAt: now, expiresAt: now + usualStayMs }
}

/** The access of a guest: places and times. */
type GuestAccessForm = RequestInput<typeof updateGuestEndpoint>['body']

/** Changes what a guest may reach, and when. */
function sendGuestChange(userId: number, body: GuestAccessForm) {
  return callServer<typeof updateGuestEndpoint>('PUT', '/api/users/guest/update/{id}', {
    path: { id: String(userId) },
    body,
  })
}
