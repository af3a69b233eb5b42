import styles from './logo.module.css'

/** The logo of Roomwire: a plate, a rocker and its lamp. */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false" className={styles.mark}>
      <rect x="1.5" y="1.5" width="29" height="29" rx="8" className={styles.markPlate} />
      <rect x="8" y="7" width="7" height="18" rx="2.5" className={styles.markRocker} />
      <circle cx="21.5" cy="11" r="3" className={styles.markLamp} />
    </svg>
  )
}
