import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { PinProtection, ProtectionStatus } from '@roomwire/contracts/vocabulary/protection.ts'
import { SelectField } from '../../../ui/form/field.tsx'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { lengthText } from '../plate/length-text.ts'
import styles from './protection-fields.module.css'
import { isSameProtection, protectionText, storedText, unprotected } from './protections.ts'

/** The times that can be chosen, in seconds; another one that was set stays among them. */
const longest = [60, 300, 600, 900, 1_800, 3_600, 7_200, 14_400, 28_800]
const shortest = [30, 60, 120, 180, 240, 300, 600, 900, 1_800]

const starts = ['on', 'before'] as const

/** The fields of a pin's protection, folded away until somebody wants them. */
export function ProtectionFields({
  others,
  protection,
  status,
  onChange,
}: {
  /** The other pins of the device. */
  others: readonly { pin: PinKey; name: string }[]
  protection: PinProtection
  /** Undefined where nothing is stored that could be told of. */
  status: ProtectionStatus | undefined
  onChange: (change: Partial<PinProtection>) => void
}) {
  const other = others.find((one) => one.pin === protection.not_with)
  const isProtected = !isSameProtection(protection, unprotected)
  return (
    <details className={styles.protection}>
      <summary>
        <span>Protection</span>
        <span>: </span>
        <span className={styles.text}>
          {protectionText(protection, other && bidiIsolate(other.name))}
        </span>
      </summary>
      <div className={styles.fields}>
        <Seconds
          label="Max. time on"
          none="No limit"
          offered={longest}
          value={protection.longest_on}
          onChange={(longest_on) => onChange({ longest_on })}
        />
        <Seconds
          label="Min. time off"
          none="No limit"
          offered={shortest}
          value={protection.shortest_off}
          onChange={(shortest_off) => onChange({ shortest_off })}
        />
        <SelectField
          label="After a restart"
          value={protection.after_power_on ?? ''}
          onChange={({ target }) =>
            onChange({ after_power_on: starts.find((one) => one === target.value) ?? null })
          }
        >
          <option value="">Off</option>
          <option value="on">On</option>
          <option value="before">As before</option>
        </SelectField>
        <SelectField
          label="Never on with"
          value={protection.not_with ?? ''}
          onChange={({ target }) =>
            onChange({ not_with: others.find((one) => one.pin === target.value)?.pin ?? null })
          }
        >
          <option value="">No other pin</option>
          {others.map((one) => (
            <option key={one.pin} value={one.pin}>
              {one.name}
            </option>
          ))}
        </SelectField>
      </div>
      {isProtected && status && <p className={styles.status}>{storedText[status]}</p>}
    </details>
  )
}

function Seconds({
  label,
  none,
  offered,
  value,
  onChange,
}: {
  label: string
  none: string
  offered: readonly number[]
  value: number | null
  onChange: (seconds: number | null) => void
}) {
  const times = [...new Set([...offered, ...(value === null ? [] : [value])])]
  return (
    <SelectField
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(Number(target.value) || null)}
    >
      <option value="">{none}</option>
      {times
        .toSorted((one, other) => one - other)
        .map((seconds) => (
          <option key={seconds} value={seconds}>
            {lengthText(seconds)}
          </option>
        ))}
    </SelectField>
  )
}
