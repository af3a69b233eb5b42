import type { ReactNode } from 'react'
import { useHeadingFocus } from '../focus/use-heading-focus.ts'
import { bidiIsolate } from '../text/names-text.ts'
import type { Elements } from './elements.ts'
import styles from './page-header.module.css'

/** The head of a page: its heading, a line about it, and what can be done with all of it. */
export function PageHeader({
  title,
  name,
  about,
  children,
}: {
  title: string
  /** The name of the page where it is not its title. */
  name?: string
  about?: ReactNode
  children?: Elements
}) {
  return (
    <header className={styles.header}>
      <div>
        <PageHeading {...(name !== undefined && { title: name })}>{title}</PageHeading>
        {about && <p className={styles.about}>{about}</p>}
      </div>
      {children}
    </header>
  )
}

/** The one `h1` of a page. It takes the focus after a route change. */
export function PageHeading({ title, children }: { title?: string; children: string | ReactNode }) {
  const heading = useHeadingFocus()
  const name = title ?? (typeof children === 'string' ? children : '')
  return (
    <>
      <title>{`${bidiIsolate(name)} – Roomwire`}</title>
      <h1 ref={heading} tabIndex={-1}>
        {children}
      </h1>
    </>
  )
}
