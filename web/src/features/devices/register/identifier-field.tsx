import { Button } from '../../../ui/control/button.tsx'
import { Notice } from '../../../ui/control/notice.tsx'
import { TextField } from '../../../ui/form/field.tsx'

/** The identifier of a new device. A known prefix is taken in any case; a near miss is asked about. */
export function IdentifierField({
  example,
  value,
  error,
  proposal,
  onValue,
}: {
  /** A name that somebody may choose; null where its first letters set the kind of the device. */
  example: string | null
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
        autoCapitalize={example === null ? 'characters' : 'none'}
        autoComplete="off"
        spellCheck={false}
        hint={
          example === null
            ? 'Printed on the device, or chosen by you. PC-, SC- or WLM- sets its kind.'
            : `A name of your choice, such as ${example}.`
        }
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

/** The beginnings of identifiers that tell a kind (spec §1). */
const prefixes = ['WLM', 'SC', 'PC'] as const

/** How the typed identifier is better written: taken over, or only asked about. */
type Proposal = { identifier: string; isCertain: boolean }

/**
 * The spelling that a known prefix has, in capitals: `pc-0a11fe` is certainly meant to be
 * `PC-0A11FE`. Of a near miss (`PC0A11FE`, `WML-1`) it is only probable. Null where nothing is
 * to be proposed; the kind itself is told letter for letter (GEN-3).
 */
export function identifierProposal(typed: string): Proposal | null {
  const [, letters = '', separator = '', rest = ''] =
    /^([A-Za-z]{1,5})([-_.: ]*)([A-Za-z0-9_.:-]*)$/.exec(typed.trim()) ?? []
  const known = prefixes.find((prefix) => prefix === letters.toUpperCase())
  if (known && separator === '-') {
    return rest && known !== letters ? proposal(known, rest, true) : null
  }
  if (known && separator !== '' && rest) return proposal(known, rest, false)
  const joined = prefixes.find((prefix) => typed.trim().toUpperCase().startsWith(prefix))
  const tail = joined ? typed.trim().slice(joined.length) : ''
  if (joined && /^\d[A-Za-z0-9]+$/.test(tail)) return proposal(joined, tail, false)
  const near = prefixes.find((prefix) => isNear(letters.toUpperCase(), prefix))
  return near && separator !== '' && rest ? proposal(near, rest, false) : null
}

function proposal(prefix: string, rest: string, isCertain: boolean): Proposal {
  return { identifier: `${prefix}-${rest.toUpperCase()}`, isCertain }
}

/** Two neighbours have changed places, or one letter of the three is missing or twice. */
function isNear(letters: string, prefix: string): boolean {
  const swapped = [...prefix.slice(1)].some((letter, at) => {
    const signs = [...prefix]
    signs[at + 1] = signs[at] ?? ''
    signs[at] = letter
    return signs.join('') === letters
  })
  const isShort = prefix.length > 2 && letters.length === prefix.length - 1
  const isLong = letters.length === prefix.length + 1
  return (
    swapped ||
    (isShort &&
      [...prefix].some((_, at) => prefix.slice(0, at) + prefix.slice(at + 1) === letters)) ||
    (isLong &&
      [...prefix].some((letter, at) => prefix.slice(0, at) + letter + prefix.slice(at) === letters))
  )
}
