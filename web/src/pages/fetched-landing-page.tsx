import { use } from 'react'
import { fetchContactDetails } from '../features/landing/fetch-contact-details.ts'
import { LandingPage } from './landing-page.tsx'

const details = fetchContactDetails()

/** The landing page inside the app, whose own file does not contain it. */
export function FetchedLandingPage() {
  return <LandingPage details={use(details)} />
}
