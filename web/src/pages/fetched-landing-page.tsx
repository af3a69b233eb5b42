import { use } from 'react'
import { type RegistrationState, readRegistrationState } from '../features/landing/links.tsx'
import {
  type ContactDetails,
  type MessagesState,
  readContactDetails,
  readMessagesState,
} from '../features/landing/page-details.ts'
import { paths } from '../paths.ts'
import { LandingPage } from './landing-page.tsx'

/** The page is shown without details after this, ms. */
const timeoutMs = 3_000

const landing = fetchLanding()

/** The landing page inside the app, whose own file does not contain it. */
export function FetchedLandingPage() {
  return <LandingPage {...use(landing)} />
}

/**
 * Asks the server for its own landing page, which has in it how the operator is reached, and whether strangers can register. The request parses the
 * page by itself: the policy of trusted types lets no script do it.
 */
function fetchLanding(): Promise<{
  details: ContactDetails
  registration: RegistrationState
  messages: MessagesState
}> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.timeout = timeoutMs
    request.onloadend = () => {
      const page = request.responseXML
      resolve({
        details: page ? readContactDetails(page) : {},
        registration: page ? readRegistrationState(page) : 'open',
        messages: page ? readMessagesState(page) : 'stored',
      })
    }
    request.open('GET', paths.landing)
    request.send()
  })
}
