import type { Pass } from '@roomwire/contracts/http/passes.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { SegmentedRadio } from '../../../ui/control/segmented-radio.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx'
import { DigitsField, TextField } from '../../../ui/form/field.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import type { Elements } from '../../../ui/layout/elements.ts'
import { clock } from '../../../ui/time/clock.ts'
import { useNow } from '../../../ui/time/use-now.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import { TermsFields } from '../guest-terms/terms-fields.tsx'
import { isWholeWindow } from '../guest-terms/week-rows.ts'
import { type Extension, extendedAtHome, wholeMinute } from '../guest-time.ts'
import { ExtendButtons, InstantFields, ScopeFields } from '../guests/access-fields.tsx'
import { type AccessBefore, placesSent } from '../guests/guest-places.ts'
import { MorePlaces, OtherTimesFields } from '../guests/more-access-fields.tsx'
import { type AccessDetails, useAccessDetails } from '../guests/use-access-details.ts'
import { fullAccess, type GuestScopeFields, useGuestScope } from '../guests/use-guest-scope.ts'
import type { PassSent } from './pass-calls.ts'
import {
  asksForPin,
  browsersOf,
  browsersRule,
  fillingOf,
  firstPassChoice,
  isTemplateLabel,
  type PassChoice,
  type PassChoiceErrors,
  passChoiceErrors,
  sentPin,
  type TemplateId,
} from './pass-choice.ts'
import { passSummary, spanProblem } from './pass-text.ts'

/** The dialog in which a pass is made or changed. */
export function PassForm({
  title,
  fields,
  fault,
  confirm,
  busyText,
  busy,
  children,
  onSend,
  onClose,
}: {
  title: string
  fields: PassFields
  /** Why sending failed. */
  fault: string | null
  confirm: string
  busyText: string
  busy: boolean
  /** Shown above the fields. */
  children?: Elements
  onSend: (sent: PassSent) => void
  onClose: () => void
}) {
  const form = useRef<HTMLFormElement>(null)
  /** Shows all that is wrong; the first such field takes the focus. */
  function check(): boolean {
    const isRight = fields.check()
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    return isRight
  }
  return (
    <Dialog wide title={title} onClose={onClose}>
      <DialogForm
        ref={form}
        fault={fault}
        summary={fields.summary}
        confirm={confirm}
        busyText={busyText}
        busy={busy}
        onSubmit={() => check() && onSend(fields.sent)}
        onRefused={check}
        onClose={onClose}
      >
        {children}
        <LabelField fields={fields} />
        <ScopeFields where={fields.where} everything="Whole home" />
        <MorePlaces more={fields.details.more} />
        <InstantFields
          startAt={fields.choice.startAt}
          expiresAt={fields.choice.expiresAt}
          errors={fields.errors}
          zone={fields.zone}
          choose={fields.choose}
        />
        {fields.isGiven && <ExtendButtons onExtend={fields.extend} />}
        <TermsFields terms={fields.details.terms} legend="Rights of the pass" />
        <OtherTimesFields otherTimes={fields.details.otherTimes} />
        <HolderFields fields={fields} />
      </DialogForm>
    </Dialog>
  )
}

function LabelField({ fields: { choice, choose, errors } }: { fields: PassFields }) {
  return (
    <TextField
      label="Label"
      required
      maxLength={64}
      autoComplete="off"
      value={choice.label}
      hint="People who use the pass see it too"
      error={errors.label}
      onChange={({ target }) => choose({ label: target.value })}
    />
  )
}

const pinWays = [
  { value: 'stays', label: 'Keep' },
  { value: 'change', label: 'Change' },
  { value: 'none', label: 'Remove' },
] as const

/** Who may hold the pass, and what it asks them for. */
function HolderFields({ fields: { choice, choose, errors, hadPin } }: { fields: PassFields }) {
  const least = limits.passPinDigitsMin
  const most = limits.passPinDigitsMax
  return (
    <>
      <NumberField
        {...browsersRule}
        label="Number of browsers"
        required
        value={choice.browsers}
        hint="Each phone or computer that uses it takes one place"
        error={errors.browsers}
        onText={(browsers) => choose({ browsers })}
      />
      {hadPin && (
        <SegmentedRadio
          legend="PIN"
          value={choice.pinWay}
          choices={pinWays}
          onChange={(pinWay) => choose({ pinWay, pin: '' })}
        />
      )}
      {choice.pinWay === 'change' && (
        <DigitsField
          label={hadPin ? 'New PIN' : 'PIN (optional)'}
          value={choice.pin}
          hint={`${least} to ${most} digits. Send it separately: it is not in the link or on the card.`}
          error={errors.pin}
          onChange={({ target }) => choose({ pin: target.value })}
        />
      )}
    </>
  )
}

/**
 * The form of a pass: the choice, the options, and the result.
 * @param pass as it is now; undefined for a new one
 */
export function usePassForm(pass?: Pass) {
  const now = useNow()
  const zone = usePerson().homeTimeZone
  const before = pass && accessBefore(pass)
  const where = useGuestScope(before)
  const details = useAccessDetails(where, before)
  const [choice, setChoice] = useState(() => firstPassChoice(pass, clock.now()))
  const [isTried, setTried] = useState(false)
  const errors: PassChoiceErrors = passChoiceErrors(choice, pass?.has_pin === true, now)
  const choose = (part: Partial<PassChoice>) => setChoice((old) => ({ ...old, ...part }))
  return {
    choice,
    choose,
    hadPin: pass?.has_pin === true,
    /** Whether it is given already. */
    isGiven: pass !== undefined,
    extend: (by: Extension) =>
      setChoice((old) => ({
        ...old,
        expiresAt: extendedAtHome(old.expiresAt, by, clock.now(), zone),
      })),
    where,
    details,
    zone,
    errors: isTried ? errors : {},
    fill(id: TemplateId) {
      if (id === 'own') return
      const { label, startAt, expiresAt, windows } = fillingOf(id, wholeMinute(clock.now()), zone)
      choose({ startAt, expiresAt, ...(isTemplateLabel(choice.label) && { label }) })
      details.terms.list.replace(windows)
      details.terms.choose({ isWeekly: windows.length > 0 })
    },
    /** Shows what is missing, at once; false while something is. */
    check(): boolean {
      flushSync(() => setTried(true))
      return details.check() && Object.keys(errors).length === 0 && where.isChosen
    },
    sent: sentOf(choice, where, details),
    summary: summaryOf({ choice, where, details }, now, zone),
  }
}

/** The fields of a pass. */
type PassFields = ReturnType<typeof usePassForm>

function accessBefore(pass: Pass): AccessBefore {
  const [first] = pass.places
  return {
    ...pass,
    room_id: first?.room_id ?? null,
    device_identifier: first?.device_identifier ?? null,
  }
}

/** The whole access: the server removes any part left out. */
function sentOf(
  choice: PassChoice,
  { place }: GuestScopeFields,
  { more, terms, otherTimes }: AccessDetails,
): PassSent {
  return {
    label: choice.label.trim(),
    start_at: choice.startAt,
    expires_at: choice.expiresAt,
    ...placesSent([place, ...more.keys]),
    ...terms.form,
    further: otherTimes.times.map(({ form }) => form),
    browsers_max: browsersOf(choice),
    ...sentPin(choice),
  }
}

function summaryOf(
  {
    choice,
    where,
    details: { reach, form, otherTimes },
  }: { choice: PassChoice; where: GuestScopeFields; details: AccessDetails },
  now: number,
  zone: string | null,
): string {
  if (!where.isChosen) return 'Choose a room, or the whole home.'
  const problem = spanProblem(choice, now)
  if (problem) return `${problem}.`
  const { roomId, deviceIdentifier } = where.choice
  const isEverything = roomId === fullAccess && deviceIdentifier === ''
  const text = passSummary(
    {
      ...choice,
      browsers: browsersOf(choice),
      maySwitch: form.may_switch,
      reach: isEverything ? 'the whole home' : reach,
      windows: form.windows.filter(isWholeWindow),
      hasPin: asksForPin(choice),
      isPaused: form.paused,
    },
    zone,
  )
  return otherTimes.text ? `${text} ${otherTimes.text}` : text
}
