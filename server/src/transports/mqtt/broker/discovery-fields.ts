import { createHash } from 'node:crypto'
import { pinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { shortText, wordOf } from '../dialects/firmware-json.ts'
import type { BoardPin, BoardReading } from '../hub/hub-board.ts'
import { type ReadValue, readTemplate, wholeValue } from './value-path.ts'

/* The fields of a config that describe where a value comes from. */

export type Fields = Readonly<Record<string, unknown>>

/** A topic, and a value of its messages. */
export type Source = { topic: string; read: ReadValue }

/** A topic that messages can come from. */
export const isTopic = (topic: unknown): topic is string =>
  typeof topic === 'string' &&
  topic !== '' &&
  topic.length <= 256 &&
  topic.isWellFormed() &&
  !/[+#\p{Cc}]/u.test(topic)

/** The source of a value; undefined where its topic or its template can't be read. */
export function sourceOf(
  fields: Fields,
  topicField: string,
  templateField: string,
): Source | undefined {
  const { [topicField]: topic, [templateField]: text } = fields
  const read =
    text === undefined ? wholeValue : typeof text === 'string' ? readTemplate(text) : undefined
  return isTopic(topic) && read ? { topic, read } : undefined
}

export const textOf = (value: unknown, most = 64): string | undefined =>
  typeof value === 'string' ? shortText(value, most) || undefined : undefined

/** A message that is sent to the broker. */
export type Sent = { topic: string; payload: string }

/** A pin or a reading, and the sources of its fields by their names. */
export type About = {
  sources: ReadonlyMap<string, Source>
  /** How long what it says counts, ms; undefined until its device says something else. */
  expiresMs?: number
} & (
  | {
      pin: BoardPin
      /** How long it is on after its device has said so, ms; undefined until its device says something else. */
      onForMs?: number
      /** The fields that a setting has. */
      sets: readonly string[]
      /** The messages that set it, by a setting in its fields. */
      send(setting: Fields): Sent[]
    }
  | { reading: BoardReading }
)

/** The longest time that a timer of Node takes, s. */
const longestS = 2_147_483

/** A number of seconds as ms, at most 24 days; undefined for anything else. */
export const msOf = (seconds: unknown): number | undefined =>
  typeof seconds === 'number' && Number.isInteger(seconds) && seconds >= 0
    ? Math.min(seconds, longestS) * 1_000
    : undefined

/** How long counts what an entity says (`expire_after`). */
export function expiresOf({ expire_after }: Fields): { expiresMs?: number } {
  const expiresMs = msOf(expire_after)
  return expiresMs ? { expiresMs } : {}
}

/** The word by which a sensor says that it does not know. */
const noneWord = 'None'

/** Null where a sensor says that it does not know; else what `read` makes of it. */
export const orUnknown =
  (source: Source, read: ReadValue): ReadValue =>
  (said) => {
    const value = source.read(said)
    return value === null || value === noneWord ? null : read(said)
  }

/** Whether a field says yes, in any of the ways that Home Assistant takes. */
export const isYes = (value: unknown): boolean =>
  ['true', 'yes', 'on', 'enable', '1'].includes(wordOf(value)?.toLowerCase() ?? '')

/** Whether a topic may be one for commands. */
export type MayCommand = (topic: unknown) => topic is string

/** The part of a form for a pin without a source of its state. */
export const assumedWithout = (state: Source | undefined) =>
  state ? {} : ({ assumed: true } as const)

const keyMax = 32

/** The key of a pin or reading by the name of its entity, which stays the same. */
export function keyOf(object: string): string {
  const plain = object.replaceAll(/[^A-Za-z0-9_.-]/g, '_')
  const isKey = plain === object && pinKey.safeParse(plain).success
  return isKey ? plain : `${plain.slice(0, keyMax - 9)}_${digest(object).slice(0, 8)}`
}

/** The same short text for the same text. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex')
