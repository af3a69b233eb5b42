import { makeStartLink } from '@roomwire/server/features/sign-in/start-link.ts'
import { password } from '../clients/api-client.ts'
import { rememberSecret } from '../fixtures/secrets.ts'
import type { TestServer } from './test-server.ts'

/** The address of the link that a start prints for an owner with the password of tests. */
export async function startLinkOf(server: TestServer, email: string): Promise<string> {
  const secret = await makeStartLink(server.roomwire, { email, password })
  if (secret === undefined) throw new Error('There is no link for this owner')
  rememberSecret(secret)
  return `${server.url}/login#start=${secret}`
}
