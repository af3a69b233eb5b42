import { useLasting } from '../../../ui/browser/use-lasting.ts'
import type { Elements } from '../../../ui/layout/elements.ts'
import { Mark } from '../../../ui/look/logo.tsx'
import { PassHeading } from '../pass-heading.tsx'
import styles from './pass-entry.module.css'

/** The page while it shows no switches: what is the matter, and what to do. */
export function PassEntry({
  title,
  text,
  isBusy = false,
  children,
}: {
  title: string
  text?: string
  isBusy?: boolean
  children?: Elements
}) {
  // What takes no longer than this is nobody's news.
  const isShown = useLasting(isBusy, 300, 0) || !isBusy
  return (
    <main className={styles.page} aria-busy={isBusy || undefined}>
      <div className={styles.top}>
        <Mark />
        <span>Roomwire</span>
      </div>
      <div className={isShown ? undefined : styles.waits}>
        <PassHeading key={title} name="Pass">
          {title}
        </PassHeading>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      {children}
    </main>
  )
}
