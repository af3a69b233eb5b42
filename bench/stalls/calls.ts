import { password } from '@roomwire/testing/clients/api-client.ts'

/** A call of a server, by somebody with a token or by nobody. */
export type Call = { method: string; path: string; body?: object }

export type Answered = { status: number; bytes: number; text: string }

/** Makes a call on a connection of its own, so that no answer meets the end of one that rested. */
export async function call(
  { url, token }: { url: string; token: string },
  { method, path, body }: Call,
): Promise<Answered> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      connection: 'close',
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await response.text()
  return { status: response.status, bytes: text.length, text }
}

export type Fields = Record<string, unknown>

/** The fields of an answer; they are looked at one by one. @throws Error for a refusal. */
export function fieldsOf({ status, text }: Answered): Fields {
  if (status !== 200) throw new Error(`It answers ${status}: ${text}`)
  return Object(JSON.parse(text))
}

/** Signs in, and returns the token. */
export async function signInByEmail(url: string, email: string): Promise<string> {
  const body = { email, password }
  const signedIn = await call(
    { url, token: '' },
    { method: 'POST', path: '/api/users/login', body },
  )
  return String(fieldsOf(signedIn).token)
}
