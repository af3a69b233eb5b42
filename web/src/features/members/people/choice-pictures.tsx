import type { ReactNode } from 'react'
import styles from './who-choices.module.css'

/* The pictures of 'Who is it for?', in the stroke of the house. */

function Picture({ children }: { children: ReactNode }) {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 160 112"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

const onPlate = styles.plate
const onPaint = styles.onPaint

/** A house in section: a table set for two, the lamp above it. */
export const LivesPicture = () => (
  <Picture>
    <path className={onPlate} d="M26 112V52L80 16l54 36v60" />
    <path d="M16 58 80 15l64 43M108 34V20h11v21M80 15v31" />
    <path className={onPaint} d="M68 59a12 12.500 0 0 1 24 0z" />
    <path d="M77 60a3 3 0 0 0 6 0M50 90h60M57 90v22M103 90v22M40 112V84M40 98h10v14M120 112V84M120 98h-10v14M68 90v-7h9v7M77 84.500c4 0 4 4 0 4M88 90v-7h9v7M97 84.500c4 0 4 4 0 4" />
  </Picture>
)

/** An open door, a bag before it, a clock above. */
export const VisitsPicture = () => (
  <Picture>
    <path className={onPlate} d="M62 112V36h44v76" />
    <path className={onPaint} d="M106 112l-26-9V45l26-9" />
    <circle cx="86" cy="77" r="1.6" />
    <circle className={onPlate} cx="36" cy="34" r="15" />
    <path d="M36 25v9l6 4M122 112V86a4 4 0 0 1 4-4h20a4 4 0 0 1 4 4v26M130 82v-7a3 3 0 0 1 3-3h6a3 3 0 0 1 3 3v7M129 112V82M143 112V82M18 112V92h26v20M24 92c-6-8-2-16 7-18 6 6 6 12 2 18M33 86c2-8 8-11 14-9 1 8-3 13-10 15" />
  </Picture>
)

/** A tag with one switch on it. */
export const OneSwitchPicture = () => (
  <Picture>
    <path className={onPlate} d="M44 112V30a8 8 0 0 1 8-8h56a8 8 0 0 1 8 8v82" />
    <circle className={onPaint} cx="80" cy="34" r="4" />
    <path d="M80 30c-8-14-2-24 14-26" />
    <rect className={onPaint} x="60" y="50" width="40" height="50" rx="8" />
    <rect className={onPlate} x="68" y="58" width="24" height="34" rx="5" />
    <path d="M68 75h24M80 63.500v6" />
    <circle cx="80" cy="83.5" r="3" />
  </Picture>
)

/** A phone that takes a code from a slip. */
export const CodePicture = () => (
  <Picture>
    <path className={onPlate} d="M30 112V26a9 9 0 0 1 9-9h36a9 9 0 0 1 9 9v86" />
    <path d="M51 24h12M42 50h30M42 62h30M42 74h20" />
    <circle className={onPaint} cx="57" cy="92" r="8" />
    <path d="m53.500 92 2.500 2.500 4.500-5" />
    <path className={onPlate} d="M98 112V62h46v50" />
    <path d="M106 74h6v6h-6zM130 74h6v6h-6zM106 96h6v6h-6zM119 74v4M119 84h5v5M130 88h6M124 96v6M131 97v5h5M108 88h4M92 44h16m-5-5 5 5-5 5" />
  </Picture>
)
