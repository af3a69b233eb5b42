import { useQuery } from '@tanstack/react-query'
import { useOfNow } from '../../../ui/time/use-now.ts'
import { pinsShown } from '../../devices/plate/pins-shown.ts'
import { useFace } from '../../devices/plate/use-face.ts'
import { nextQuery } from './next-query.ts'
import { nextTexts } from './next-text.ts'
import styles from './plate-next.module.css'

/** Lists the next scheduled changes of the pins of a plate. */
export function PlateNext({
  deviceIdentifier,
  roomId,
}: {
  deviceIdentifier: string
  /** The room that the plate stands in; all of the device without one. */
  roomId: number | undefined
}) {
  const device = useFace(deviceIdentifier)
  const { data: next } = useQuery(nextQuery)
  const lines = useOfNow((now) =>
    device && next ? nextTexts(device, pinsShown(device, roomId), next, now).join('\n') : '',
  )
  if (lines === '') return null
  return (
    <ul className={styles.next} aria-label="Coming up">
      {lines.split('\n').map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
