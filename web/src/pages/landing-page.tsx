import type { contactEndpoint } from '@roomwire/contracts/http/contact.ts'
import { callServer } from '../api/call.ts'
import type { VisitorMessage } from '../features/landing/contact-message.ts'
import { Landing } from '../features/landing/landing.tsx'
import type { RegistrationState } from '../features/landing/links.tsx'
import type { ContactDetails, MessagesState } from '../features/landing/page-details.ts'

/** The landing page, with the server behind its form. */
export function LandingPage(shown: {
  details: ContactDetails
  registration: RegistrationState
  messages: MessagesState
}) {
  return <Landing send={sendMessage} {...shown} />
}

/** Sends a visitor's message to the operator (LAND-3). */
async function sendMessage(body: VisitorMessage): Promise<void> {
  await callServer<typeof contactEndpoint>('POST', '/api/contact', { body })
}
