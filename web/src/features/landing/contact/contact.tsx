import { company, mailLink, phoneLink } from '../company.ts'
import landing from '../landing.module.css'
import styles from './contact.module.css'
import { ContactForm } from './contact-form.tsx'
import type { Send } from './use-contact-form.ts'

/** The contact form, and other ways to reach the company. */
export function Contact({ send }: { send: Send }) {
  return (
    <section id="contact" tabIndex={-1} aria-labelledby="contact-title" className={styles.contact}>
      <div>
        <h2 id="contact-title" className={landing.sectionTitle}>
          Contact
        </h2>
        <ContactForm send={send} />
      </div>
      <div className={styles.otherWays}>
        <h3>Or without a form</h3>
        <p>
          Tell us about your home, ask what a switch can do, or say what went wrong. A person reads
          every message.
        </p>
        <p>
          <a href={mailLink}>{company.email}</a>
        </p>
        <p>
          <a href={phoneLink}>{company.phone}</a>
        </p>
      </div>
    </section>
  )
}
