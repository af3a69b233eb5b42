import type { SeriesKey } from '@roomwire/contracts/vocabulary/series.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { ClockTrust } from '../../platform/clock-trust.ts'
import type { DeviceQuotas } from '../limits/device-quotas.ts'
import { DeviceSamples, type MeasuredValues } from './device-samples.ts'
import type { HistoryStore, MeasuredDevice, SampleOf } from './history-store.ts'

/** A connection of a device: what comes over an older one counts no more. */
export type MeasuredConnection = MeasuredDevice & { homeId: number; epoch: number }

export type Recorder = ReturnType<typeof openRecorder>

/**
 * How often it looks for numbers that have waited long enough; the pause after a failure; after how long a sample
 * is stored late (less than the roll-up looks back by itself), ms.
 */
const times = { lookMs: 1_000, retryMs: 1_000, lateMs: 4 * 60_000 }

/** How many samples are written at once, and may wait while they cannot be. */
const most = { batch: 2_000, waiting: 50_000 }

type Needs = {
  history: Pick<HistoryStore, 'add'>
  clock: Clock
  clockTrust: Pick<ClockTrust, 'isGuess'>
  log: Pick<Logger, 'warn'>
  /** The batch window of samples, ms. */
  gatherMs: number
  deviceQuotas?: Pick<DeviceQuotas, 'isUsedUp' | 'count'>
}

/** Keeps what connected devices measure: off the way of presses and reports, many samples at once. */
export function openRecorder({ history, clock, clockTrust, log, gatherMs, deviceQuotas }: Needs) {
  const devices = new Map<number, { device: MeasuredConnection; samples: DeviceSamples }>()
  let waiting: SampleOf[] = []
  let writing: Promise<void> | undefined
  let isClosing = false
  let isClosed = false
  let wake: () => void = () => undefined

  /** Waits for more samples; not while it is closing. */
  async function pause(ms: number): Promise<void> {
    if (isClosing) return
    const { promise, resolve } = Promise.withResolvers<void>()
    wake = resolve
    const timer = setTimeout(resolve, ms)
    await promise
    clearTimeout(timer)
  }

  async function writeAll(): Promise<void> {
    try {
      await pause(gatherMs)
      await writeWaiting()
    } finally {
      // In the turn that found nothing waiting: what comes in the next one is written anew.
      writing = undefined
    }
  }

  async function writeWaiting(): Promise<void> {
    let tries = 0
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most.batch)
      try {
        const oldest = batch.reduce((least, { at }) => Math.min(least, at), Infinity)
        // Hours that were rolled up meanwhile are made anew.
        await history.add(batch, { isLate: oldest < clock.now() - times.lateMs })
        waiting = waiting.slice(batch.length)
        tries = 0
        // Each batch wakes the thread of the history: small ones cost more than what is in them.
        if (waiting.length > 0 && waiting.length < most.batch) await pause(gatherMs)
      } catch (err) {
        tries += 1
        if (tries === 1) log.warn({ err }, 'what devices measure can not be stored; trying again')
        if (isClosing) throw err
        waiting = waiting.slice(-most.waiting)
        await pause(times.retryMs)
      }
    }
  }

  function add(device: MeasuredConnection, samples: readonly SampleOf[]): void {
    // The next start finds what comes after the end (recover-history.ts). Samples without a time are not kept.
    if (samples.length === 0 || isClosed || clockTrust.isGuess()) return
    waiting.push(...samples)
    deviceQuotas?.count('samples', device, samples.length)
    writing ??= writeAll()
    // Callers that wait for it hear of a failure; nobody else has to.
    writing.catch(() => undefined)
  }

  /** Its connection has ended: nothing more is known of the device from an instant on; null where another connection has it. */
  function end(device: MeasuredConnection, at: number | null): void {
    const known = devices.get(device.id)
    if (known?.device.epoch !== device.epoch) return
    devices.delete(device.id)
    add(device, known.samples.end(at))
  }

  const timer = setInterval(() => {
    for (const { device, samples } of devices.values()) {
      if (samples.isWaiting) add(device, samples.due(clock.now()))
    }
  }, times.lookMs)
  timer.unref()

  return {
    /**
     * Takes the readings of a device at an instant; beyond the quota of the day they are not kept.
     * @param byTime those of them that count for as long as they last, such as a power
     */
    take(
      device: MeasuredConnection,
      values: MeasuredValues,
      at: number,
      byTime?: ReadonlySet<SeriesKey>,
    ): void {
      const known = devices.get(device.id)
      if (values.length === 0 || (known && known.device.epoch > device.epoch)) return
      // Past the quota: from here on nothing is known, until there is more of it.
      if (deviceQuotas?.isUsedUp('samples', device)) {
        end(device, at)
        return
      }
      const isSame = known?.device.epoch === device.epoch
      if (known && !isSame) end(known.device, null)
      const held = isSame ? known : { device, samples: new DeviceSamples(device) }
      devices.set(device.id, held)
      add(device, held.samples.take(values, at, byTime))
    },

    end,

    /** Nothing is known of any device from an instant on; null where nothing was since its connection. */
    pause(at: number | null): void {
      for (const { device, samples } of devices.values()) {
        const last = samples.pause(at ?? 0)
        if (at !== null) add(device, last)
      }
    },

    /** Goes on with the last values of every device from an instant on, unless it has measured since. */
    goOn(at: number): void {
      for (const { device, samples } of devices.values()) add(device, samples.goOn(at))
    },

    /** How many samples wait to be stored. */
    waiting: (): number => waiting.length,

    /** Resolves when all that was taken is stored. */
    stored: async (): Promise<void> => writing,

    /** Writes what waits. @throws Error when it can't be. */
    async close(): Promise<void> {
      clearInterval(timer)
      isClosing = true
      wake()
      await writing
      isClosed = true
    },
  }
}
