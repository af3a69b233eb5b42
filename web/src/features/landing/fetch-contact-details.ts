import { paths } from '../../paths.ts'
import { type ContactDetails, readContactDetails } from './contact-details.ts'

/** The page is shown without details after this, ms. */
const timeoutMs = 3_000

/**
 * Asks the server for its own landing page, which has the details in it. The request parses the
 * page by itself: the policy of trusted types lets no script do it.
 */
export function fetchContactDetails(): Promise<ContactDetails> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.timeout = timeoutMs
    request.onloadend = () =>
      resolve(request.responseXML ? readContactDetails(request.responseXML) : {})
    request.open('GET', paths.landing)
    request.send()
  })
}
