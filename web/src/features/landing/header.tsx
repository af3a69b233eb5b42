import { paths } from '../../paths.ts'
import { Mark } from '../../ui/look/logo.tsx'
import styles from './header.module.css'
import landing from './landing.module.css'
import { outlineLink, quietLink } from './link-looks.ts'
import { RegisterLink, type RegistrationState } from './register-link.tsx'

/** The header: links to the sections, to signing in and to registering. */
export function Header({ registration }: { registration: RegistrationState }) {
  return (
    <header className={styles.header}>
      <a href="#home" className={landing.brand}>
        <Mark />
        <span>Roomwire</span>
      </a>
      <nav aria-label="Sections" className={styles.sections}>
        <a href="#about">About</a>
        <a href="#services">Services</a>
        <a href="#contact">Contact</a>
      </nav>
      <nav aria-label="Account" className={styles.account}>
        <a href={paths.login} className={quietLink}>
          Sign in
        </a>
        <RegisterLink registration={registration} className={outlineLink}>
          Register
        </RegisterLink>
      </nav>
    </header>
  )
}
