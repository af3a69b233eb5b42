import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { errorMessage } from '../../api/call-failed.ts'
import { Button } from '../../ui/control/button.tsx'
import { Notice } from '../../ui/control/notice.tsx'
import { TextAreaField, TextField } from '../../ui/form/field.tsx'
import styles from './contact.module.css'
import {
  type ContactMessageErrors,
  contactMessageErrors,
  readContactMessage,
  type VisitorMessage,
} from './contact-message.ts'
import landing from './landing.module.css'
import type { ContactDetails, ContactKind, MessagesState } from './page-details.ts'

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
          <p data-messages="stored">The operator of the server reads them there.</p>
        )}
        <ContactWay kind="email" details={details} as="p" />
        <ContactWay kind="phone" details={details} as="p" />
      </div>
    </section>
  )
}

/** Sends a visitor's message. The text stays until the message has arrived (LAND-3). */
function ContactForm({
  send,
  details,
  messages,
}: {
  send: Send
  details: ContactDetails
  messages: MessagesState
}) {
  const { form, submit, errors, outcome, sending } = useContactForm(send)
  return (
    // Outside a dialog this method does nothing: pressing before the script has loaded loses no
    // text.
    <form ref={form} method="dialog" onSubmit={submit} noValidate className={styles.form}>
      <Fields errors={errors} />
      {outcome && <OutcomeLine outcome={outcome} messages={messages} />}
      <Button
        type="submit"
        look="primary"
        large
        busy={sending}
        busyText="Sending…"
        className={styles.send}
      >
        Send Message
      </Button>
      <noscript>
        <p>
          <span>Sending from this page needs JavaScript.</span>
          {details.email && (
            <span data-contact="email">
              {' '}
              Without it, write to <a href={details.email.href}>{details.email.text}</a>.
            </span>
          )}
        </p>
      </noscript>
    </form>
  )
}

function Fields({ errors }: { errors: ContactMessageErrors }) {
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label="Name"
          name="name"
          required
          maxLength={64}
          autoComplete="name"
          error={errors.name}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="email"
          spellCheck={false}
          error={errors.email}
        />
      </div>
      <TextAreaField
        label="Message"
        name="message"
        rows={5}
        required
        maxLength={4_000}
        error={errors.message}
      />
    </>
  )
}

function OutcomeLine({ outcome, messages }: { outcome: Outcome; messages: MessagesState }) {
  return 'sent' in outcome ? (
    <Notice tone="success">
      {messages === 'mailed'
        ? `Message sent to the operator of this server. Answers go to ${outcome.sent}.`
        : `Message stored for the operator of this server. Answers go to ${outcome.sent}.`}
    </Notice>
  ) : (
    <Notice tone="fault">{outcome.failed}</Notice>
  )
}

/** Sends a message. Throws CallFailed. */
export type Send = (message: VisitorMessage) => Promise<void>

/** The outcome of sending: the address that the answer goes to, or the error. */
type Outcome = { sent: string } | { failed: string }

/** The state of the contact form. */
function useContactForm(send: Send) {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<ContactMessageErrors>({})
  const [outcome, setOutcome] = useState<Outcome>()
  const [sending, setSending] = useState(false)

  useEffect(() => {
    if (Object.keys(errors).length === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    const written = event.currentTarget
    const message = readContactMessage(new FormData(written))
    const found = contactMessageErrors(message)
    setErrors(found)
    setOutcome(undefined)
    if (Object.keys(found).length > 0) return
    setSending(true)
    try {
      await send(message)
      written.reset()
      setOutcome({ sent: message.email })
    } catch (error) {
      setOutcome({
        failed: errorMessage(error, 'Your message could not be sent. Please try again.'),
      })
    }
    setSending(false)
  }

  return { form, submit, errors, outcome, sending }
}

/**
 * One way to reach the operator, if the settings name it. The server finds it by the attribute,
 * and elements of its kind do not stand within it.
 */
export function ContactWay(props: {
  kind: ContactKind
  details: ContactDetails
  as: 'p' | 'span'
}) {
  const { kind, details, as: Element } = props
  const detail = details[kind]
  if (!detail) return null
  return (
    <Element data-contact={kind} translate="no">
      {detail.href ? <a href={detail.href}>{detail.text}</a> : detail.text}
    </Element>
  )
}
