import type {
  ContactDetailsReply,
  changeContactDetailsEndpoint,
  contactDetailsEndpoint,
} from '@roomwire/contracts/http/contact.ts'
import type { RequestInput } from '@roomwire/contracts/http/endpoint.ts'
import { callServer } from '../../../../api/call.ts'

/* How visitors reach whoever runs the server, for that person alone. */

/** Each way to reach them, and whether a setting of the server names it. */
export type ContactDetailsOfServer = ContactDetailsReply

export const contactKey = ['contact_details'] as const

/** The ways to reach somebody, as the form asks for them. */
export const contactKinds = [
  { kind: 'email', label: 'Email', input: 'email', maxLength: 254 },
  { kind: 'phone', label: 'Phone', input: 'tel', maxLength: 32 },
  { kind: 'address', label: 'Address', input: 'text', maxLength: 200 },
] as const

/** Throws CallFailed. */
export function fetchContact(): Promise<ContactDetailsOfServer> {
  return callServer<typeof contactDetailsEndpoint>('GET', '/api/server/contact')
}

/** Saves what is given; an empty text is shown no more. Throws CallFailed. */
export function saveContact(
  body: RequestInput<typeof changeContactDetailsEndpoint>['body'],
): Promise<ContactDetailsOfServer> {
  return callServer<typeof changeContactDetailsEndpoint>('PUT', '/api/server/contact', { body })
}
