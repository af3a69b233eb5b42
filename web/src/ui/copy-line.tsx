import { CopyButton } from './copy-button.tsx'
import styles from './copy-line.module.css'

/** A named text to read, or to copy as it is. */
export function CopyLine({ name, text }: { name: string; text: string }) {
  return (
    <div className={styles.line}>
      <span className={styles.name}>{name}</span>
      <code translate="no">{text}</code>
      <CopyButton text={text} what={name} />
    </div>
  )
}
