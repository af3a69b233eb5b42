import type { ContactMessage } from './send-message.ts'

/** What is wrong with a message, by field, in words for who wrote it. */
export type ContactMessageErrors = Partial<Record<keyof ContactMessage, string>>

export function readContactMessage(form: FormData): ContactMessage {
  const text = (name: keyof ContactMessage) => String(form.get(name) ?? '').trim()
  return { name: text('name'), email: text('email'), message: text('message') }
}

/** Only what is certainly wrong: the server has the last word. */
export function contactMessageErrors({
  name,
  email,
  message,
}: ContactMessage): ContactMessageErrors {
  const looksLikeEmail = /^\S+@\S+\.\p{L}{2,}$/u.test(email)
  return {
    ...(!name && { name: 'Please enter your name' }),
    ...(!looksLikeEmail && {
      email: email ? 'Please enter a valid email address' : 'Please enter your email address',
    }),
    ...(!message && { message: 'Please enter a message' }),
  }
}
