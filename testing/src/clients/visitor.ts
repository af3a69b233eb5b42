import { once } from 'node:events'
import { request as askHttp, type IncomingMessage } from 'node:http'
import { request as askHttps } from 'node:https'

/** Words of a visitor about its own address: others, the proxy's, and some that are none. */
const forged = [
  '203.0.113.9',
  '203.0.113.7, 203.0.113.8:443',
  '2001:db8::7',
  '[2001:db8::7]:443, 127.0.0.1',
  '127.0.0.1',
  '127.0.0.1, 127.0.0.1',
  'unknown',
  'fe80::1%lo, 999.1.1.1',
  ', ,',
  '203.0.113.9:port',
]

/**
 * A visitor asks from an address of this machine whether emails have accounts, until it asks too often; each
 * time it says something else about where it comes from.
 * @returns how many questions were answered; 60 in an hour are, at one address.
 */
export async function questionsAnswered(
  page: string,
  from: { localAddress: string; family?: number },
): Promise<number> {
  for (let count = 0; count <= 100; count += 1) {
    const url = `${page}/api/users/profile-by-email?email=nobody-${count}@example.com`
    const headers = { 'x-forwarded-for': forged[count % forged.length] }
    const ask = url.startsWith('https') ? askHttps : askHttp
    const asked = ask(url, { ...from, headers, agent: false }).end()
    const [answer]: IncomingMessage[] = await once(asked, 'response')
    answer?.resume()
    if (answer?.statusCode === 429) return count
    if (![200, 404].includes(answer?.statusCode ?? 0)) throw new Error(`${answer?.statusCode}`)
  }
  throw new Error('A hundred questions are answered')
}
