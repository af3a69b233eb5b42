import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { useRef } from 'react'
import { SegmentedRadio } from '../../../../ui/control/segmented-radio.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { DialogForm } from '../../../../ui/dialog/dialog-form.tsx'
import { DigitsField, TextField } from '../../../../ui/form/field.tsx'
import { NumberField } from '../../../../ui/form/number-field.tsx'
import type { Elements } from '../../../../ui/layout/elements.ts'
import { InstantFields } from '../../guest-terms/instant-fields.tsx'
import { TermsFields } from '../../guest-terms/terms-fields.tsx'
import { ExtendButtons, ScopeFields } from '../../guests/access-fields.tsx'
import { FurtherFields } from '../../guests/further/further-fields.tsx'
import { MorePlaces } from '../../guests/more-places.tsx'
import type { PassSent } from '../pass-calls.ts'
import { browsersRule } from './pass-choice.ts'
import type { PassFields } from './use-pass-form.ts'

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
  /** What stands above the fields. */
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
        <FurtherFields further={fields.details.further} />
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
      hint="Its holders see this too"
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
  const { passPinDigitsMin: least, passPinDigitsMax: most } = limits
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
