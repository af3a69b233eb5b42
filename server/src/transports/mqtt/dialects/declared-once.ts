import type { ReadingKind } from '@roomwire/contracts/vocabulary/series.ts'
import type { Report } from './dialect.ts'

/** A reading as the device protocol declares it, and its value. */
export type FirmwareReading = {
  declared: { name: string; unit?: string; kind?: ReadingKind; decimals?: number }
  value: number
}

/** The pins and readings that firmware has been declared to have over a connection: each change is declared once. */
export function declaredOnce() {
  let declaredPins = ''
  const declaredReadings = new Set<string>()
  return {
    /** The pins for a hello, where they are not as they were declared. */
    pins(all: readonly object[]): { pins?: readonly object[] } {
      const text = JSON.stringify(all)
      if (all.length === 0 || text === declaredPins) return {}
      declaredPins = text
      return { pins: all }
    },

    /** The reports of readings: those that are new are declared first. */
    readings(
      found: ReadonlyMap<string, FirmwareReading>,
      hello: (message: object) => Report[],
    ): Report[] {
      if (found.size === 0) return []
      const isNew = [...found.keys()].some((key) => !declaredReadings.has(key))
      for (const key of found.keys()) declaredReadings.add(key)
      const declared = Object.fromEntries([...found].map(([key, one]) => [key, one.declared]))
      const values = Object.fromEntries([...found].map(([key, { value }]) => [key, value]))
      const report: Report = { topic: 'readings', message: { readings: values } }
      return isNew ? [...hello({ readings: declared }), report] : [report]
    },
  }
}
