import { WarnIcon } from '../../../ui/look/icons.tsx'
import { useNow } from '../../../ui/time/use-now.ts'
import type { PlatePlace } from '../../devices/plate/plate-extras.ts'
import { isLevel, isSilent } from './newest-readings.ts'
import styles from './plate-history.module.css'
import { NotHeard } from './plate-readings.tsx'
import { useIsHeard, useReadings } from './use-readings.ts'

/** Marks the level of a tank that its device tells no more; nothing while it does. */
export function LevelAge(place: PlatePlace) {
  const level = useReadings(place).find(isLevel)
  const isHeard = useIsHeard(place.deviceIdentifier)
  const now = useNow()
  if (!level || level.at === null || !isHeard || !isSilent(level, now)) return null
  return (
    <p className={styles.level}>
      <WarnIcon small />
      <NotHeard since={level.at} now={now} />
    </p>
  )
}
