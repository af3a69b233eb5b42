import { WarnIcon } from '../../../ui/look/icons.tsx'
import { Time } from '../../../ui/time/time.tsx'
import { timeOrDay } from '../../../ui/time/time-text.ts'
import { useNow } from '../../../ui/time/use-now.ts'
import { useHeardUntil } from './heard-until.ts'
import { isLevel, isSilent, type NewestReading } from './newest-readings.ts'
import styles from './silent-level.module.css'

/** The mark of a level among these readings of its device that is told no more; nothing while it is. */
export function SilentLevel({
  deviceIdentifier,
  readings,
}: {
  deviceIdentifier: string
  readings: readonly NewestReading[]
}) {
  const now = useNow()
  const heardUntil = useHeardUntil(deviceIdentifier, readings, now)
  const level = readings.find(isLevel)
  if (!level || level.at === null || !isSilent(level, heardUntil)) return null
  return (
    <p className={styles.level}>
      <WarnIcon small />
      <NotHeard since={level.at} now={now} />
    </p>
  )
}

/** The note beside a silent number. */
export function NotHeard({ since, now }: { since: number; now: number }) {
  return (
    <Time at={since} className={styles.note}>{`not heard since ${timeOrDay(since, now)}`}</Time>
  )
}
