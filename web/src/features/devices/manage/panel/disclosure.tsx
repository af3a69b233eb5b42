import { type ReactNode, useId, useState } from 'react'
import styles from './disclosure.module.css'

/** A part of the panel that opens and closes. Its content stays as it is meanwhile. */
export function Disclosure({
  title,
  startsOpen = false,
  onlyOpened = false,
  children,
}: {
  title: string
  startsOpen?: boolean
  /** Nothing of it is there, or asked of the server, before it is opened for the first time. */
  onlyOpened?: boolean
  children: ReactNode
}) {
  const [open, setOpen] = useState(startsOpen)
  const [wasOpened, setWasOpened] = useState(!onlyOpened)
  const id = useId()
  return (
    <section className={styles.part}>
      <h3>
        <button
          type="button"
          className={styles.summary}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => {
            setOpen(!open)
            setWasOpened(true)
          }}
        >
          <span>{title}</span>
          <span className={styles.sign} aria-hidden="true" />
        </button>
      </h3>
      <div id={id} hidden={!open} className={styles.content}>
        {wasOpened && children}
      </div>
    </section>
  )
}
