import { paths } from '../../paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { Mark } from '../../ui/logo.tsx'
import { company, mailLink, phoneLink } from './company.ts'
import styles from './footer.module.css'
import landing from './landing.module.css'

/** The footer: the address of the company, and links. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <address className={styles.company}>
        <span className={classNames(landing.brand, styles.name)}>
          <Mark />
          {company.name}
        </span>
        <span>{company.street}</span>
        <span>{company.city}</span>
        <a href={mailLink}>{company.email}</a>
        <a href={phoneLink}>{company.phone}</a>
      </address>
      <nav aria-label="Footer" className={styles.footLinks}>
        <a href="#home">Home</a>
        <a href="#about">About</a>
        <a href="#services">Services</a>
        <a href="#contact">Contact</a>
        <a href={paths.login}>Sign in</a>
        <a href={paths.register}>Register</a>
      </nav>
    </footer>
  )
}
