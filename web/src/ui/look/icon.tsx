import type { ReactNode } from 'react'
import styles from './icon.module.css'

/** An icon on a grid of 24. It stands beside a label, so it has no name. */
export function icon(drawing: ReactNode) {
  return function Icon({ small = false }: { small?: boolean }) {
    return (
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        focusable="false"
        className={small ? `${styles.icon} ${styles.small}` : styles.icon}
      >
        {drawing}
      </svg>
    )
  }
}
