import { setTimeout as wait } from 'node:timers/promises'
import { openCanary } from './canary.ts'
import { FuzzFault, type FuzzServer } from './fuzz-home.ts'
import { fuzzHttp } from './http-channel.ts'
import { fuzzLive } from './live-channel.ts'
import { fuzzMqtt } from './mqtt-channel.ts'
import { type FuzzRange, openFuzzTurns } from './turns.ts'

/*
 * Says very many odd things to a real server over each of its channels. A fault
 * is an answer 5xx, an error in the log, a crash, an input taken that no contract
 * takes, a prototype reached, or a neighbour disturbed.
 */

const fuzzers = { http: fuzzHttp, live: fuzzLive, mqtt: fuzzMqtt }
export type Channel = keyof typeof fuzzers
export const channels: readonly Channel[] = ['http', 'live', 'mqtt']

export type FuzzReport = {
  channel: Channel
  inputs: number
  /** Those of them that reach for a prototype. */
  polluting: number
  seconds: number
  /** Presses of the neighbour that came out right, and the slowest, ms. */
  canary: { rounds: number; slowestMs: number }
  /** The memory that the server's process holds afterwards. */
  megabytes: number
}

/** Fuzzes one channel. @throws FuzzFault that says how to see it again. */
export async function fuzz(
  server: FuzzServer,
  channel: Channel,
  range: FuzzRange,
): Promise<FuzzReport> {
  const since = performance.now()
  const turns = openFuzzTurns(range, server.bugs)
  const canary = await openCanary(server)
  try {
    await fuzzers[channel](server, turns)
    const { isPolluted, megabytes } = await server.state()
    if (isPolluted) throw new FuzzFault('A prototype was reached')
    if (server.bugs[0] !== undefined) throw new FuzzFault(server.bugs[0])
    return {
      channel,
      inputs: turns.tried,
      polluting: turns.polluting,
      seconds: (performance.now() - since) / 1000,
      canary: await canary.end(),
      megabytes,
    }
  } catch (error) {
    await wait(200) // The server may log its bugs later.
    const input = error instanceof Error ? error.cause : undefined
    const lines = [...server.bugs.slice(0, 3), error, againText(channel, range, input)]
    throw new FuzzFault(lines.join('\n'))
  }
}

function againText(channel: Channel, { seed, from, inputs }: FuzzRange, input: unknown): string {
  const whole = `npm run fuzz -- --channel ${channel} --seed ${seed} --from ${from} --inputs ${inputs}`
  if (typeof input !== 'number') return `Again: ${whole}`
  return `Input ${input} or one just before it. Again: npm run fuzz -- --channel ${channel} --seed ${seed} --from ${Math.max(from, input - 100)} --inputs 101\nThe whole run: ${whole}`
}
