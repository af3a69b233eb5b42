import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { SeriesKey } from '@roomwire/contracts/vocabulary/series.ts'
import type { MeasuredDevice, SampleOf } from './history-store.ts'

/** A pin that flickers gets so many samples a while; then the last state of it counts, ms. */
const pinMost = { samples: 10, whileMs: 60_000 }

/**
 * A power counts on until the next number. One that is told no more counts for three of its longest pauses so
 * far, and for so many ms at least. The longest pause is taken before any is known; a longer silence is none.
 */
const countsOn = { pauses: 3, leastMs: 5 * 60_000, longestPauseMs: 65 * 60_000 }

/** Numbers that a device has measured, each with its series; null where it does not know it. */
export type MeasuredValues = readonly (readonly [SeriesKey, number | null])[]

type Kept = {
  /** The last sample, which is stored or soon will be. */
  value: number | null
  at: number
  /** Since when samples of a pin are counted, and how many there were. */
  since: number
  count: number
  /** A newer value, which must wait. */
  later?: { value: number | null; at: number }
}

/** When a number was told last that counts by time, and the longest pause between two, ms. */
type Heard = { at: number; pauseMs: number; isSilent: boolean }

/** Decides which numbers of one connection of a device become samples: changes, and not too many. */
export class DeviceSamples {
  readonly #kept = new Map<SeriesKey, Kept>()
  /** The series that count by time, such as a power. */
  readonly #heard = new Map<SeriesKey, Heard>()
  readonly #device: MeasuredDevice
  /** The last values before the pause. */
  #paused: ReadonlyMap<SeriesKey, number | null> = new Map()

  constructor({ id }: MeasuredDevice) {
    this.#device = { id }
  }

  /** Whether something waits until it may be a sample, or until it has been silent for too long. */
  get isWaiting(): boolean {
    if (this.#heard.size > 0) return true
    for (const { later } of this.#kept.values()) if (later) return true
    return false
  }

  /**
   * The samples that follow at once from what was measured at an instant.
   * @param byTime those of them that count for as long as they last
   */
  take(values: MeasuredValues, at: number, byTime?: ReadonlySet<SeriesKey>): SampleOf[] {
    const samples: SampleOf[] = []
    for (const [key, value] of values) {
      if (byTime?.has(key)) this.#hear(key, at)
      const kept = this.#kept.get(key)
      if (kept?.value === value) delete kept.later
      else if (!kept || isDue(key, kept, at)) samples.push(this.#keep(key, { value, at }))
      else kept.later = { value, at }
    }
    return samples
  }

  /** The samples that have waited for long enough. */
  due(now: number): SampleOf[] {
    const waited = [...this.#kept].flatMap(([key, kept]) => {
      const { later } = kept
      return later && isDue(key, kept, now) ? this.#keep(key, later) : []
    })
    return [...waited, ...this.#silent(now)]
  }

  /** The samples that end numbers told no more: nothing is known of them now. */
  #silent(now: number): SampleOf[] {
    return [...this.#heard].flatMap(([key, heard]) => {
      const until = heard.at + countsOnMs(heard)
      const kept = this.#kept.get(key)
      if (heard.isSilent || now < until || !kept || kept.value === null) return []
      heard.isSilent = true
      delete kept.later
      return this.#keep(key, { value: null, at: Math.max(until, kept.at + 1) })
    })
  }

  #hear(key: SeriesKey, at: number): void {
    const before = this.#heard.get(key)
    const gapMs = before ? at - before.at : 0
    const pauseMs = Math.max(before?.pauseMs ?? 0, gapMs <= countsOn.longestPauseMs ? gapMs : 0)
    this.#heard.set(key, { at, pauseMs, isSilent: false })
  }

  /** The last samples: those that wait, and the end of all from an instant on, unless it is null. */
  end(at: number | null): SampleOf[] {
    return [...this.#kept].flatMap(([key, { later }]): SampleOf[] => {
      const last = later ? [this.#keep(key, later)] : []
      const kept = this.#kept.get(key)
      // Where another connection goes on, series by time count again from its next number on.
      const end = at ?? this.#heard.get(key)?.at ?? null
      if (end === null || !kept || kept.value === null) return last
      const until = Math.max(end, kept.at + 1)
      return [...last, { ...this.#device, key, at: until, value: null }]
    })
  }

  /** The last samples before the clock is corrected: nothing is known from that instant on. */
  pause(at: number): SampleOf[] {
    const last = this.end(at)
    this.#paused = new Map([...this.#kept].map(([key, { value }]) => [key, value]))
    this.#kept.clear()
    return last
  }

  /** The samples with which series go on that were not measured since the pause. */
  goOn(at: number): SampleOf[] {
    for (const heard of this.#heard.values()) heard.at = at
    const left = [...this.#paused].filter(([key]) => !this.#kept.has(key))
    this.#paused = new Map()
    return left.map(([key, value]) => this.#keep(key, { value, at }))
  }

  #keep(key: SeriesKey, { value, at: taken }: { value: number | null; at: number }): SampleOf {
    const known = this.#kept.get(key)
    // Two changes within a millisecond are two samples; a clock that was put back is believed.
    const at = known && known.at >= taken && known.at < taken + 1_000 ? known.at + 1 : taken
    const isSameWhile = known !== undefined && Math.abs(at - known.since) < pinMost.whileMs
    const since = isSameWhile ? known.since : at
    this.#kept.set(key, { value, at, since, count: isSameWhile ? known.count + 1 : 1 })
    return { ...this.#device, key, at, value }
  }
}

const countsOnMs = ({ pauseMs }: Heard): number =>
  Math.max(countsOn.pauses * (pauseMs || countsOn.longestPauseMs), countsOn.leastMs)

/** Whether a series may have a sample at an instant; a clock that was put back does not make it wait. */
function isDue(key: SeriesKey, { at, since, count }: Kept, now: number): boolean {
  if (!key.startsWith('pin.')) return Math.abs(now - at) >= limits.sampleEveryMs
  return count < pinMost.samples || Math.abs(now - since) >= pinMost.whileMs
}
