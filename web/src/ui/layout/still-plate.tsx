import styles from './still-plate.module.css'

// The pressed half of a rocker lies in the shade.
const pressedTop = 'M30 158V61a8 8 0 018-8h40a8 8 0 018 8v97z'
const pressedFoot = 'M30 158h56v97a8 8 0 01-8 8H38a8 8 0 01-8-8z'

/**
 * A drawn wall plate: three rockers, a lamp that is on, and a fan's knob. It is a
 * picture without controls.
 */
export function StillPlate() {
  return (
    <svg viewBox="0 0 520 320" aria-hidden="true" focusable="false" className={styles.plate}>
      <rect x="1" y="1" width="518" height="318" rx="22" className={styles.back} />
      {[16, 140, 264].map((x, at) => (
        <g key={x} transform={`translate(${x} 16)`}>
          <rect
            width="116"
            height="288"
            rx="12"
            className={at === 0 ? styles.lit : styles.module}
          />
          <circle cx="22" cy="22" r="7" className={at === 0 ? styles.lampOn : styles.lamp} />
          <rect x="29" y="52" width="58" height="212" rx="9" className={styles.rocker} />
          <path d={at === 0 ? pressedTop : pressedFoot} className={styles.shade} />
        </g>
      ))}
      <g transform="translate(388 16)">
        <rect width="116" height="288" rx="12" className={styles.module} />
        <circle cx="22" cy="22" r="7" className={styles.lamp} />
        <circle cx="58" cy="152" r="36" className={styles.rocker} />
        <path d="M58 152L39 171" className={styles.hand} />
      </g>
    </svg>
  )
}
