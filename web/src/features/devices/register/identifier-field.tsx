import { Button } from '../../../ui/control/button.tsx'
import { Notice } from '../../../ui/control/notice.tsx'
import { TextField } from '../../../ui/form/field.tsx'
import type { Proposal } from './identifier-proposal.ts'

/** The identifier of a new device. A known prefix is taken in any case; a near miss is asked about. */
export function IdentifierField({
  value,
  error,
  proposal,
  onValue,
}: {
  value: string
  error: string | undefined
  proposal: Proposal | null
  onValue: (identifier: string) => void
}) {
  return (
    <>
      <TextField
        mono
        required
        label="Device identifier"
        name="identifier"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        hint="Printed on the device, or chosen by you. PC-, SC- or WLM- sets its kind."
        value={value}
        error={error}
        onBlur={() => proposal?.isCertain && onValue(proposal.identifier)}
        onChange={(event) => onValue(event.target.value)}
      />
      {proposal && !proposal.isCertain && (
        <Notice
          action={
            <Button
              onClick={() => onValue(proposal.identifier)}
            >{`Use ${proposal.identifier}`}</Button>
          }
        >{`Did you mean ${proposal.identifier}?`}</Notice>
      )}
    </>
  )
}
