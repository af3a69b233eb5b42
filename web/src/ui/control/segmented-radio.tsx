import { useId } from 'react'
import styles from './segmented-radio.module.css'

/** A few choices side by side: native radios, one Tab stop, changed by the arrow keys. */
export function SegmentedRadio<Value extends string>({
  legend,
  isLegendHidden = false,
  value,
  choices,
  onChange,
}: {
  legend: string
  /** Only screen readers are told it: what stands above says it already. */
  isLegendHidden?: boolean
  /** Undefined where none is chosen. */
  value: Value | undefined
  choices: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}) {
  const name = useId()
  return (
    <fieldset>
      <legend className={isLegendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      <div className={styles.segments}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
