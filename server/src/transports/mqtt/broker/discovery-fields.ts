import { shortText } from '../dialects/firmware-json.ts'
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
