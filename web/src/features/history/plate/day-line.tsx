import { isLine, lineBox, linePath } from '../points.ts'
import type { DayOfSeries } from './last-day.ts'
import styles from './plate-history.module.css'

/** A number over its last day as a small line, from its lowest to its highest. It has its place before it is known. */
export function DayLine({
  day,
  write,
}: {
  day: DayOfSeries | undefined
  write: (value: number) => string
}) {
  const box = `0 0 ${lineBox.width} ${lineBox.height}`
  if (!day) return <svg className={styles.dayLine} viewBox={box} aria-hidden="true" />
  const lowest = Math.min(...day.points.map(({ min }) => min))
  const highest = Math.max(...day.points.map(({ max }) => max))
  const height = highest - lowest
  const points = day.points.map(({ from, until, mean }) => ({
    from,
    until,
    mean: height === 0 ? 50 : ((mean - lowest) / height) * 100,
  }))
  return (
    <svg
      className={styles.dayLine}
      viewBox={box}
      preserveAspectRatio="none"
      role="img"
      aria-label={`Last day: between ${write(lowest)} and ${write(highest)}`}
    >
      {isLine(points, day.page) && <path d={linePath(points, day.page)} />}
    </svg>
  )
}
