import type { RetentionReply, ServerState } from '@roomwire/contracts/http/server-state.ts'
import { retentionLimits } from '@roomwire/contracts/vocabulary/retention.ts'
import { useEffect, useRef, useState } from 'react'
import { errorMessage, fieldOf } from '../../../api/call-failed.ts'
import own from '../../../features/accounts/own/own.module.css'
import { Button } from '../../../ui/control/button.tsx'
import { toast } from '../../../ui/control/toast.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../ui/dialog/dialog-form.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { numberIn } from '../../../ui/form/number-text.ts'
import { dayOf } from '../../../ui/time/time-text.ts'
import { useRetentionChange } from './server-calls.ts'

const kinds = [
  {
    field: 'readings_days',
    since: 'history',
    label: 'Readings',
    hint: 'Single values. Hourly and daily values are kept forever.',
  },
  { field: 'log_days', since: 'log', label: 'Log', hint: 'Presses, and who changed what.' },
  {
    field: 'activity_days',
    since: 'activity',
    label: 'Activity of devices',
    hint: 'At least as long as the log.',
  },
] as const

const rule = { least: retentionLimits.leastDays, most: retentionLimits.mostDays, unit: 'days' }

type Kept = { retention: RetentionReply; oldest: ServerState['oldest'] }

/** For how long data is kept, and the day of the oldest. */
export function RetentionPart({ retention, oldest }: Kept) {
  const [isAsked, setAsked] = useState(false)
  return (
    <section className={own.part} aria-labelledby="server-kept">
      <h2 id="server-kept">How long data is kept</h2>
      <dl className={own.facts}>
        {kinds.map(({ field, since, label }) => (
          <KeptFact key={field} label={label} days={retention[field]} since={oldest[since]} />
        ))}
      </dl>
      <Button onClick={() => setAsked(true)}>Change</Button>
      {isAsked && <RetentionDialog retention={retention} onClose={() => setAsked(false)} />}
    </section>
  )
}

function KeptFact({ label, days, since }: { label: string; days: number; since: number | null }) {
  const oldest = since === null ? 'Nothing yet.' : `Oldest: ${dayOf(since)}.`
  return (
    <>
      <dt>{label}</dt>
      <dd>{`${days.toLocaleString()} days. ${oldest}`}</dd>
    </>
  )
}

function RetentionDialog({
  retention,
  onClose,
}: {
  retention: RetentionReply
  onClose: () => void
}) {
  const form = useRef<HTMLFormElement>(null)
  const saving = useRetentionChange(() => {
    toast('Saved')
    onClose()
  })
  const error = saving.error
    ? errorMessage(saving.error, 'Could not save. Please try again.')
    : undefined
  const wrong = kinds.find(({ field }) => field === fieldOf(saving.error))?.field
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer marks the field anew
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [saving.error])

  function submit(element: HTMLFormElement) {
    const typed = new FormData(element)
    saving.mutate(
      Object.fromEntries(
        kinds.map(({ field }) => [field, numberIn(String(typed.get(field) ?? ''), rule)]),
      ),
    )
  }

  return (
    <Dialog title="How long data is kept" onClose={onClose}>
      <DialogForm
        ref={form}
        intro={<p>Older data is deleted within a few hours. This cannot be undone.</p>}
        fault={wrong === undefined ? error : undefined}
        confirm="Save"
        busyText="Saving…"
        busy={saving.isPending}
        onSubmit={submit}
        onClose={onClose}
      >
        {kinds.map(({ field, label, hint }) => (
          <NumberField
            key={field}
            name={field}
            label={`${label}, days`}
            hint={hint}
            {...rule}
            defaultValue={retention[field]}
            readOnly={saving.isPending}
            error={wrong === field ? error : undefined}
          />
        ))}
      </DialogForm>
    </Dialog>
  )
}
