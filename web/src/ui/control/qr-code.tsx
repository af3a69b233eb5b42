import { useMemo } from 'react'
import { encode } from 'uqr'
import styles from './qr-code.module.css'

/**
 * A QR code for a camera: black on white in every theme, because many readers
 * understand nothing else.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => qrPath(text), [text])
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className={styles.code}>
      <path d={path} />
    </svg>
  )
}

/** Light modules around the code, without which readers do not find it (ISO/IEC 18004). */
const quietZone = 4

/**
 * A text as a QR code: the path of its dark modules in a square of `size` modules,
 * including the quiet zone.
 */
export function qrPath(text: string): { size: number; path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: quietZone })
  const runs = data.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return []
      const end = row.indexOf(false, x)
      return [`M${x} ${y}h${end - x}v1H${x}z`]
    }),
  )
  return { size, path: runs.join('') }
}
