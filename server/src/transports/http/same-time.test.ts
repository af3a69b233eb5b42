/** The time of an answer does not tell either that something is another home's. */

import { type AccessWorld, buildAccessWorld } from '@roomwire/testing/access/access-world.ts'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** ANSWER_PAIRS=10000 for the whole proof: then also small differences would be seen. */
const pairs = volume('ANSWER_PAIRS', 400)
const missing = '2000000000'

type Question = (of: 'foreign' | 'missing') => Promise<{ status: number }>

describe.each(engines)('the time of a refusal (%s)', (engine) => {
  let server: TestServer
  let world: AccessWorld
  beforeAll(async () => {
    server = await startTestServer(engine)
    world = await buildAccessWorld(server)
  })
  afterAll(() => server.stop())

  const questions: Record<string, () => Question> = {
    'a room': () => (of) =>
      ask(
        server,
        `GET /api/rooms/${of === 'foreign' ? world.rooms.foreign : missing}`,
        world.owner,
      ),
    'a person': () => (of) =>
      ask(
        server,
        `GET /api/users/profile/${of === 'foreign' ? world.stranger.userId : missing}`,
        world.owner,
      ),
    'a device': () => (of) =>
      ask(server, 'PUT /api/devices/update', {
        ...world.owner,
        body: {
          device_identifier: of === 'foreign' ? 'SC-FOREIGN' : 'SC-MISSING',
          device_name: 'x',
        },
      }),
    'a guest to delete': () => (of) =>
      ask(
        server,
        `DELETE /api/users/guest/delete/${of === 'foreign' ? world.foreign.guest.userId : missing}`,
        world.owner,
      ),
  }

  it.each(Object.keys(questions))(
    'R-06 is the same for %s of another home as for none',
    { timeout: 600_000 + pairs * 20 },
    async (thing) => {
      const question = questions[thing]?.()
      if (!question) throw new Error('There is no such question')
      const took = { foreign: [] as number[], missing: [] as number[] }
      for (let n = -20; n < pairs; n += 1) {
        // Now one is asked first and now the other; the first few only warm up.
        for (const of of n % 2
          ? (['foreign', 'missing'] as const)
          : (['missing', 'foreign'] as const)) {
          const begun = performance.now()
          expect((await question(of)).status).toBe(404)
          if (n >= 0) took[of].push(performance.now() - begun)
        }
      }
      const { oftenSlower, p } = mannWhitney(took.foreign, took.missing)
      const spread = `p50 ${median(took.foreign)} and ${median(took.missing)} µs, Mann-Whitney p ${p.toFixed(3)}, foreign slower in ${(100 * oftenSlower).toFixed(1)} % of pairs`
      figure(
        'R-06',
        `time of ${pairs} answers about ${thing} that is foreign, and missing`,
        spread,
        engine,
      )
      // A coin falls so rarely so far from the middle that it is no chance any more.
      expect(Math.abs(oftenSlower - 0.5)).toBeLessThan(
        5 * Math.sqrt((2 * pairs + 1) / (12 * pairs ** 2)),
      )
    },
  )
})

/** How often one of the first is greater than one of the second, and how likely chance does as much. */
function mannWhitney(first: number[], second: number[]): { oftenSlower: number; p: number } {
  const all = [
    ...first.map((value) => ({ value, of: 1 })),
    ...second.map((value) => ({ value, of: 2 })),
  ]
  all.sort((a, b) => a.value - b.value)
  const ranks = all.reduce((sum, { of }, at) => (of === 1 ? sum + at + 1 : sum), 0)
  const [n, m] = [first.length, second.length]
  const u = ranks - (n * (n + 1)) / 2
  const z = (u - (n * m) / 2) / Math.sqrt((n * m * (n + m + 1)) / 12)
  return { oftenSlower: u / (n * m), p: 2 * (1 - normal(Math.abs(z))) }
}

/** The normal distribution up to z (Abramowitz and Stegun 26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const parts = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  const tail = parts.reduceRight((sum, part) => t * (part + sum), 0)
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail
}

const median = (times: number[]) =>
  Math.round(1_000 * (times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0))
