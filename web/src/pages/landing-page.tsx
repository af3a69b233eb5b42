import { sendContactMessage } from '../features/landing/contact/send-message.ts'
import type { ContactDetails } from '../features/landing/contact-details.ts'
import { Landing } from '../features/landing/landing.tsx'

/** The landing page, with the server behind its form. */
export function LandingPage({ details }: { details: ContactDetails }) {
  return <Landing send={sendContactMessage} details={details} />
}
