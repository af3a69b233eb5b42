import type { PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { ReadingKind, SeriesKey, SeriesKind } from '@roomwire/contracts/vocabulary/series.ts'
import type { Measured } from './measured.ts'

/** A device whose numbers are kept. */
export type MeasuredDevice = { id: number; homeId: number }

/** A series, and the newest number of it. Instants are epoch ms. */
export type Series = {
  id: number
  deviceId: number
  key: SeriesKey
  kind: SeriesKind
  /** As the device has declared it; null for pins and what every device has. */
  name: string | null
  unit: string | null
  decimals: number
  /** Null before its first one. */
  value: number | null
  at: number | null
}

/** What a device declares of a reading. */
export type Declared = {
  key: string
  name: string
  unit: string | null
  kind: ReadingKind
  decimals: number
}

/** A number of a series at an instant; null where nothing is known from then on. */
export type SampleOf = MeasuredDevice & { key: SeriesKey; at: number; value: number | null }

/** Which history is asked for. */
export type HistoryQuestion = {
  seriesIds: readonly number[]
  from: number
  until: number
  /** From what it is made: every sample, hours, or days. */
  resolution: 'sample' | 'hour' | 'day'
  /** How many points of a series at most. */
  most: number
  /** Of the home, IANA name: by it hours and days are counted. */
  timeZone: string
  now: number
}

/** A state, and from when until when it was. */
export type Run = { from: number; until: number; state: PinState }

/** What a series was; what is missing between two points is not known. */
export type SeriesHistory = {
  seriesId: number
  points: Measured[]
  /** Of a pin whose samples were asked for; null where there are more than so many points. */
  runs: Run[] | null
}

/** Samples and what they come to, of all devices. It is the only writer of its tables. */
export type HistoryStore = {
  /** Adds samples, and the series of those that are new. What is there already stays as it is. */
  add(samples: readonly SampleOf[]): Promise<void>
  /** Declares readings of a device; returns the keys for which it has no room (see limits.seriesMax). */
  declare(device: MeasuredDevice, declared: readonly Declared[]): Promise<string[]>
  /** Nothing is known of these devices from an instant on. */
  end(devices: readonly { id: number; at: number }[]): Promise<void>
  /** The series of devices, pins first. */
  list(deviceIds: readonly number[]): Promise<Series[]>
  read(question: HistoryQuestion): Promise<SeriesHistory[]>
  close(): Promise<void>
}
