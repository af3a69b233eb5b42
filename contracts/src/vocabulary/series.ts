import { z } from 'zod'
import { pinKey } from './device-kind.ts'
import { limits } from './limits.ts'

/*
 * The numbers that Roomwire keeps of a device over time: one series for each thing that is measured.
 */

/** The kind of a reading that a device declares; `other` where none of these fits. */
export const readingKind = z.enum(
  [
    'temperature',
    'humidity',
    'power',
    'energy',
    'voltage',
    'current',
    'pressure',
    'illuminance',
    'carbon_dioxide',
    'flow',
    'volume',
    'distance',
    'other',
  ],
  'must be a kind of reading',
)
export type ReadingKind = z.infer<typeof readingKind>

/** The subject of a series: a declared reading, the state of a pin, or what every device has. */
export const seriesKind = z.enum([
  ...readingKind.options,
  'pin',
  'level',
  'signal',
  'memory',
  'uptime',
])
export type SeriesKind = z.infer<typeof seriesKind>

/** The name under which a device declares and sends a reading. */
const readingText = 'must begin with a letter and have at most 32 of a-z, 0-9 and _'
export const readingKey = z
  .string(readingText)
  .regex(/^[a-z][a-z0-9_]{0,31}$/, readingText)
  // Its second series would be called like that of a pin.
  .refine((key) => key !== 'pin', 'must be another name than pin')

/** A number as devices send it, in the unit that they declare. */
const numberText = `must be a number from -${limits.readingMost} to ${limits.readingMost}`
export const readingValue = z
  .number(numberText)
  .min(-limits.readingMost, numberText)
  .max(limits.readingMost, numberText)

/** Series of every device: a tank's level in %, Wi-Fi signal in dBm, free memory in bytes, seconds since it started. */
const ofDevice = ['device.level', 'device.signal', 'device.memory', 'device.uptime'] as const

/** The most series of one declared reading: a new one begins where its unit or kind changes. */
export const seriesOfReadingMax = 4

/** The name of a series of a declared reading: its key, and from the second one on a number, up to `seriesOfReadingMax`. */
const readingSeries = z.union([readingKey, z.string().regex(/^[a-z][a-z0-9_]{0,31}\.[2-4]$/)])

/** A series of a device: the state of a pin, what every device has, or a declared reading. */
export const seriesKey = z.union(
  [z.templateLiteral(['pin.', pinKey]), z.enum(ofDevice), readingSeries],
  'is no series of a device',
)
export type SeriesKey = z.infer<typeof seriesKey>
