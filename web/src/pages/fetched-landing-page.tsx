import { use } from 'react'
import { fetchLanding } from '../features/landing/fetch-landing.ts'
import { LandingPage } from './landing-page.tsx'

const landing = fetchLanding()

/** The landing page inside the app, whose own file does not contain it. */
export function FetchedLandingPage() {
  return <LandingPage {...use(landing)} />
}
