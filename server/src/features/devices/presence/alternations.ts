import { putLast } from '../../../platform/put-last.ts'
import type { ConnectedFrom } from '../records/device-events.ts'

/** How long two boards may take for their turns, ms, and of how many devices that is remembered. */
const bounds = { withinMs: 5 * 60_000, devicesMost: 20_000 }

type Turn = { name: string; address: string; at: number }

/** How a connection is told from another: by its address, or behind a proxy by its name there. */
const namings = [
  ({ address }: ConnectedFrom) => address,
  ({ address, clientId }: ConnectedFrom) => `${address} ${clientId}`,
]

/**
 * Finds boards with one identity by their turns: each takes the connection over from the other, and
 * comes back. One that connects anew does not: it is followed by itself. One that moves from one
 * address to another does not come back so often.
 */
export class Alternations {
  /** The last four turns of each device, in each naming; the devices that connected last are the last. */
  readonly #turns = new Map<number, Turn[][]>()

  /**
   * Notes that a device has connected.
   * @returns the addresses of two boards, once they have taken turns three times within 5 minutes
   */
  note(deviceId: number, from: ConnectedFrom, now: number): string[] | undefined {
    const turns = namings.map((nameOf, at) => {
      const known = this.#turns.get(deviceId)?.[at] ?? []
      const turn = { name: nameOf(from), address: from.address, at: now }
      const others = known.at(-1)?.name === turn.name ? known.slice(0, -1) : known
      return [...others, turn].slice(-4)
    })
    putLast(this.#turns, deviceId, turns, bounds.devicesMost)
    const alternating = turns.find((four) => isAlternating(four, now))
    return alternating && [...new Set(alternating.map(({ address }) => address))].sort()
  }
}

function isAlternating(turns: readonly Turn[], now: number): boolean {
  const [first, second, third, fourth] = turns
  if (!first || !second || !third || !fourth) return false
  const isRecent = now - first.at <= bounds.withinMs
  return isRecent && first.name === third.name && second.name === fourth.name
}
