import type { MessagesState } from '../features/landing/contact/messages-state.ts'
import { sendContactMessage } from '../features/landing/contact/send-message.ts'
import type { ContactDetails } from '../features/landing/contact-details.ts'
import { Landing } from '../features/landing/landing.tsx'
import type { RegistrationState } from '../features/landing/register-link.tsx'

/** The landing page, with the server behind its form. */
export function LandingPage(shown: {
  details: ContactDetails
  registration: RegistrationState
  messages: MessagesState
}) {
  return <Landing send={sendContactMessage} {...shown} />
}
