import type { PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { ReadingKind, SeriesKey, SeriesKind } from '@roomwire/contracts/vocabulary/series.ts'
import type { KeptSample, Measured } from './measured.ts'

/**
 * A device whose numbers are kept: elsewhere known by its number, in the history itself by a name that
 * is never given twice (open-history.ts).
 */
export type MeasuredDevice<Id = number> = { id: Id }

/** The owner of a history. */
export type HistoryOwner = {
  /** The name of the installation; it is never given twice. */
  installation: string
  /** Every device, with the instant of its registration (epoch ms). */
  devices(): Promise<readonly OwnedDevice[]>
  /** The names of those of these devices that are there. */
  historyIds(ids: readonly number[]): Promise<readonly { id: number; historyId: string }[]>
  /** Is called where the history was that of another installation until now. */
  onOther(): void
  /** Is called when a broken file was set aside, under which name and why. */
  onBroken(broken: { movedTo: string; why: string }): void
}
export type OwnedDevice = { id: number; homeId: number; createdAt: number; historyId: string }

/** A series, and the newest number of it. Instants are epoch ms. */
export type Series<Id = number> = {
  id: number
  deviceId: Id
  key: SeriesKey
  kind: SeriesKind
  /** As the device has declared it; null for pins and what every device has. */
  name: string | null
  /** The one in which its numbers are kept, for ever. */
  unit: string | null
  /** The one in which the device sends them now. */
  sentUnit: string | null
  decimals: number
  /** Whether the device sends numbers of another unit or kind by the same key now. */
  isFormer: boolean
  /** Null before its first one. */
  value: number | null
  at: number | null
  /** Since when nothing more is known; null while its number counts on. */
  endedAt: number | null
  /** When its number was heard last, as far as that is stored: one that stays the same makes no sample. */
  heardAt: number | null
  /** How long it is usually not heard, ms; null while nobody knows. */
  pauseMs: number | null
}

/** When the number of a series was heard last (epoch ms), and how long it is usually not heard, ms. */
export type HeardSeries<Id = number> = MeasuredDevice<Id> & {
  key: SeriesKey
  at: number
  pauseMs: number | null
}

/** The declaration of a reading. */
export type Declared = {
  key: string
  name: string
  unit: string | null
  kind: ReadingKind
  decimals: number
}

/** A number of a series at an instant; null where nothing is known from then on. */
export type SampleOf<Id = number> = MeasuredDevice<Id> & {
  key: SeriesKey
  at: number
  value: number | null
}

/** Which history is asked for. */
export type HistoryQuestion = {
  seriesIds: readonly number[]
  from: number
  until: number
  /** From what it is made: every sample, hours, or days. */
  resolution: 'sample' | 'hour' | 'day'
  /** How many points of a series at most. */
  most: number
  /** Whether each sample, hour or day is a point of its own, and the later ones are left out; else neighbours are joined. */
  isPaged?: boolean
  /** Points that ended before are left out: they are as they were. */
  changedSince?: number | undefined
  /** The time zone of the home, IANA name: by it hours and days are counted. */
  timeZone: string
  now: number
}

/** A state, and from when until when it was. */
export type Run = { from: number; until: number; state: PinState }

/** A series over time; a gap between two points is not known. */
export type SeriesHistory = {
  seriesId: number
  /** From when on it is told. */
  from: number
  points: Measured[]
  /** From where the points go on that were left out; null for none. */
  next: number | null
  /** The states of a pin whose samples were asked for; null where there are more than so many points. */
  runs: Run[] | null
}

/** A series that is made as a whole: its samples in the order of time, from its beginning on. */
export type MadeSeries = Pick<Series, 'key' | 'kind' | 'name' | 'unit' | 'decimals'> & {
  samples: readonly KeptSample[]
}

/** A history that is made as a whole, as that of a demo. Instants are epoch ms. */
export type MadeHistory<Id = number> = {
  device: MeasuredDevice<Id>
  series: readonly MadeSeries[]
  /** Only these samples are kept as such; of the older ones there are hours and days. */
  samplesFrom: number
  /** Up to when all of it is. */
  until: number
  /** The time zone of the home, IANA name. */
  timeZone: string
}

/** The calls about devices, which are known by numbers or by names. */
type OfDevices<Id> = {
  /**
   * Adds samples, and the series of those that are new. Samples that are there already stay as they are.
   * @param options `isLate` where they may be older than what was rolled up already
   */
  add(samples: readonly SampleOf<Id>[], options?: { isLate?: boolean }): Promise<void>
  /**
   * Declares readings of a device. One in another unit goes on where its numbers can be converted; else, and
   * where it is of another kind, a new series begins, or one of that unit and kind goes on.
   * @returns the keys for which it has no room (limits.declaredReadingsMax, seriesOfReadingMax): they are declared no more
   */
  declare(device: MeasuredDevice<Id>, declared: readonly Declared[]): Promise<string[]>
  /** Keeps when series were heard last. */
  hear(series: readonly HeardSeries<Id>[]): Promise<void>
  /** Nothing is known of these devices from an instant on. */
  end(devices: readonly { id: Id; at: number }[]): Promise<void>
  /** The series of devices, pins first. */
  list(deviceIds: readonly Id[]): Promise<Series<Id>[]>
  /** Writes the history of a device of which nothing is kept yet: a demo has one from its beginning on. */
  make(history: MadeHistory<Id>): Promise<void>
}

/** Samples of all devices, and their hours and days. It is the only writer of its tables, and knows devices by name. */
export type KeptHistory = OfDevices<string> & {
  read(question: HistoryQuestion): Promise<SeriesHistory[]>
  /** Brings hours and days of a device up to an instant. */
  rollUp(historyId: string, to: { timeZone: string; now: number }): Promise<void>
  /** Removes samples of a device from before an instant, some at a time; returns how many. */
  prune(historyId: string, before: number, most: number): Promise<number>
  /** Since when something is kept, epoch ms; null where nothing is. */
  keptSince(): Promise<number | null>
  /** Gives back what months before an instant have taken, where no sample is left; returns how many. */
  dropEmptyMonths(before: number): Promise<number>
  /** Forgets all that devices have measured. */
  forget(historyIds: readonly string[]): Promise<void>
  /** Forgets what was recorded later than an instant, while the clock was ahead; the hours and days that it has come to are made anew. */
  forgetAfter(instant: number): Promise<void>
  /** The devices of which something is kept. */
  devices(): Promise<string[]>
  /**
   * Counts the days on which these devices, and no others, were found without an owner; a day counts
   * once it is another one than the last, whatever the clock does.
   * @returns those that have been without one on so many days.
   */
  countUnowned(historyIds: readonly string[], on: { now: number; days: number }): Promise<string[]>
  /** The installation whose history it is; null while none has claimed it. */
  installation(): Promise<string | null>
  /**
   * Makes it the history of an installation. Series from before devices had names become those of the
   * device of the same number, if its home is the same and it is older than its measurements; and only
   * if no other installation has claimed it before.
   */
  claim(installation: string, devices: readonly OwnedDevice[]): Promise<void>
  close(): Promise<void>
}

/** The history of this installation, whose devices are known by their numbers. */
export type HistoryStore = OfDevices<number> & Omit<KeptHistory, keyof OfDevices<string>>
