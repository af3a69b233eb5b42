import { readingValue } from '@roomwire/contracts/vocabulary/series.ts'
import { parseReport } from '../../../platform/parse-json.ts'
import { refuse } from '../../../platform/refusal.ts'

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads a JSON object of firmware. @throws Refusal 'invalid_input'. */
export function readFirmwareJson(payload: Buffer): Readonly<Record<string, unknown>> {
  const value = parseReport(payload)
  if (!isRecord(value)) throw refuse('invalid_input', 'A message is a JSON object')
  return value
}

/**
 * A text of firmware, as the device protocol takes it: short, of one line, without controls. It is a copy: a part of
 * a long text would keep all of that in memory.
 */
export const shortText = (text: string, most = 64): string =>
  Buffer.from(text.slice(0, most))
    .toString()
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()

/**
 * A value of firmware as a text: texts, numbers, yes and no; undefined for others. `String` fails for an object
 * whose `toString` is no function.
 */
export const wordOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined

/** Whether a value of firmware is a number that a reading may have. */
export const isReading = (value: unknown): value is number => readingValue.safeParse(value).success
