import type { contactEndpoint } from '@roomwire/contracts/http/contact.ts'
import type { RequestInput } from '@roomwire/contracts/http/endpoint.ts'
import { emailError } from '../sign-in/email-rule.ts'

/** The message of a visitor. */
export type VisitorMessage = RequestInput<typeof contactEndpoint>['body']

/** The validation errors of a message by field, as texts for its author. */
export type ContactMessageErrors = Partial<Record<keyof VisitorMessage, string>>

/** Reads the contact form, trimmed. */
export function readContactMessage(form: FormData): VisitorMessage {
  const text = (name: keyof VisitorMessage) => String(form.get(name) ?? '').trim()
  return { name: text('name'), email: text('email'), message: text('message') }
}

/** Finds only what is certainly wrong: the server decides. */
export function contactMessageErrors({
  name,
  email,
  message,
}: VisitorMessage): ContactMessageErrors {
  const wrongEmail = emailError(email)
  return {
    ...(!name && { name: 'Enter your name' }),
    ...(wrongEmail !== undefined && { email: wrongEmail }),
    ...(!message && { message: 'Enter a message' }),
  }
}
