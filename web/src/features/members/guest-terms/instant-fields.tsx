import { TextField } from '../../../ui/form/field.tsx'
import {
  clockAtHome,
  homeClocksText,
  instantAtHome,
  isElsewhere,
} from '../../../ui/time/home-clocks.ts'
import type { Span } from '../guest-time.ts'
import styles from '../guests/access-fields.module.css'

const instants = [
  { label: 'Starts', name: 'startAt' },
  { label: 'Ends', name: 'expiresAt' },
] as const

/** The start and end of an access, to the minute, by the clocks of the home. */
export function InstantFields({
  errors,
  zone,
  choose,
  ...span
}: Span & {
  errors: Partial<Record<keyof Span, string>>
  zone: string | null
  choose: (part: Partial<Span>) => void
}) {
  return (
    <div className={styles.instants}>
      {instants.map(({ label, name }) => (
        <TextField
          key={name}
          label={label}
          type="datetime-local"
          required
          value={clockAtHome(span[name], zone)}
          hint={isElsewhere(zone) && homeClocksText(zone)}
          error={errors[name]}
          onChange={({ target }) => choose({ [name]: instantAtHome(target.value, zone) })}
        />
      ))}
    </div>
  )
}
