import { isReading, shortText } from '../dialects/firmware-json.ts'
import type { HubBoard } from './read-boards.ts'
import type { BoardPin, BoardReading } from './read-exposes.ts'

type Fields = Readonly<Record<string, unknown>>

/** The hello of a board: the pins and readings that it has. */
export const helloOf = ({ pins, readings, vendor, model }: HubBoard) => ({
  ...(model !== null && { firmware: shortText(`${vendor ?? ''} ${model}`) }),
  pins: pins.map(({ key, name, form }) => ({ key, ...(name !== null && { name }), ...form })),
  ...(readings.length > 0 && {
    readings: Object.fromEntries(readings.map(({ key, declared }) => [key, declared])),
  }),
})

/** The states of pins that a message of a board tells. */
export function statesIn(pins: readonly BoardPin[], fields: Fields): Map<string, number> {
  const states = new Map<string, number>()
  for (const pin of pins) {
    const state = stateIn(pin, fields)
    if (state !== undefined) states.set(pin.key, state)
  }
  return states
}

function stateIn(pin: BoardPin, fields: Fields): number | undefined {
  const value = fields[pin.field]
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

/** The readings that a message of a board has. */
export function readingsIn(readings: readonly BoardReading[], fields: Fields): Map<string, number> {
  const found = new Map<string, number>()
  for (const { key, field, factor } of readings) {
    const value = fields[field]
    if (isReading(value)) found.set(key, factor === 1 ? value : Number((value * factor).toFixed(6)))
  }
  return found
}

/** The message that sets a pin; undefined for one that nobody sets. */
export function settingOf(pin: BoardPin, state: number): object | undefined {
  if (pin.form.kind === 'input') return undefined
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
