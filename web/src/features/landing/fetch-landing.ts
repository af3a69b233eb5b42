import { paths } from '../../paths.ts'
import { type MessagesState, readMessagesState } from './contact/messages-state.ts'
import { type ContactDetails, readContactDetails } from './contact-details.ts'
import { type RegistrationState, readRegistrationState } from './register-link.tsx'

/** The page is shown without details after this, ms. */
const timeoutMs = 3_000

/**
 * Asks the server for its own landing page, which has in it how the operator is reached, and whether strangers can register. The request parses the
 * page by itself: the policy of trusted types lets no script do it.
 */
export function fetchLanding(): Promise<{
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
