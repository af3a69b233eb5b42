import type { nextOnPinsOfPassEndpoint } from '@roomwire/contracts/http/next-on-pins.ts'
import { callWithoutToken } from '../../../api/ask.ts'
import { useNow } from '../../../ui/time/use-now.ts'
import { deviceLabel } from '../../devices/plate/device-label.ts'
import { pinsShown } from '../../devices/plate/pins-shown.ts'
import { useFace } from '../../devices/plate/use-face.ts'
import { againMs } from '../../schedules/next/again.ts'
import { type NextPins, nextTexts } from '../../schedules/next/next-text.ts'
import styles from './pass-later.module.css'
import { useOfPass } from './use-of-pass.ts'

/** What schedules will do next with the switches of a pass. */
export function PassNext({ passId }: { passId: string }) {
  const next = useOfPass(askNext, passId, againMs)
  if (!next || next.pins.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="pass-next">
      <h2 id="pass-next">Coming up</h2>
      <ul className={styles.lines}>
        {[...new Set(next.pins.map((one) => one.device_identifier))].map((identifier) => (
          <NextOfDevice key={identifier} deviceIdentifier={identifier} next={next} />
        ))}
      </ul>
    </section>
  )
}

const askNext = (id: string) =>
  callWithoutToken<typeof nextOnPinsOfPassEndpoint>('GET', '/api/pass/{id}/schedules/next', {
    path: { id },
  })

function NextOfDevice({ deviceIdentifier, next }: { deviceIdentifier: string; next: NextPins }) {
  const device = useFace(deviceIdentifier)
  const now = useNow()
  return (
    device &&
    nextTexts(device, pinsShown(device), next, now).map((text) => (
      <li key={text}>
        <span>{`${text} `}</span>
        <bdi className={styles.device} translate="no">
          {deviceLabel(device)}
        </bdi>
      </li>
    ))
  )
}
