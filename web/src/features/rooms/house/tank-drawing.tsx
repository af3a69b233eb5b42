import styles from './drawing.module.css'
import type { DrawingIds } from './fixture.tsx'

/** A ribbed tank on its stand, filled as far as its device says. */
export function TankDrawing({
  percent,
  place: { x, y, width, height },
  ids,
}: {
  /** How full it is; null where nobody knows. */
  percent: number | null
  /** Where it stands, px. */
  place: { x: number; y: number; width: number; height: number }
  ids: DrawingIds
}) {
  const leg = height * 0.16
  const bottom = y - leg
  const body = height * 0.68 - leg * 0.3
  const top = bottom - body
  const lid = height * 0.12
  const shape = { x, y: top, width, height: body, rx: width * 0.1 }
  const clip = `${ids.clip}tank`
  return (
    <>
      <clipPath id={clip}>
        <rect {...shape} />
      </clipPath>
      <rect className={styles.body} {...shape} />
      <g clipPath={`url(#${clip})`}>
        <rect
          className={styles.water}
          x={x}
          y={top}
          width={width}
          height={body}
          style={{
            fill: percent !== null ? undefined : `url(#${ids.hatch})`,
            transform: `translateY(${body * (1 - (percent ?? 100) / 100)}px)`,
          }}
        />
      </g>
      <path
        className={styles.wall}
        d={`M${x + width * 0.1} ${bottom}v${leg}M${x + width * 0.9} ${bottom}v${leg}M${x + width * 0.12} ${top}Q${x + width * 0.2} ${top - lid} ${x + width * 0.36} ${top - lid}h${width * 0.28}Q${x + width * 0.8} ${top - lid} ${x + width * 0.88} ${top}`}
      />
      <path
        className={styles.thin}
        d={`M${x} ${top + body * 0.34}h${width}M${x} ${top + body * 0.67}h${width}`}
      />
      <rect className={styles.wall} {...shape} />
    </>
  )
}
