import { paths } from '../../paths.ts'
import { classNames } from '../../ui/look/class-names.ts'
import { Mark } from '../../ui/look/logo.tsx'
import { About } from './about.tsx'
import { Contact, ContactWay, type Send } from './contact.tsx'
import { DemoBoard } from './demo-board.tsx'
import styles from './landing.module.css'
import {
  InvitedOnly,
  largeLink,
  largePrimaryLink,
  outlineLink,
  quietLink,
  RegisterLink,
  type RegistrationState,
} from './links.tsx'
import type { ContactDetails, MessagesState } from './page-details.ts'
import { Services } from './services.tsx'

/**
 * The page for visitors. The build renders it once (landing-markup.tsx), so nothing
 * in it may use the browser while it renders. Everything but sending a message works
 * before any script has run.
 */
export function Landing({
  send,
  details,
  registration,
  messages,
}: {
  send: Send
  details: ContactDetails
  registration: RegistrationState
  messages: MessagesState
}) {
  return (
    <>
      <title>Roomwire – the switchboard of your home</title>
      <div className={styles.page}>
        <Header registration={registration} />
        <main>
          <Hero registration={registration} />
          <About />
          <Services />
          <Contact send={send} details={details} messages={messages} />
        </main>
        <Footer details={details} registration={registration} />
      </div>
    </>
  )
}

/** The header: links to the sections, to signing in and to registering. */
function Header({ registration }: { registration: RegistrationState }) {
  return (
    <header className={styles.header}>
      <a href="#home" className={styles.brand}>
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

/** The product in one sentence, beside a demo of it. */
function Hero({ registration }: { registration: RegistrationState }) {
  return (
    <section id="home" tabIndex={-1} aria-labelledby="home-title" className={styles.hero}>
      <div>
        <h1 id="home-title" className={styles.display}>
          The switchboard of your home, in your hand.
        </h1>
        <p className={styles.lead}>
          Lights, fans and the water tank on one live panel. Press on the page and the lamp follows.
          Press the wall switch and the page follows.
        </p>
        <div className={styles.ways}>
          <RegisterLink registration={registration} className={largePrimaryLink}>
            Create an account
          </RegisterLink>
          <a href={paths.login} className={largeLink}>
            Sign in
          </a>
        </div>
        <InvitedOnly registration={registration} className={styles.invited} />
      </div>
      <DemoBoard />
    </section>
  )
}

/** The footer: how the operator is reached, and links. */
function Footer({
  details,
  registration,
}: {
  details: ContactDetails
  registration: RegistrationState
}) {
  return (
    <footer className={styles.footer}>
      <address className={styles.company}>
        <span className={classNames(styles.brand, styles.name)}>
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
