import type { Elements } from '../layout/elements.ts'
import styles from './folded-fields.module.css'

/** Fields that few people need, folded away. A field that is filled, or is wrong (see own-error.ts), opens the fold. */
export function FoldedFields({
  summary,
  content,
  isOpen = false,
  children,
}: {
  summary: string
  /** Which fields these are. */
  content: string
  /** Whether they stand open at first. */
  isOpen?: boolean
  children: Elements
}) {
  return (
    <details
      className={styles.fold}
      open={isOpen}
      onInput={({ currentTarget }) => {
        currentTarget.open = true
      }}
    >
      <summary>
        <b>{summary}</b>
        <span>{` ${content}`}</span>
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  )
}
