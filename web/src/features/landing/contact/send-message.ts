import type { contactEndpoint } from '@roomwire/contracts/http/contact.ts'
import type { RequestInput } from '@roomwire/contracts/http/endpoint.ts'
import { callServer } from '../../../api/call.ts'

/** The message of a visitor. */
export type VisitorMessage = RequestInput<typeof contactEndpoint>['body']

/** Sends a visitor's message to the operator (LAND-3). */
export async function sendContactMessage(body: VisitorMessage): Promise<void> {
  await callServer<typeof contactEndpoint>('POST', '/api/contact', { body })
}
