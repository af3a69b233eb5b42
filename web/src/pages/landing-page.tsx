import { Landing } from '../features/landing/landing.tsx'
import { sendContactMessage } from '../features/landing/send-message.ts'

/** The landing page, with the server behind its form. */
export function LandingPage() {
  return <Landing send={sendContactMessage} />
}
