import { pinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { type CoverMove, stopState } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { isRecord } from './firmware-json.ts'
import type { Command } from './tasmota-topics.ts'

/*
 * Blinds of a board with Tasmota (https://tasmota.github.io/docs/Blinds-and-Shutters/): two relays each, one that
 * opens and one that closes.
 */

type Fields = Readonly<Record<string, unknown>>

type Shutter = {
  /** The number of the relay that opens it; the next one closes it. */
  relay: number | undefined
  /** Whether its 100 % is closed. */
  isInverted: boolean
  place: number | undefined
  moving: CoverMove | undefined
  /** The place that was asked for, while it has not answered. */
  asked: number | undefined
}

/** How a blind is: where it stands, and which way it moves. */
export type ShutterState = { pin: string; state: number; moving: CoverMove | undefined }

/** The blinds of one board. */
export function tasmotaShutters() {
  const shutters = new Map<string, Shutter>()
  const shown = ({ isInverted }: Shutter, place: number) => (isInverted ? 100 - place : place)

  function shutterOf(key: string): Shutter {
    const known = shutters.get(key)
    if (known) return known
    const relay = undefined
    const made = { relay, isInverted: false, place: undefined, moving: undefined, asked: undefined }
    shutters.set(key, made)
    return made
  }

  function stateOf(pin: string): ShutterState[] {
    const { place, moving } = shutterOf(pin)
    return place === undefined ? [] : [{ pin, state: place, moving }]
  }

  function take(pin: string, { Position, Direction, Target }: Fields): ShutterState[] {
    const { data: told } = pinState.safeParse(Position)
    if (told === undefined || told > 100) return []
    const shutter = shutterOf(pin)
    shutter.place = shown(shutter, told)
    const direction = typeof Direction === 'number' ? Direction : 0
    const moves = direction !== 0
    const ahead = typeof Target === 'number' ? Target - told : direction
    const isOpening = shutter.isInverted ? ahead < 0 : ahead > 0
    shutter.moving = moves ? (isOpening ? 'opening' : 'closing') : undefined
    if (moves) shutter.asked = undefined
    return stateOf(pin)
  }

  return {
    /** Learns from `StatusSHT` which relays are those of blinds. */
    learn(status: Fields): void {
      for (const [name, fields] of Object.entries(status)) {
        const [, number] = /^SHT([0-9]|1[0-5])$/.exec(name) ?? []
        if (number === undefined || !isRecord(fields)) continue
        const shutter = shutterOf(`Shutter${Number(number) + 1}`)
        if (typeof fields.Relay1 === 'number') shutter.relay = fields.Relay1
        // The last of its options, as a binary number.
        shutter.isInverted = typeof fields.Opt === 'string' && fields.Opt.endsWith('1')
      }
    },

    /** Whether a relay, by its number, moves a blind: nobody switches it alone. */
    hasRelay: (relay: number): boolean =>
      [...shutters.values()].some((one) => one.relay === relay || one.relay === relay - 1),

    /** Its blinds, with the relay by whose name each is called. */
    all: () => [...shutters].map(([key, { relay }]) => ({ key, relay })),

    /** How the blinds are that a message tells of, or that it says have nothing to do for what they were asked. */
    statesIn(message: Fields): ShutterState[] {
      return Object.entries(message).flatMap(([field, value]) => {
        const [, word, number] = /^Shutter(Position|Stop)?([1-9]|1[0-6])$/.exec(field) ?? []
        if (number === undefined) return []
        const pin = `Shutter${number}`
        if (word === undefined) return isRecord(value) ? take(pin, value) : []
        const shutter = shutters.get(pin)
        if (!shutter || shutter.moving || shutter.asked === undefined) return []
        const isThere = shutter.asked === stopState || shutter.asked === shutter.place
        return isThere ? stateOf(pin) : []
      })
    },

    /** Moves or stops a blind; undefined for a pin that is none. */
    commandsFor(pin: string, desired: number): Command[] | undefined {
      const shutter = shutters.get(pin)
      if (!shutter) return undefined
      shutter.asked = desired
      const number = pin.slice('Shutter'.length)
      if (desired === stopState) return [{ command: `ShutterStop${number}`, value: '' }]
      const value = String(shown(shutter, desired))
      return [{ command: `ShutterPosition${number}`, value }]
    },
  }
}
