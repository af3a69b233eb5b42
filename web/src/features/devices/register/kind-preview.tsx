import { isFan, kindOf, pinsOf } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { classNames } from '../../../ui/look/class-names.ts'
import styles from './register-device.module.css'

const kindText = {
  PC: 'Pin controller with fan speed',
  SC: 'Switch controller',
  WLM: 'Water level monitor',
  UNKNOWN: 'Kind unknown',
}

/** The plate that the device will have. It follows from the identifier while that is typed. */
export function KindPreview({ identifier }: { identifier: string }) {
  const kind = kindOf(identifier)
  const pins = pinsOf(kind)
  const relays = pins.filter((pin) => !isFan(kind, pin))
  const fan = pins.find((pin) => isFan(kind, pin))
  return (
    <aside className={styles.preview} aria-label="What this device will show">
      <p className={styles.kind}>
        <span className={styles.tag}>{kind}</span>
        <span>{kindText[kind]}</span>
      </p>
      <div className={styles.modules} aria-hidden="true">
        {relays.map((pin) => (
          <i key={pin}>{pin}</i>
        ))}
        {fan && <i className={styles.fan}>{`fan ${fan}`}</i>}
      </div>
      <p className={classNames(styles.pins)}>
        {kind === 'WLM'
          ? 'Tank level, pump and LED.'
          : `Pins ${relays.join(', ')}${fan ? ` and fan ${fan}` : ''}.`}
      </p>
    </aside>
  )
}
