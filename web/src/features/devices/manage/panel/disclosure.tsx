import { type ReactNode, useId, useState } from 'react'
import styles from './disclosure.module.css'

/** A part of the panel that opens and closes. Its content stays as it is meanwhile. */
export function Disclosure({
  title,
  startsOpen = false,
  children,
}: {
  title: string
  startsOpen?: boolean
  children: ReactNode
}) {
  const [open, setOpen] = useState(startsOpen)
  const id = useId()
  return (
    <section className={styles.part}>
      <h3>
        <button
          type="button"
          className={styles.summary}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {title}
          <span className={styles.sign} aria-hidden="true" />
        </button>
      </h3>
      <div id={id} hidden={!open} className={styles.content}>
        {children}
      </div>
    </section>
  )
}
