import { sendContactMessage } from '../features/landing/contact/send-message.ts'
import { Landing } from '../features/landing/landing.tsx'

/** The landing page, with the server behind its form. */
export function LandingPage() {
  return <Landing send={sendContactMessage} />
}
