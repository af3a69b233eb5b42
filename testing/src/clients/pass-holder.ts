import { createPassEndpoint } from '@roomwire/contracts/http/passes.ts'
import { rememberSecret } from '../fixtures/secrets.ts'
import { callApi, type TestPerson } from './api-client.ts'
import { ask } from './ask.ts'
import { openLiveSocket } from './live-page.ts'

/** A pass, and what stands in its link. */
export type TestPass = { url: string; id: number; secret: string }

/** Gives a pass for everything in the home, for a day, but for what is said here. */
export async function givePass(
  owner: TestPerson,
  {
    now,
    ...terms
  }: { now: number } & Partial<Parameters<typeof callApi<typeof createPassEndpoint>>[2]['body']>,
): Promise<TestPass> {
  const body = { label: 'Cleaner', start_at: now, expires_at: now + 24 * 3_600_000, ...terms }
  const { pass, secret } = await callApi(owner, createPassEndpoint, { body })
  return { url: owner.url, id: pass.pass_id, secret }
}

/** A browser without an account, which may hold a pass: it keeps the cookie of the pass. */
export function passBrowser({ url, id, secret }: TestPass) {
  let cookie: string | undefined
  const headers = (): Record<string, string> => (cookie === undefined ? {} : { cookie })
  const address = `${url.replace('http', 'ws')}/api/pass/${id}/live`
  return {
    /** As the next request sends it. */
    headers,
    /** Opens the link. */
    async open(given: { secret?: string; pin?: string } = {}) {
      const body = { secret, ...given }
      const answer = await ask({ url }, `POST /api/pass/${id}/session`, {
        body,
        headers: headers(),
      })
      const [set] = (answer.headers.get('set-cookie') ?? '').split(';')
      if (set) {
        cookie = set
        rememberSecret(set.slice(set.indexOf('=') + 1))
      }
      return answer
    },
    show: () => ask({ url }, `GET /api/pass/${id}/session`, { headers: headers() }),
    levels: () => ask({ url }, `GET /api/pass/${id}/levels`, { headers: headers() }),
    leave: () => ask({ url }, `DELETE /api/pass/${id}/session`, { headers: headers() }),
    address,
    /** Its page on the live socket. */
    page: () => openLiveSocket(address, { headers: headers() }),
  }
}
