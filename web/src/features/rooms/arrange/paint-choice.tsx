import type { Paint } from '@roomwire/contracts/vocabulary/paint.ts'
import { classNames } from '../../../ui/look/class-names.ts'
import { paintClass } from '../house/paint-class.ts'
import styles from './paint-choice.module.css'

const names: Record<Paint, string> = {
  moss: 'Moss',
  mint: 'Mint',
  sea: 'Sea',
  rain: 'Rain',
  dusk: 'Dusk',
  lilac: 'Lilac',
  rose: 'Rose',
  stone: 'Stone',
}

// The keys are those of the record.
const paints = Object.entries(names) as [Paint, string][]

/** Each paint as a radio button of its form, named `paint`. */
export function PaintChoice({ paint }: { paint: Paint }) {
  return (
    <fieldset>
      <legend className={styles.legend}>Paint</legend>
      <div className={styles.paints}>
        {paints.map(([value, name]) => (
          <label key={value} className={classNames(styles.paint, paintClass(value))}>
            <input type="radio" name="paint" value={value} defaultChecked={value === paint} />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The paint that is chosen in the form. */
export const chosenPaint = (form: FormData): Paint | undefined =>
  paints.find(([value]) => value === form.get('paint'))?.[0]
