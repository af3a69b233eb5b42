import styles from './today.module.css'

const [width, height, gap] = [12, 32, 4]

/** Days as small bars, today's last and full. */
export function DayBars({ days }: { days: readonly (number | null)[] }) {
  const most = Math.max(...days.map((value) => value ?? 0), Number.EPSILON)
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${days.length * (width + gap) - gap} ${height}`}
      aria-hidden="true"
    >
      {days.map((value, at) => {
        const tall = value === null ? 0 : Math.max(1, (value / most) * height)
        const today = at === days.length - 1
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the days have nothing but their order
            key={at}
            className={today ? styles.today : styles.before}
            x={at * (width + gap)}
            y={height - tall}
            width={width}
            height={tall}
            rx="1"
          />
        )
      })}
    </svg>
  )
}
