import { endpoint } from '@roomwire/contracts/http/endpoint.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { answerErrors } from './error-answers.ts'
import { openServe } from './serve.ts'

/* One endpoint through the real context, with handlers that do what no verb should. */

const reply = z.object({
  name: z.string(),
  inner: z.object({ ip: z.string().nullable() }).optional(),
  many: z.array(z.object({ id: z.int() })).optional(),
})
const bugs: unknown[] = []
let server: TestServer
const app = Fastify()
let at: { url: string }

beforeAll(async () => {
  server = await startTestServer('sqlite')
  const log = { ...server.roomwire.log, error: (bug: unknown) => bugs.push(bug) }
  answerErrors(app, {
    log: Object.assign(Object.create(server.roomwire.log), log),
    counts: server.roomwire.counts,
  })
  const { serve } = openServe(server.roomwire, app)
  const open = <U extends string>(url: U) =>
    endpoint({ method: 'GET', url, summary: 'For this test.', access: 'open', reply })
  serve(open('/careless'), async () => {
    const row = { name: 'Lamp', password_hash: 'secret', home_id: 7 }
    return {
      ...row,
      inner: { ip: null, secret_hash: 'secret' },
      many: [{ id: 1, token: 'secret' }],
    }
  })
  serve(open('/short'), async () => {
    const nothing: unknown = {}
    return nothing as { name: string } // A wrong cast could let this through.
  })
  serve(open('/broken'), async () => {
    throw new Error('select secret from person at /srv/secret.ts')
  })
  at = { url: await app.listen({ host: '127.0.0.1', port: 0 }) }
})
afterAll(async () => {
  await app.close()
  await server.stop()
})

it('R-05 R-94 only fields that the reply declares leave the server, at every depth', async () => {
  const { status, body } = await ask(at, 'GET /careless')
  expect([status, body]).toEqual([200, { name: 'Lamp', inner: { ip: null }, many: [{ id: 1 }] }])
})

it.each(['/short', '/broken'])(
  'R-07 R-57 a bug in %s is logged once, and the answer reveals only that there was one',
  async (path) => {
    bugs.length = 0
    const { status, body } = await ask(at, `GET ${path}`)
    expect([status, body]).toEqual([
      500,
      { error: 'Something went wrong on the server', code: 'server_error' },
    ])
    expect(bugs).toEqual([{ err: expect.any(Error), method: 'GET', route: path }])
  },
)
