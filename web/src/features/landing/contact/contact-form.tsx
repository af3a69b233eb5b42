import { Button } from '../../../ui/control/button.tsx'
import { Notice } from '../../../ui/control/notice.tsx'
import { TextAreaField, TextField } from '../../../ui/form/field.tsx'
import type { ContactDetails } from '../contact-details.ts'
import styles from './contact-form.module.css'
import type { ContactMessageErrors } from './contact-message.ts'
import type { MessagesState } from './messages-state.ts'
import { type Outcome, type Send, useContactForm } from './use-contact-form.ts'

/** Sends a visitor's message. The text stays until the message has arrived (LAND-3). */
export function ContactForm({
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
