import { paths } from '../../paths.ts'
import { classNames } from '../../ui/look/class-names.ts'
import { Mark } from '../../ui/look/logo.tsx'
import type { ContactDetails } from './contact-details.ts'
import { ContactWay } from './contact-way.tsx'
import styles from './footer.module.css'
import landing from './landing.module.css'
import { RegisterLink, type RegistrationState } from './register-link.tsx'

/** The footer: how the operator is reached, and links. */
export function Footer({
  details,
  registration,
}: {
  details: ContactDetails
  registration: RegistrationState
}) {
  return (
    <footer className={styles.footer}>
      <address className={styles.company}>
        <span className={classNames(landing.brand, styles.name)}>
          <Mark />
          <span>Roomwire</span>
        </span>
        <ContactWay kind="address" details={details} as="span" />
        <ContactWay kind="email" details={details} as="span" />
        <ContactWay kind="phone" details={details} as="span" />
      </address>
      <nav aria-label="Footer" className={styles.footLinks}>
        <a href="#home">Home</a>
        <a href="#about">About</a>
        <a href="#services">Services</a>
        <a href="#contact">Contact</a>
        <a href={paths.login}>Sign in</a>
        <RegisterLink registration={registration}>Register</RegisterLink>
      </nav>
    </footer>
  )
}
