import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { errorMessage } from '../../../api/error-message.ts'
import {
  type ContactMessageErrors,
  contactMessageErrors,
  readContactMessage,
} from './contact-message.ts'
import type { VisitorMessage } from './send-message.ts'

/** Sends a message. Throws CallFailed. */
export type Send = (message: VisitorMessage) => Promise<void>

/** The outcome of sending: the address that the answer goes to, or the error. */
export type Outcome = { sent: string } | { failed: string }

/** The state of the contact form. */
export function useContactForm(send: Send) {
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
