import { createApiTokenEndpoint } from '@roomwire/contracts/http/api-tokens.ts'
import { callApi, password, type TestPerson } from './api-client.ts'

/** Makes an API token for passes, as somebody who manages a home; its id, and the token itself. */
export async function apiTokenOf(
  person: TestPerson,
  label = 'Calendar',
): Promise<{ id: number; secret: string }> {
  const body = { label, right: 'passes' as const, password }
  const { token, secret } = await callApi(person, createApiTokenEndpoint, { body })
  return { id: token.token_id, secret }
}
