import { type CoverMove, stopState } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { readCommand } from '../../read-command.ts'
import { isReading, isRecord, readFirmwareJson, shortText } from '../dialects/firmware-json.ts'
import type { BoardPin, BoardReading, HubBoard } from './hub-board.ts'

type Fields = Readonly<Record<string, unknown>>

/** The hello of a board: the pins and readings that it has. */
export const helloOf = ({ pins, readings, vendor, model }: HubBoard) => ({
  ...(model !== null && { firmware: shortText(`${vendor ?? ''} ${model}`) }),
  pins: pins.map(({ key, name, form }) => ({ key, ...(name !== null && { name }), ...form })),
  ...(readings.length > 0 && {
    readings: Object.fromEntries(readings.map(({ key, declared }) => [key, declared])),
  }),
})

/** The states of pins that a message of a board tells; null for one of which it does not know it. */
export function statesIn(pins: readonly BoardPin[], fields: Fields): Map<string, number | null> {
  const states = new Map<string, number | null>()
  for (const pin of pins) {
    const state = stateIn(pin, fields)
    if (state !== undefined) states.set(pin.key, state)
  }
  return states
}

/** The words of boards for a cover that moves. */
const moveWords: ReadonlyMap<unknown, CoverMove> = new Map([
  ...(['UP', 'OPEN', 'opening'] as const).map((word) => [word, 'opening'] as const),
  ...(['DOWN', 'CLOSE', 'closing'] as const).map((word) => [word, 'closing'] as const),
])

/** The covers of which a message tells that they move, and which way. */
export function movesIn(pins: readonly BoardPin[], fields: Fields): Map<string, CoverMove> {
  const moving = new Map<string, CoverMove>()
  for (const pin of pins) {
    const move = pin.as === 'cover' && pin.moves ? moveWords.get(fields[pin.moves]) : undefined
    if (move) moving.set(pin.key, move)
  }
  return moving
}

/** The buttons that were pressed, by a message. */
export const pressesIn = (pins: readonly BoardPin[], fields: Fields): string[] =>
  pins.flatMap((pin) => (pin.as === 'press' && fields[pin.field] === pin.value ? [pin.key] : []))

/** The words for how a cover stands that does not tell where. */
const coverStates: ReadonlyMap<unknown, number> = new Map([
  ['CLOSE', 0],
  ['STOP', 50],
  ['OPEN', 100],
])

function stateIn(pin: BoardPin, fields: Fields): number | null | undefined {
  const value = fields[pin.field]
  if (pin.as === 'press') return undefined
  if (value === null && (pin.as !== 'level' || fields[pin.power] === null)) return null
  if (pin.as === 'cover') {
    if (pin.field === pin.word) return coverStates.get(value)
    const isPlace = typeof value === 'number' && value >= 0 && value <= 100
    return isPlace ? Math.round(value) : undefined
  }
  if (pin.as === 'choice') {
    const state = typeof value === 'string' ? pin.values.indexOf(value) : -1
    return state < 0 ? undefined : state
  }
  if (pin.as === 'flag') {
    if (value === pin.on) return 1
    return value === pin.off ? 0 : undefined
  }
  if (fields[pin.power] === pin.off) return 0
  if (typeof value !== 'number' || !(value >= 0)) return undefined
  // A light that is on at its lowest level is not off.
  return Math.min(100, Math.max(1, Math.round((value / pin.most) * 100)))
}

/** The readings that a message of a board has; null for one that it does not know. */
export function readingsIn(
  readings: readonly BoardReading[],
  fields: Fields,
): Map<string, number | null> {
  const found = new Map<string, number | null>()
  for (const { key, field, factor } of readings) {
    const value = fields[field]
    if (value === null) found.set(key, null)
    else if (isReading(value))
      found.set(key, factor === 1 ? value : Number((value * factor).toFixed(6)))
  }
  return found
}

/** The pin that a command is about, and the message to its board; undefined for one that it does not have. */
export function settingIn({ pins }: HubBoard, payload: string) {
  const { pin, state } = readCommand(payload)
  const known = pins.find((one) => one.key === pin)
  const fields = known && settingOf(known, state)
  return fields && { pin, fields }
}

/** The message that sets a pin, or stops a cover; undefined for one that nobody sets. */
export function settingOf(pin: BoardPin, state: number): object | undefined {
  if (pin.form.kind === 'input' || pin.as === 'press') return undefined
  if (pin.as === 'cover') {
    if (state === stopState) return { [pin.word]: 'STOP' }
    if (pin.field !== pin.word) return { [pin.field]: state }
    return { [pin.word]: state > 0 ? 'OPEN' : 'CLOSE' }
  }
  if (pin.as === 'choice') return { [pin.field]: pin.values[state] ?? 'off' }
  if (pin.as === 'flag') return { [pin.field]: state > 0 ? pin.on : pin.off }
  if (state === 0) return { [pin.power]: pin.off }
  const level = Math.max(1, Math.round((state / 100) * pin.most))
  return { [pin.power]: pin.on, [pin.field]: level }
}

/** The message that asks a board how its pins are; undefined where they can't be asked for. */
export function questionOf({ pins }: HubBoard): object | undefined {
  const fields = pins.filter(({ canGet }) => canGet).map(({ field }) => [field, ''])
  return fields.length > 0 ? Object.fromEntries(fields) : undefined
}

/**
 * The values that differ from before, by key; they are remembered.
 * @param detailOf returns what else there is to a value that may differ
 */
export function news(
  said: Map<string, string>,
  now: ReadonlyMap<string, number | null>,
  detailOf: (key: string) => string | undefined = () => undefined,
): Map<string, number | null> {
  const textOf = (key: string, value: number | null) => `${value} ${detailOf(key) ?? ''}`
  const changed = new Map([...now].filter(([key, value]) => said.get(key) !== textOf(key, value)))
  for (const [key, value] of changed) said.set(key, textOf(key, value))
  return changed
}

/** `online` or `offline`, alone or as the state of an object. */
export function stateWord(payload: Buffer): unknown {
  if (payload.length > 64) return undefined
  const text = payload.toString('utf8')
  if (!text.startsWith('{')) return text
  const message = readFirmwareJson(payload)
  return isRecord(message) ? message.state : undefined
}
