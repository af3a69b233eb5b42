import { About } from './about.tsx'
import { Contact } from './contact/contact.tsx'
import type { MessagesState } from './contact/messages-state.ts'
import type { Send } from './contact/use-contact-form.ts'
import type { ContactDetails } from './contact-details.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Hero } from './hero.tsx'
import styles from './landing.module.css'
import type { RegistrationState } from './register-link.tsx'
import { Services } from './services/services.tsx'

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
