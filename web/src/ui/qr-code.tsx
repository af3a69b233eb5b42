import { useMemo } from 'react'
import styles from './qr-code.module.css'
import { qrPath } from './qr-path.ts'

/** A text to be read by a camera: ink on white in every theme, because many readers know nothing else. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => qrPath(text), [text])
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className={styles.code}>
      <path d={path} />
    </svg>
  )
}
