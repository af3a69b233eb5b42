import { fanLevels } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { useId } from 'react'
import { classNames } from '../../ui/look/class-names.ts'
import styles from './demo-board.module.css'

const rockerInput = classNames(styles.input, styles.turnsOn)

const rockers = [
  { name: 'Ceiling', on: true },
  { name: 'Lamp', on: false },
  { name: 'Socket', on: true },
] as const

/**
 * A switchboard to play with. Rockers and knob are native inputs and their look
 * follows from `:checked`, so it works without a server and without scripts.
 */
export function DemoBoard() {
  return (
    <figure className={styles.figure}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's borders and legend can't be laid out as a plate */}
      <div role="group" aria-label="Demo switchboard" className={styles.board}>
        {rockers.map(({ name, on }) => (
          <Rocker key={name} name={name} on={on} />
        ))}
        <FanKnob />
      </div>
      <figcaption className={styles.caption}>Demo. Nothing is connected.</figcaption>
    </figure>
  )
}

function Rocker({ name, on }: { name: string; on: boolean }) {
  return (
    <label className={styles.module}>
      {/* A switch, unlike the product's own buttons: its name stays the same when it is pressed.
          biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its state by itself */}
      <input type="checkbox" role="switch" defaultChecked={on} className={rockerInput} />
      <span className={styles.top} aria-hidden="true">
        <span className={styles.lamp} />
        <span className={styles.badge}>
          <span className={styles.whenOn}>ON</span>
          <span className={styles.whenOff}>OFF</span>
        </span>
      </span>
      <span className={styles.rocker} aria-hidden="true" />
      <span className={styles.name}>{name}</span>
    </label>
  )
}

/** The position of each level around the knob, as on a regulator on the wall. */
const places = [styles.lowerLeft, styles.upperLeft, styles.upperRight, styles.lowerRight]

/**
 * The demo's fan regulator: four native radios, one Tab stop. Pressing beside the
 * knob turns it.
 */
function FanKnob() {
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={`${id}-name`} className={styles.module}>
      <span className={styles.top} aria-hidden="true">
        <span className={styles.lamp} />
      </span>
      <div className={styles.dial}>
        {fanLevels.map((level, index) => (
          <label key={level} className={classNames(styles.level, places[index])}>
            <input
              type="radio"
              name={`${id}-level`}
              value={level}
              defaultChecked={index === 0}
              className={classNames(styles.input, index > 0 && styles.turnsOn)}
            />
            <span>{level}</span>
          </label>
        ))}
        <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false" className={styles.knob}>
          <circle cx="32" cy="32" r="29" className={styles.knobFace} />
          <path d="M32 22V7" className={styles.knobMark} />
        </svg>
      </div>
      <span id={`${id}-name`} className={styles.name}>
        Fan
      </span>
    </div>
  )
}
