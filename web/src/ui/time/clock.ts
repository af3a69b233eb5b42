import { Listeners } from '../browser/listeners.ts'
import { remember } from '../browser/remember.ts'
import { browserStorage, type KeptStorage } from '../browser/storage.ts'
import { type DeviceClocks, deviceClocks, storedAhead, storedAheadKey } from './device-clocks.ts'

const times = {
  /** The wall clock and the steady clock have moved apart by more: one was set, or the device slept. */
  stepMs: 1_000,
  /** After this time without an answer the server is asked for the time. */
  goodMs: 600_000,
  /** The pause between two such questions. */
  askEveryMs: 60_000,
  /** A clock that differs by this much is wrong; by less, nobody notices. */
  farMs: 60_000,
}

/** The two values between which something lies. */
type Bounds = { least: number; most: number }

const unbounded: Bounds = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY }

/**
 * The clock of a page: the server's, as far as its answers have told it. An answer tells its time
 * as it was at some moment between question and answer; what all answers allow is narrower than what
 * one does.
 */
export class ServerClock {
  #storage: KeptStorage
  #device: DeviceClocks
  /** By how much the server's clock is ahead of the wall clock here, ms, and the bounds of that. */
  #ahead: number
  #bounds = unbounded
  #isKnown = false
  #takenAt: number
  #askedAt: number
  /** The wall clock less the steady clock, when they were compared last, ms. */
  #apart: number
  readonly #listeners = new Listeners()

  /** @param storage where it knows the server's time from before */
  constructor(storage: KeptStorage, device: DeviceClocks = deviceClocks) {
    this.#storage = storage
    this.#device = device
    this.#ahead = storedAhead(storage)
    this.#takenAt = this.#askedAt = device.steady()
    this.#apart = device.wall() - this.#takenAt
  }

  /** The listener is called when the clock was put forward or back. */
  subscribe = this.#listeners.subscribe

  /** The present time, epoch ms. */
  now = (): number => this.#device.wall() + Math.round(this.#ahead)

  /** By how much the server's clock is ahead of this device's, ms. */
  ahead = (): number => this.#ahead

  /** Whether this device shows a time that is plainly another than the server's. */
  isFarOff = (): boolean => Math.abs(this.#ahead) >= times.farMs

  /** Whether the server has told its time since this page began and since this device was set or slept. */
  isKnown = (): boolean => {
    this.#lookForStep()
    return this.#isKnown
  }

  /** Whether it is time to ask the server for its own; says so once a minute at most. */
  isDue = (): boolean => {
    const isGood = this.isKnown() && this.#since(this.#takenAt) < times.goodMs
    if (isGood || this.#since(this.#askedAt) < times.askEveryMs) return false
    this.#askedAt = this.#device.steady()
    return true
  }

  /** The clock of this device, epoch ms. Use it only for the time at which a question is sent. */
  wall = (): number => this.#device.wall()

  /**
   * Takes the server's time from an answer.
   * @param time epoch ms; NaN where the answer does not tell it
   * @param sentAt when the question was sent, by `wall`
   */
  take(time: number, sentAt: number): void {
    const wall = this.#device.wall()
    // A clock that was put back between question and answer tells nothing.
    if (!Number.isSafeInteger(time) || wall < sentAt) return
    this.#lookForStep()
    const fromAnswer = { least: time - wall, most: time - sentAt }
    this.#bounds = common(this.#bounds, fromAnswer) ?? fromAnswer
    this.#isKnown = true
    this.#takenAt = this.#askedAt = this.#device.steady()
    const before = this.#ahead
    this.#ahead = (this.#bounds.least + this.#bounds.most) / 2
    if (Math.abs(this.#ahead - before) < times.stepMs) return
    remember(this.#storage, storedAheadKey, String(Math.round(this.#ahead)))
    this.#listeners.tell()
  }

  /** Forgets the answers from before the wall clock was set. */
  #lookForStep(): void {
    const apart = this.#device.wall() - this.#device.steady()
    const hasStepped = Math.abs(apart - this.#apart) > times.stepMs
    this.#apart = apart
    if (!hasStepped) return
    this.#bounds = unbounded
    this.#isKnown = false
    this.#askedAt = Number.NEGATIVE_INFINITY
  }

  #since(steadyAt: number): number {
    return this.#device.steady() - steadyAt
  }
}

/** The bounds that both allow; undefined if they exclude each other, as after a drift. */
function common(one: Bounds, other: Bounds): Bounds | undefined {
  const least = Math.max(one.least, other.least)
  const most = Math.min(one.most, other.most)
  return least <= most ? { least, most } : undefined
}

/** The one clock of this page. Nothing of the page reads another (tools/one-clock.test.ts). */
export const clock = new ServerClock(browserStorage)
