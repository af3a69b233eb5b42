import { readingKey } from '@roomwire/contracts/vocabulary/series.ts'
import { z } from 'zod'
import { parseAs } from '../../platform/parse-json.ts'
import { Refusal } from '../../platform/refusal.ts'
import { someOf } from '../../platform/some-of.ts'

/** How much of a key a refusal tells. */
const keyTextMost = 32

/**
 * Parses readings each by itself: a wrong one costs no other.
 * @returns those that are right, and for the firmware's author what is wrong with the others
 */
export function eachReading<S extends z.ZodType>(
  schema: S,
  readings: Readonly<Record<string, unknown>>,
): { taken: Record<string, z.output<S>>; faults: string[] } {
  const one = z.record(z.string(), schema)
  const taken: Record<string, z.output<S>> = {}
  const faults: string[] = []
  for (const [key, sent] of Object.entries(readings)) {
    // A Refusal stands for what may not be read at all (parseReport): of thousands no more is looked at.
    const why =
      sent instanceof Refusal ? sent.message : readingKey.safeParse(key).error?.issues[0]?.message
    if (why !== undefined) {
      faults.push(`readings.${key.slice(0, keyTextMost)} ${why}`)
      continue
    }
    try {
      Object.assign(taken, parseAs(one, { [key]: sent }))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      faults.push(`readings.${error.message}`)
    }
  }
  return { taken, faults }
}

/** The faults of readings as one text; undefined where there are none. */
export function faultText(faults: readonly string[]): string | undefined {
  return faults.length === 0 ? undefined : someOf(faults, '; ')
}
