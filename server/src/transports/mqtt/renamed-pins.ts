import type { DownlinkTopic, ReportTopic } from '@roomwire/contracts/device/topics.ts'
import { pinTouchedBy } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { PinAliases } from '../../features/devices/rules/pin-aliases.ts'
import { parseReport } from '../../platform/parse-json.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { DeviceLine } from './admission.ts'

/*
 * Messages of a board that has taken another one's place: it names pins and readings by its own keys, and the device
 * by those of the board before. Only devices whose board was replaced come here.
 */

/** Takes a report of a device; resolves to a text for its author when it is refused, else null. */
export type TakeReport = (topic: ReportTopic, payload: Buffer) => Promise<string | null>

/** Takes the reports of a board as those of its device. */
export function ofDevice(aliases: PinAliases, take: TakeReport): TakeReport {
  return (topic, payload) => {
    const report = fromBoard(aliases, topic, payload)
    return take(report.topic, report.payload)
  }
}

/** The line to a board, for messages to its device. */
export function lineToBoard(
  { aliases }: { aliases: PinAliases | undefined },
  line: DeviceLine,
): DeviceLine {
  if (!aliases) return line
  return {
    close: (reason) => line.close(reason),
    send(topic, payload) {
      const message = toBoard(aliases, topic, payload)
      return message === undefined ? 'not_listening' : line.send(topic, message)
    },
  }
}

type Fields = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A report with the pins of the device. One that can't be read stays as it is: its author is told why. */
function fromBoard(
  aliases: PinAliases,
  topic: ReportTopic,
  payload: Buffer,
): { topic: ReportTopic; payload: Buffer } {
  const message = readable(payload)
  if (!isRecord(message)) return { topic, payload }
  const { pinOf, readingOf } = aliases
  const named = (key: unknown) => (typeof key === 'string' ? pinOf(key) : key)
  const one = (part: unknown, field: string) =>
    isRecord(part) && field in part ? { ...part, [field]: named(part[field]) } : part
  const list = (value: unknown, each: (part: unknown) => unknown) =>
    Array.isArray(value) ? value.map(each) : value
  const byKey = (value: unknown, nameOf: (onBoard: string) => string) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([key, of]) => [nameOf(key), of]))
      : value
  const byPin = (value: unknown) => byKey(value, pinOf)
  const translated: Partial<Record<ReportTopic, () => Fields>> = {
    hello: () =>
      withFields(message, {
        pins: (pins) => list(pins, (pin) => one(pin, 'key')),
        readings: (readings) => byKey(readings, readingOf),
      }),
    readings: () => withFields(message, { readings: (readings) => byKey(readings, readingOf) }),
    state: () =>
      withFields(message, {
        pins: byPin,
        leases: byPin,
        moving: byPin,
        pressed: (pins) => list(pins, named),
        atWall: (pins) => list(pins, named),
      }),
    runs: () => withFields(message, { runs: (runs) => list(runs, (run) => one(run, 'pin')) }),
  }
  if (topic === 'touch') return touchedPin(aliases, message) ?? { topic, payload }
  const translate = translated[topic]
  return { topic, payload: translate ? textOf(translate()) : payload }
}

/** A touch names a pad, which is wired to a pin of the board. */
function touchedPin({ pinOf }: PinAliases, { touchPin, state }: Fields) {
  const onBoard = typeof touchPin === 'number' ? pinTouchedBy(touchPin) : undefined
  if (onBoard === undefined || typeof state !== 'number') return undefined
  const pin = pinOf(onBoard)
  if (pin === onBoard) return undefined
  return { topic: 'state' as const, payload: textOf({ pins: { [pin]: state }, atWall: [pin] }) }
}

/** A message to the board, with its own keys; undefined for a command to a pin that it does not have. */
function toBoard(
  { onBoard }: PinAliases,
  topic: DownlinkTopic,
  payload: string,
): string | undefined {
  if (topic !== 'command' && topic !== 'config' && topic !== 'plan') return payload
  const message: unknown = JSON.parse(payload)
  if (!isRecord(message)) return payload
  const { pin, pins, entries } = message
  const keyOf = (key: unknown) => (typeof key === 'string' ? onBoard(key) : undefined)
  if (topic === 'command') {
    const key = keyOf(pin)
    return key === undefined ? undefined : JSON.stringify({ ...message, pin: key })
  }
  if (topic === 'plan') {
    const known = Array.isArray(entries) ? entries.filter(isRecord) : []
    const own = known.flatMap((entry) => {
      const key = keyOf(entry.pin)
      return key === undefined ? [] : [{ ...entry, pin: key }]
    })
    return JSON.stringify({ ...message, entries: own })
  }
  const own = Object.entries(isRecord(pins) ? pins : {}).flatMap(([key, limits]) => {
    const name = onBoard(key)
    if (name === undefined || !isRecord(limits)) return []
    const { notWith, ...others } = limits
    const other = keyOf(notWith)
    return [[name, { ...others, ...(other !== undefined && { notWith: other }) }]]
  })
  return JSON.stringify({ ...message, pins: Object.fromEntries(own) })
}

function readable(payload: Buffer): unknown {
  try {
    return parseReport(payload)
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

const textOf = (message: object): Buffer => Buffer.from(JSON.stringify(message))

/** A message with some of its fields changed, as far as it has them. */
function withFields(
  message: Fields,
  changes: Readonly<Record<string, (value: unknown) => unknown>>,
): Fields {
  const changed = Object.entries(changes).filter(([field]) => field in message)
  const fields = changed.map(([field, change]) => [field, change(message[field])])
  return { ...message, ...Object.fromEntries(fields) }
}
