/** Limits on the number and the rate of live sockets. */

import { once } from 'node:events'
import { handshake, liveAddress, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { freshAddress } from '@roomwire/testing/fixtures/fresh-address.ts'
import { ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'

const minute = 60_000

/** Forged addresses that are tried; R-12 names 10,000. */
const forgeries = volume('FORGERIES', 300)

describe.each(engines)('limits on live sockets (%s)', (engine) => {
  let server: TestServer
  beforeAll(async () => {
    const settings = { trustedProxy: '127.0.0.1' }
    server = await startTestServer(engine, { limitScale: 1, settings })
  })
  beforeEach(() => server.clock.advance(2 * minute))
  afterAll(async () => {
    expect(server.bugs).toEqual([])
    await server.stop()
  })

  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
  const handshakeFrom = (address: string, token = 'nobody') =>
    handshake(liveAddress(server.url, token), from(address))

  it('R-18 an address may try sixty times a minute, successfully or not', async () => {
    const [{ token }, address] = [await ownerOf(server), freshAddress()]
    const answers: number[] = []
    for (let round = 0; round < 62; round += 1) {
      answers.push(await handshakeFrom(address, round % 2 ? token : 'nobody'))
      if (round === 30) server.clock.advance(1_000)
    }
    expect(answers).toEqual([
      ...Array.from({ length: 60 }, (_, round) => (round % 2 ? 101 : 401)),
      429,
      429,
    ])
    expect(await handshakeFrom(freshAddress(), token)).toBe(101)
    server.clock.advance(minute)
    expect(await handshakeFrom(address, token)).toBe(101)
  })

  it('R-12 a forged X-Forwarded-For does not bypass the limit', async () => {
    const address = freshAddress()
    const inAMinute = 4_000
    const allowed = 60 * Math.ceil(forgeries / inAMinute)
    let passed = 0
    for (let count = 0; count < forgeries; count += 1) {
      if (count % inAMinute === 0) server.clock.advance(2 * minute)
      if (count % 90 === 89) server.clock.advance(1_000)
      const forged = `203.0.${count >> 8}.${count & 255}, ${address}`
      if ((await handshakeFrom(forged)) !== 429) passed += 1
    }
    figure(
      'R-12',
      `extra handshakes gained by ${forgeries} forged addresses`,
      passed - allowed,
      engine,
    )
    expect(passed).toBe(allowed)
  })

  it('R-18 a person may have ten pages open, and another one as soon as one closes', async () => {
    const owner = await ownerOf(server)
    const open = () => openLivePage(owner, 'token', from(freshAddress()))
    const pages = []
    for (let page = 0; page < 10; page += 1) pages.push(await open())
    expect(await handshakeFrom(freshAddress(), owner.token)).toBe(429)
    expect(await handshakeFrom(freshAddress(), (await ownerOf(server)).token)).toBe(101)
    await pages[3]?.close()
    await expect.poll(() => handshakeFrom(freshAddress(), owner.token)).toBe(101)
    await Promise.all(pages.map((page) => page.close()))
  })

  it('R-18 some of very many simultaneous sockets are refused for a second, and then succeed', async () => {
    // The clock stands still, so that the limiter admits no more on a slow machine.
    let now = Date.now()
    const advance = (ms: number) => {
      now += ms
    }
    const clock = { now: () => now, advance }
    const settings = { trustedProxy: '127.0.0.1' }
    const own = await startTestServer(engine, { limitScale: 1, settings, clock })
    const { token } = await ownerOf(own)
    const retryAfter: (string | undefined)[] = []
    const answers = await Promise.all(
      Array.from({ length: 160 }, async () => {
        const socket = new WebSocket(liveAddress(own.url, 'nobody'), from(freshAddress()))
        const [, response] = await once(
          socket.on('error', () => undefined),
          'unexpected-response',
        )
        response.resume()
        if (response.statusCode === 503) retryAfter.push(response.headers['retry-after'])
        return response.statusCode
      }),
    )
    expect(answers.filter((status) => status === 401)).toHaveLength(100)
    expect(answers.filter((status) => status === 503)).toHaveLength(60)
    expect(new Set(retryAfter)).toEqual(new Set(['1']))
    advance(1_000)
    expect(await handshake(liveAddress(own.url, token), from(freshAddress()))).toBe(101)
    expect(own.bugs).toEqual([])
    await own.stop()
  })
})
