import { useId } from 'react'
import styles from './drawing.module.css'
import type { DrawingIds } from './fixture.tsx'

/** The ids of one drawing. */
export function useDrawingIds(): DrawingIds {
  const id = useId()
  return { glow: `${id}glow`, cone: `${id}cone`, hatch: `${id}hatch`, clip: `${id}clip` }
}

/** The only gradients of the product, and the hatch of what is only remembered. */
export function Light({ ids }: { ids: DrawingIds }) {
  return (
    <defs>
      <radialGradient id={ids.glow} className={styles.glow}>
        <stop offset="0" className={styles.core} stopOpacity=".95" />
        <stop offset=".16" stopOpacity=".78" />
        <stop offset=".5" stopOpacity=".34" />
        <stop offset="1" stopOpacity="0" />
      </radialGradient>
      <linearGradient id={ids.cone} className={styles.glow} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopOpacity=".5" />
        <stop offset="1" stopOpacity=".12" />
      </linearGradient>
      <pattern
        id={ids.hatch}
        width="8"
        height="8"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path className={styles.hatchLine} d="M0 0V8" />
      </pattern>
    </defs>
  )
}
