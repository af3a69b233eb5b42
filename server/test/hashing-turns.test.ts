import { loginEndpoint } from '@roomwire/contracts/http/accounts.ts'
import { createPassEndpoint, updatePassEndpoint } from '@roomwire/contracts/http/passes.ts'
import {
  answerOf,
  callApi,
  freshEmail,
  registerOwner,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { startTestServer } from '@roomwire/testing/worlds/test-server.ts'
import { expect, it } from 'vitest'

/** Changes the PIN of a pass again and again, many times at once, until it is told to stop. */
async function setPins(owner: TestPerson, now: number, atOnce: number) {
  const times = { start_at: now, expires_at: now + 3_600_000 }
  const body = { label: 'Cleaner', ...times, pin: '1234' }
  const { pass } = await callApi(owner, createPassEndpoint, { body })
  const path = { id: String(pass.pass_id) }
  let isOver = false
  let done = 0
  const loops = Array.from({ length: atOnce }, async () => {
    while (!isOver) {
      const { status } = await answerOf(owner, updatePassEndpoint, { path, body })
      if (status === 200) done += 1
    }
  })
  return {
    async stop(): Promise<number> {
      isOver = true
      await Promise.all(loops)
      return done
    },
  }
}

it('R-11 R-18 six people who set PINs without pause keep nobody from signing in', async () => {
  const server = await startTestServer('sqlite', { hashesAsUsual: true })
  const people: TestPerson[] = []
  while (people.length < 6) people.push(await registerOwner(server.url))
  const now = server.clock.now()
  const setting = await Promise.all(people.map((owner) => setPins(owner, now, 15)))

  // Unknown emails take as long as known ones: 403 is the answer of a password that was checked.
  const others = Array.from({ length: 30 }, () =>
    answerOf(server, loginEndpoint, { body: { email: freshEmail('other'), password: 'a guess' } }),
  )
  const statuses = (await Promise.all(others)).map(({ status }) => status)
  const done = await Promise.all(setting.map(({ stop }) => stop()))

  const refused = statuses.filter((status) => status !== 403).length
  figure('R-18', 'sign-ins refused of 30, while six people set PINs', refused)
  expect(refused).toBe(0)
  // They have had their share too, each of them.
  expect(Math.min(...done)).toBeGreaterThan(0)
  expect(server.bugs).toEqual([])
  await server.stop()
})
