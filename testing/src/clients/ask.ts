import { refuseSecretsIn, rememberSecretsOf } from '../fixtures/secrets.ts'
import { checkRefusal } from './refused.ts'

/** A call as the specification writes it: method, blank, path. */
type Line = `${'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD' | 'PATCH' | 'OPTIONS'} ${string}`

/** The answer, to the byte. */
export type Answer = { status: number; body: unknown; text: string; headers: Headers }

/**
 * Asks over real HTTP, in the words of the specification and not by the contracts,
 * so that a name changed there is noticed here.
 * @param how `body` is sent as JSON; `raw` as it stands.
 */
export async function ask(
  { url }: { url: string },
  line: Line,
  how: {
    token?: string | undefined
    body?: unknown
    raw?: NonNullable<RequestInit['body']>
    headers?: Record<string, string>
  } = {},
): Promise<Answer> {
  const [method = '', path = ''] = line.split(' ')
  const body = how.raw ?? (how.body === undefined ? undefined : JSON.stringify(how.body))
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(how.token === undefined ? {} : { authorization: `Bearer ${how.token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...how.headers,
    },
    ...(body === undefined ? {} : { body }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  const answered: unknown = isJson && text ? JSON.parse(text) : undefined
  // Before its answer is kept in mind: whoever takes their data away takes no key along.
  if (path.startsWith('/api/account/export')) refuseSecretsIn('an export', text)
  rememberSecretsOf(how.body)
  rememberSecretsOf(answered)
  if (path.startsWith('/api')) checkRefusal(line, response.status, answered)
  return {
    status: response.status,
    body: answered,
    text,
    headers: response.headers,
  }
}
