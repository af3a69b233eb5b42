import { useMemo } from 'react'
import styles from './qr-code.module.css'
import { qrPath } from './qr-path.ts'

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
