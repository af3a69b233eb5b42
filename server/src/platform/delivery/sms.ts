import type { Carrier } from './letter.ts'

const timeoutMs = 30_000

/**
 * Sends SMS by an HTTP gateway; the scheme of the URL says which kind:
 * - `https://user:secret@gateway/path`: POST of JSON `{ to, text }`, with Basic auth when the URL has a user;
 * - `twilio+https://SID:TOKEN@api.twilio.com?from=+15551234567`: Twilio's Messages call.
 */
export function smsCarrier(url: string): Carrier {
  const gateway = new URL(url.replace(/^twilio\+/, ''))
  const authorization = basicAuth(gateway)
  const account = decodeURIComponent(gateway.username)
  gateway.username = ''
  gateway.password = ''
  return url.startsWith('twilio+')
    ? twilio(gateway, account, authorization)
    : generic(gateway, authorization)
}

function generic(gateway: URL, authorization: Record<string, string>): Carrier {
  return ({ recipient, body }) =>
    post(gateway, {
      headers: { 'content-type': 'application/json', ...authorization },
      body: JSON.stringify({ to: recipient, text: body }),
    })
}

/** https://www.twilio.com/docs/messaging/api/message-resource#create-a-message-resource */
function twilio(gateway: URL, account: string, authorization: Record<string, string>): Carrier {
  // searchParams would read the plus of a number as a space.
  const from = decodeURIComponent(/[?&]from=([^&]*)/.exec(gateway.search)?.[1] ?? '')
  const messages = new URL(`/2010-04-01/Accounts/${account}/Messages.json`, gateway)
  return ({ recipient, body }) =>
    post(messages, {
      headers: authorization,
      body: new URLSearchParams({ To: recipient, From: from, Body: body }),
    })
}

async function post(
  url: URL,
  { headers, body }: { headers: Record<string, string>; body: string | URLSearchParams },
): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}`)
}

function basicAuth({ username, password }: URL): Record<string, string> {
  if (!username) return {}
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` }
}
