import { type CoverMove, stopState } from '@roomwire/contracts/vocabulary/pin-form.ts'
import type { FirmwareMessage } from './dialect.ts'
import { isRecord, readFirmwareJson } from './firmware-json.ts'

type Fields = Readonly<Record<string, unknown>>

type Output = {
  type: 'relay' | 'roller' | 'light'
  number: number
  isOn: boolean | undefined
  /** The brightness of a light, or where a cover stands; undefined where it does not tell that. */
  level: number | undefined
  moving: CoverMove | undefined
}

/** How a pin is. */
export type Gen1State = { pin: string; state: number; moving: CoverMove | undefined }

const moves: ReadonlyMap<unknown, CoverMove> = new Map([
  ['open', 'opening'],
  ['close', 'closing'],
])
/** The words for whether an output is on. A relay that was cut for too much power is off. */
const powers: ReadonlyMap<string, boolean> = new Map([
  ['on', true],
  ['off', false],
  ['overpower', false],
])
const names = { relay: 'Relay', roller: 'Cover', light: 'Light' }
const halfOpen = 50

/** The pins of a Shelly of the first generation: its outputs, or its buttons where it has none. */
export function gen1Pins() {
  const outputs = new Map<string, Output>()
  /** How often each button was pressed, by the device's own count. */
  const counts = new Map<number, number>()

  function outputOf(type: Output['type'], number: number): Output {
    const key = `${type}.${number}`
    const known = outputs.get(key)
    if (known) return known
    const made = { type, number, isOn: undefined, level: undefined, moving: undefined }
    outputs.set(key, made)
    return made
  }

  function stateOf({ type, number, isOn, level, moving }: Output): Gen1State[] {
    const pin = `${type}.${number}`
    if (type === 'roller') return [{ pin, state: level ?? halfOpen, moving }]
    if (isOn === undefined) return []
    if (type === 'relay') return [{ pin, state: Number(isOn), moving: undefined }]
    if (isOn && level === undefined) return []
    return [{ pin, state: isOn ? (level ?? 0) : 0, moving: undefined }]
  }

  function takePower(output: Output, word: string): Gen1State[] {
    if (!powers.has(word)) return []
    output.isOn = powers.get(word)
    return stateOf(output)
  }

  function takeLight(light: Output, { ison, brightness }: Fields): Gen1State[] {
    if (typeof ison === 'boolean') light.isOn = ison
    light.level = percentOf(brightness) ?? light.level
    return stateOf(light)
  }

  function takeMove(roller: Output, word: unknown): Gen1State[] {
    if (word !== 'stop' && !moves.has(word)) return []
    roller.moving = moves.get(word)
    return stateOf(roller)
  }

  function takePlace(roller: Output, place: unknown): Gen1State[] {
    roller.level = percentOf(place)
    return stateOf(roller)
  }

  return {
    /** Takes a message of an output, by the end of its topic; returns how that is. */
    take(word: string, payload: Buffer): Gen1State[] {
      const [, type = '', number = '', part = ''] =
        /^(relay|roller|light)\/(\d{1,2})(?:\/(\w+))?$/.exec(word) ?? []
      if (type !== 'relay' && type !== 'roller' && type !== 'light') return []
      const output = outputOf(type, Number(number))
      const text = payload.toString('utf8', 0, 32)
      if (type === 'roller') {
        return part === 'pos' ? takePlace(output, Number(text)) : takeMove(output, text)
      }
      return part === 'status'
        ? takeLight(output, readFirmwareJson(payload))
        : takePower(output, text)
    },

    /** Takes all that the device says of itself at once. */
    takeAll({ relays, rollers, lights }: Fields): void {
      for (const [number, { ison }] of listOf(relays)) {
        if (typeof ison === 'boolean') outputOf('relay', number).isOn = ison
      }
      for (const [number, { state, current_pos: place }] of listOf(rollers)) {
        const roller = outputOf('roller', number)
        takePlace(roller, place)
        takeMove(roller, state)
      }
      for (const [number, light] of listOf(lights)) takeLight(outputOf('light', number), light)
    },

    /** Takes the count of a button; returns its pin where it was pressed since the last one. */
    takePress(number: number, { event, event_cnt: count }: Fields): string[] {
      if (typeof count !== 'number') return []
      const before = counts.get(number)
      counts.set(number, count)
      const isPress = before !== undefined && before !== count && event !== ''
      return isPress && outputs.size === 0 ? [`input.${number}`] : []
    },

    /** As the device protocol declares them. */
    declared() {
      const own = [...outputs].map(([key, { type, number, level }]) => {
        const name = number === 0 ? names[type] : `${names[type]} ${number + 1}`
        if (type === 'roller') return { key, name, kind: 'cover', position: level !== undefined }
        return { key, name, kind: type === 'light' ? 'level' : 'switch' }
      })
      const buttons = [...counts.keys()].map((number) => {
        const name = `Button ${number + 1}`
        return { key: `input.${number}`, name, kind: 'button', output: false }
      })
      return outputs.size > 0 ? own : buttons
    },

    states: (): Gen1State[] => [...outputs.values()].flatMap(stateOf),

    /** The messages that set a pin or stop a cover, below the topics of the device; undefined for one that it does not have. */
    commandsFor(key: string, desired: number): FirmwareMessage[] | undefined {
      const output = outputs.get(key)
      if (!output) return undefined
      const command = commandOf(output, desired)
      const [now] = stateOf(output)
      const isSo = desired === stopState || now?.state === desired
      // Where nothing changes by it, it tells nothing by itself.
      return isSo ? [command, { topic: 'command', payload: 'update' }] : [command]
    },
  }
}

function commandOf({ type, number, level }: Output, desired: number): FirmwareMessage {
  const topic = `${type}/${number}/command`
  if (type === 'relay') return { topic, payload: desired > 0 ? 'on' : 'off' }
  if (type === 'light') {
    const set = desired > 0 ? { turn: 'on', brightness: desired } : { turn: 'off' }
    return { topic: `${type}/${number}/set`, payload: JSON.stringify(set) }
  }
  if (desired === stopState) return { topic, payload: 'stop' }
  if (level === undefined) return { topic, payload: desired > 0 ? 'open' : 'close' }
  return { topic: `${topic}/pos`, payload: String(desired) }
}

/** A whole number from 0 to 100; undefined for another one: a cover that is not calibrated says -1. */
const percentOf = (value: unknown): number | undefined =>
  typeof value === 'number' && value >= 0 && value <= 100 ? Math.round(value) : undefined

/** The most outputs of a kind that a device has. */
const listMax = 8

const listOf = (value: unknown): [number, Fields][] => {
  const list: unknown[] = Array.isArray(value) ? value.slice(0, listMax) : []
  return list.flatMap((one, number): [number, Fields][] => (isRecord(one) ? [[number, one]] : []))
}
