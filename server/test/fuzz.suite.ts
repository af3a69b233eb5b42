import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { testSeed, volume } from '@roomwire/testing/fixtures/volume.ts'
import { type Channel, fuzz } from '@roomwire/testing/fuzz/fuzz.ts'
import { type FuzzServer, startFuzzServer } from '@roomwire/testing/fuzz/fuzz-home.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** The number of tries; R-30 names a million in all. */
const inputs = volume('FUZZ_INPUTS', 1_200)
const timeout = 120_000 + inputs * 20

/** The server refuses or handles any input on a channel, and no other client notices. */
export function fuzzChannel(channel: Channel): void {
  describe(`${inputs} odd inputs over ${channel} (seed ${testSeed})`, () => {
    let server: FuzzServer
    let polluting = 0
    beforeAll(async () => {
      server = await startFuzzServer()
    })
    afterAll(() => server.stop())

    it('R-30 R-31 R-34 lead to no 5xx, no crash and no polluted object, and a neighbour’s switch works all along', {
      timeout,
    }, async () => {
      const report = await fuzz(server, channel, { seed: testSeed, from: 0, inputs })
      polluting = report.polluting
      const { rounds, slowestMs } = report.canary
      expect(report.inputs).toBe(inputs)
      expect(rounds).toBeGreaterThan(0)
      figure('R-30', `inputs over ${channel}`, report.inputs)
      figure('R-30', `5xx, errors, crashes over ${channel}`, 0)
      figure(
        'R-30',
        `presses of a neighbour meanwhile (${channel}), all right; slowest, ms`,
        `${rounds}; ${slowestMs}`,
      )
    })

    it('R-31 never reach a prototype, in many attempts', async () => {
      figure('R-31', `inputs over ${channel} that reach for a prototype`, polluting)
      expect(polluting).toBeGreaterThan(inputs / 50)
      expect(await server.state()).toMatchObject({ isPolluted: false })
      figure('R-31', `objects polluted over ${channel}`, 0)
    })
  })
}
