import type { ContactDetails } from '../contact-details.ts'
import { ContactWay } from '../contact-way.tsx'
import landing from '../landing.module.css'
import styles from './contact.module.css'
import { ContactForm } from './contact-form.tsx'
import type { MessagesState } from './messages-state.ts'
import type { Send } from './use-contact-form.ts'

/** The contact form, and other ways to reach the operator. */
export function Contact({
  send,
  details,
  messages,
}: {
  send: Send
  details: ContactDetails
  messages: MessagesState
}) {
  return (
    <section id="contact" tabIndex={-1} aria-labelledby="contact-title" className={styles.contact}>
      <div>
        <h2 id="contact-title" className={landing.sectionTitle}>
          Contact
        </h2>
        <ContactForm send={send} details={details} messages={messages} />
      </div>
      <div className={styles.otherWays}>
        {messages !== 'stored' && (
          <h3 data-messages="mailed">Messages go to the operator of this server</h3>
        )}
        {messages !== 'mailed' && <h3 data-messages="stored">Messages stay on this server</h3>}
        <p>Tell us about your home, ask what a switch can do, or say what went wrong.</p>
        {messages !== 'mailed' && (
          <p data-messages="stored">The operator reads them with npm run outbox.</p>
        )}
        <ContactWay kind="email" details={details} as="p" />
        <ContactWay kind="phone" details={details} as="p" />
      </div>
    </section>
  )
}
