/** Whatever is said on any channel, the server refuses it or does it, and nobody else notices. */

import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { channels, fuzz } from '@roomwire/testing/fuzz/fuzz.ts'
import { type FuzzServer, startFuzzServer } from '@roomwire/testing/fuzz/fuzz-home.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** For each channel. */
const inputs = Number(process.env.FUZZ_INPUTS ?? 200_000)
/** The same inputs on every run; another seed tries others. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121)
const patienceMs = 60_000 + inputs * 20

describe(`${inputs} odd inputs a channel (seed ${seed})`, () => {
  let server: FuzzServer
  beforeAll(async () => {
    server = await startFuzzServer()
  })
  afterAll(() => server.stop())
  let polluting = 0

  it.each(channels)(
    'R-30 R-31 R-34 over %s lead to no 5xx, no crash and no polluted object, and a neighbour’s switch works all along',
    async (channel) => {
      const report = await fuzz(server, channel, { seed, from: 0, inputs })
      polluting += report.polluting
      const { rounds, slowestMs } = report.canary
      expect(report.inputs).toBe(inputs)
      expect(rounds).toBeGreaterThan(5)
      figure('R-30', `inputs over ${channel}`, report.inputs)
      figure('R-30', `5xx, errors, crashes over ${channel}`, 0)
      figure(
        'R-30',
        `presses of a neighbour meanwhile (${channel}), all right; slowest, ms`,
        `${rounds}; ${slowestMs}`,
      )
    },
    patienceMs,
  )

  it('R-31 of which very many reached for a prototype, and none got there', async () => {
    figure('R-31', 'inputs that reach for a prototype', polluting)
    expect(polluting).toBeGreaterThanOrEqual(Math.min(10_000, inputs / 2))
    expect(await server.state()).toMatchObject({ isPolluted: false })
    figure('R-31', 'objects polluted', 0)
  })
})
