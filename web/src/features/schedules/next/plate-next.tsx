import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../../ui/use-now.ts'
import { pinsShown } from '../../devices/plate/pins-shown.ts'
import { useFace } from '../../devices/plate/use-face.ts'
import { nextQuery } from './next-query.ts'
import { nextTexts } from './next-text.ts'
import styles from './plate-next.module.css'

/** What schedules will do next with the pins of a plate, as far as the viewer sees them. */
export function PlateNext({
  deviceIdentifier,
  roomId,
}: {
  deviceIdentifier: string
  /** The room that the plate stands in; all of the device without one. */
  roomId: number | undefined
}) {
  const device = useFace(deviceIdentifier)
  const now = useNow()
  const { data: next } = useQuery(nextQuery)
  const lines = device && next ? nextTexts(device, pinsShown(device, roomId), next, now) : []
  if (lines.length === 0) return null
  return (
    <ul className={styles.next} aria-label="What comes next">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
