import { fanLevels } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { useId } from 'react'
import { classNames } from '../../../ui/look/class-names.ts'
import board from './demo-board.module.css'
import styles from './fan-knob.module.css'

/** The position of each level around the knob, as on a regulator on the wall. */
const places = [styles.lowerLeft, styles.upperLeft, styles.upperRight, styles.lowerRight]

/**
 * The demo's fan regulator: four native radios, one Tab stop. Pressing beside the
 * knob turns it.
 */
export function FanKnob() {
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={`${id}-name`} className={board.module}>
      <span className={board.top} aria-hidden="true">
        <span className={board.lamp} />
      </span>
      <div className={styles.dial}>
        {fanLevels.map((level, index) => (
          <label key={level} className={classNames(styles.level, places[index])}>
            <input
              type="radio"
              name={`${id}-level`}
              value={level}
              defaultChecked={index === 0}
              className={classNames(board.input, index > 0 && board.turnsOn)}
            />
            <span>{level}</span>
          </label>
        ))}
        <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false" className={styles.knob}>
          <circle cx="32" cy="32" r="29" className={styles.knobFace} />
          <path d="M32 22V7" className={styles.knobMark} />
        </svg>
      </div>
      <span id={`${id}-name`} className={board.name}>
        Fan
      </span>
    </div>
  )
}
