/** A one-time code works once, with many simultaneous users on several servers. */

import { ask } from '@roomwire/testing/clients/ask.ts'
import { handshake, liveAddress, ticketOf } from '@roomwire/testing/clients/live-page.ts'
import { type Backend, startServerOn } from '@roomwire/testing/fixtures/backends.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** The rounds for each kind; R-15 names 1,000. */
const rounds = volume('ONCE_ROUNDS', 2)
const atOnce = 100
/** So many tries from one address would be refused for another reason. */
const limitScale = 1_000_000
/** ms; a round may take a busy machine some seconds. */
const timeout = 600_000 + rounds * 5_000

const setups: [string, Backend, replicas: 1 | 2][] = [
  ['sqlite', 'sqlite', 1],
  ['postgres', 'postgres', 1],
  ['postgres and NATS, 2 replicas', 'postgres and NATS', 2],
]

describe.each(setups)('used by many at once (%s)', { timeout }, (name, backend, replicas) => {
  let servers: TestServer[]
  beforeAll(async () => {
    const first = await startServerOn(backend, { limitScale })
    const { data, databaseUrl, busUrl } = first.config
    const shared = { data, databaseUrl, busUrl }
    const second = replicas === 2 ? [await startTestServer('postgres', { shared, limitScale })] : []
    servers = [first, ...second]
  })
  afterAll(async () => {
    for (const server of [...servers].reverse()) {
      expect(server.bugs).toEqual([])
      await server.stop()
    }
  })

  const one = () => servers[0]!
  const onAll = <T>(use: (server: TestServer, index: number) => Promise<T>): Promise<T[]> =>
    Promise.all(
      Array.from({ length: atOnce }, (_, index) => use(servers[index % servers.length]!, index)),
    )
  /** Tries in rounds; each round must have exactly one success. */
  async function countOnce(secret: string, round: () => Promise<number>) {
    const successes: number[] = []
    for (let count = 0; count < rounds; count += 1) successes.push(await round())
    const worst = Math.max(...successes)
    figure(
      'R-15',
      `most successes of ${atOnce} uses of one ${secret}, ${rounds} rounds`,
      worst,
      name,
    )
    expect(successes).toEqual(Array(rounds).fill(1))
  }

  it('R-15 one reset code sets one password', async () => {
    await countOnce('reset code', async () => {
      const { email } = await ownerOf(one())
      await ask(one(), 'POST /api/users/forgot-password', { body: { email } })
      const [letter] = await one().roomwire.outbox.newest(1)
      const [, token] = /code is (\d{6})/.exec(letter?.body ?? '') ?? []
      const answers = await onAll((server, index) =>
        ask(server, 'POST /api/users/reset-password', {
          body: { token, new_password: `battery staple ${index}`, email },
        }),
      )
      const winners = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []))
      const body = { email, password: `battery staple ${winners[0]}` }
      expect((await ask(one(), 'POST /api/users/login', { body })).status).toBe(200)
      return winners.length
    })
  })

  it('R-15 one ticket opens one socket', async () => {
    const owner = await ownerOf(one())
    await countOnce('ticket', async () => {
      const ticket = await ticketOf(owner)
      const answers = await onAll((server) => handshake(liveAddress(server.url, ticket)))
      expect(new Set(answers)).toEqual(new Set([101, 401]))
      return answers.filter((status) => status === 101).length
    })
  })

  it('R-15 one identifier registers one device in a home', async () => {
    const owner = await ownerOf(one())
    let made = 0
    await countOnce('device identifier', async () => {
      made += 1
      const device_identifier = `SC-${String(made).padStart(6, '0')}`
      const body = { device_identifier, device_name: 'Lamp', device_local_IP: '192.168.1.40' }
      const answers = await onAll((server) =>
        ask(server, 'POST /api/devices/register', { body, token: owner.token }),
      )
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
      return answers.filter(({ status }) => status === 200).length
    })
  })
})
