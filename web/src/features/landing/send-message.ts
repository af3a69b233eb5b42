import type { contact } from '@roomwire/contracts/http/contact.ts'
import type { Sent } from '@roomwire/contracts/http/endpoint.ts'
import { call } from '../../api/call.ts'

export type ContactMessage = Sent<typeof contact>['body']

/** Brings a visitor's message to the operator (LAND-3). */
export async function sendMessage(body: ContactMessage): Promise<void> {
  await call<typeof contact>('POST', '/api/contact', { body })
}
