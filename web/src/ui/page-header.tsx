import type { ReactNode } from 'react'
import type { Elements } from './elements.ts'
import styles from './page-header.module.css'
import { PageHeading } from './page-heading.tsx'

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
