import { pinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { shortText } from './firmware-json.ts'
import type { tasmotaShutters } from './tasmota-shutters.ts'
import type { Command } from './tasmota-topics.ts'

type Fields = Readonly<Record<string, unknown>>
type DeclaredPin = { key: string; name?: string; kind: 'switch' | 'fan' | 'level' | 'cover' }

/** The types of relays in discovery. */
const [lightRelay, shutterRelay] = [2, 3]
/** Tasmota has 32 relays at most. */
const relaysMax = 32
/** The relays that have a time of their own in every version. */
const timesMax = 8
const fan = 'FanSpeed'
const dimmer = 'Dimmer'

/** The pins of one device with Tasmota: its relays by number, its fan, its light, and its blinds. */
export function tasmotaPins(shutters: ReturnType<typeof tasmotaShutters>) {
  /** The relays and others that its state names. */
  const known = new Set<string>()
  let names: readonly unknown[] = []
  let relays: readonly unknown[] = []
  let texts: readonly unknown[] = ['OFF', 'ON']
  const states = new Map<string, number>()

  /** The relay of a light whose level can be set: it is part of that. */
  function lightRelayKey(): string | undefined {
    if (!known.has(dimmer)) return undefined
    const at = relays.indexOf(lightRelay)
    if (at >= 0) return `POWER${at + 1}`
    return [...known].filter((key) => key.startsWith('POWER')).at(-1)
  }

  function isShutter(key: string): boolean {
    const number = Number(key.slice('POWER'.length))
    return relays[number - 1] === shutterRelay || shutters.hasRelay(number)
  }

  function nameOf(key: string): { name?: string } {
    const relay = key === dimmer ? lightRelayKey() : key
    return nameAt(relay?.startsWith('POWER') ? Number(relay.slice('POWER'.length)) : 0)
  }

  function nameAt(relay: number): { name?: string } {
    const name = names[relay - 1]
    return typeof name === 'string' && name !== '' ? { name: shortText(name) } : {}
  }

  function isOn(value: unknown): boolean | undefined {
    if (value === 'ON' || value === 1 || value === texts[1]) return true
    return value === 'OFF' || value === 0 || value === texts[0] ? false : undefined
  }

  return {
    /** Learns from a message about all of it which pins there are; returns whether one is new. */
    learn(state: Fields): boolean {
      const before = known.size
      for (const field of Object.keys(state)) {
        const key = keyOf(field)
        if (key !== undefined) known.add(key)
      }
      return known.size > before
    },

    /**
     * Takes over what it says about itself: names, what its relays are, and how it writes on and off.
     * @returns whether it writes these in another way than was known
     */
    describe({ fn, rl, state }: Fields): boolean {
      if (Array.isArray(fn)) names = fn
      else if (typeof fn === 'string') names = [fn]
      if (Array.isArray(rl)) relays = rl
      const [off, on] = Array.isArray(state) ? state : texts
      const isOther = off !== texts[0] || on !== texts[1]
      texts = [off, on]
      return isOther
    },

    /** As the device protocol declares them. The relays of blinds are not among them: the blinds are. */
    declared(): DeclaredPin[] {
      const light = lightRelayKey()
      const own = [...known].filter((key) => key !== light && !isShutter(key))
      return [
        ...own.map((key) => ({ key, ...nameOf(key), kind: kindOf(key) })),
        ...shutters
          .all()
          .map(({ key, relay = 0 }) => ({ key, ...nameAt(relay), kind: 'cover' as const })),
      ]
    },

    /** The states that a message tells. */
    statesIn(message: Fields): Map<string, number> {
      const light = lightRelayKey()
      const reported = new Map<string, number>()
      for (const [field, value] of Object.entries(message)) {
        const key = keyOf(field)
        if (key === undefined || !known.has(key)) continue
        const on = key.startsWith('POWER') ? isOn(value) : undefined
        const { data: state } = pinState.safeParse(on === undefined ? value : Number(on))
        if (state === undefined || state > highestOf(key)) continue
        states.set(key, state)
        reported.set(key === light ? dimmer : key, state)
      }
      if (reported.has(dimmer)) {
        const isDark = light !== undefined && states.get(light) === 0
        reported.set(dimmer, isDark ? 0 : (states.get(dimmer) ?? 0))
      }
      for (const key of reported.keys()) if (isShutter(key)) reported.delete(key)
      return reported
    },

    /** The relay that switches a pin, whose time is set; undefined for a fan. */
    relayOf: (key: string): string | undefined =>
      key === dimmer ? lightRelayKey() : relayNamed(key),

    /** Whether each pin has a relay of its own whose time can be set: boards with more share theirs. */
    haveTimes: (): boolean =>
      known.size > 0 &&
      !known.has(fan) &&
      (!known.has(dimmer) || lightRelayKey() !== undefined) &&
      [...known].every((key) => key === dimmer || Number(key.slice('POWER'.length)) <= timesMax),

    /** Sets a pin; undefined for one that it does not have. */
    commandsFor(key: string, state: number): Command[] | undefined {
      if (!known.has(key)) return undefined
      const light = lightRelayKey()
      if (key !== dimmer) {
        return [{ command: key, value: key === fan ? String(state) : onOrOff(state) }]
      }
      if (state === 0) return light ? [{ command: light, value: 'OFF' }] : undefined
      // With SetOption20 a level alone does not turn it on.
      const level = { command: dimmer, value: String(state) }
      return light && states.get(light) === 0 ? [level, { command: light, value: 'ON' }] : [level]
    },
  }
}

const relayNamed = (key: string) => (key.startsWith('POWER') ? key : undefined)

const onOrOff = (state: number): string => (state > 0 ? 'ON' : 'OFF')

const kindOf = (key: string): DeclaredPin['kind'] => {
  if (key === fan) return 'fan'
  return key === dimmer ? 'level' : 'switch'
}

const highestOf = (key: string): number => ({ [fan]: 3, [dimmer]: 100 })[key] ?? 1

/** The key of a pin that a field is about; a device with one relay leaves its number out. */
function keyOf(field: string): string | undefined {
  if (field === fan || field === dimmer) return field
  if (field === 'POWER') return 'POWER1'
  const [, number] = /^POWER([1-9]\d?)$/.exec(field) ?? []
  return number !== undefined && Number(number) <= relaysMax ? field : undefined
}
