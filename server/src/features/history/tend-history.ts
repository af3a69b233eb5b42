import type { Clock } from '../../platform/clock.ts'
import { forgetErased } from '../devices/arranging/delete-device.ts'
import type { DeviceStore } from '../devices/records/device-store.ts'
import type { ErasedDeviceStore } from '../devices/records/erased-device-store.ts'
import type { HomeStore } from '../identity/home-store.ts'
import { type RetentionNeeds, retentionOf } from '../limits/retention.ts'
import type { HistoryStore } from '../series/history-store.ts'

const dayMs = 24 * 3_600_000

/**
 * On so many days the numbers of a device must be found without one before they are forgotten, unless
 * somebody has deleted the device: a database that was lost or restored may come back.
 */
const unownedDays = 30

/** The clocks of servers differ by no more, ms. */
const aheadMs = 60_000

/** How many samples one step removes, and how many steps a device has in a round: others wait no longer. */
const steps = { samples: 1_000, most: 50 }

/** How many devices are looked up at once. */
const lookedUp = 1_000

type Needs = RetentionNeeds & {
  history: HistoryStore
  devices: Pick<DeviceStore, 'homesOf'>
  erasedDevices: ErasedDeviceStore
  homes: Pick<HomeStore, 'settingsOf'>
  clock: Clock
}

/**
 * Brings the hours and days of every device up to now, removes samples that are old or were recorded
 * while the clock was ahead, and forgets devices that are gone: those that somebody has deleted at once, others after 30 days.
 */
export async function tendHistory(needs: Needs): Promise<void> {
  const { history, homes, clock } = needs
  const { readingsDays } = await retentionOf(needs)
  const keptMs = readingsDays * dayMs
  await history.forgetAfter(clock.now() + aheadMs)
  const homeOf = await forgetUnowned(needs)
  for (const [homeId, some] of Map.groupBy(homeOf, ([, home]) => home)) {
    const { timeZone } = await homes.settingsOf(homeId)
    for (const [historyId] of some) {
      await history.rollUp(historyId, { timeZone, now: clock.now() })
      await prune(history, historyId, clock.now() - keptMs)
    }
  }
  await history.dropEmptyMonths(clock.now() - keptMs)
}

/** Forgets devices without an owner; returns the others, with their homes. */
async function forgetUnowned(needs: Needs): Promise<Map<string, number>> {
  const { history, devices, erasedDevices, clock } = needs
  await forgetErased(needs)
  const kept = await history.devices()
  const homeOf = new Map<string, number>()
  const erased = new Set<string>()
  for (let at = 0; at < kept.length; at += lookedUp) {
    const some = kept.slice(at, at + lookedUp)
    for (const { historyId, homeId } of await devices.homesOf(some)) homeOf.set(historyId, homeId)
    // Samples may have been on their way while they were deleted.
    for (const historyId of await erasedDevices.among(some)) erased.add(historyId)
  }
  const unowned = kept.filter((id) => !homeOf.has(id) && !erased.has(id))
  const lapsed = await history.countUnowned(unowned, { now: clock.now(), days: unownedDays })
  const gone = [...erased, ...lapsed]
  if (gone.length > 0) await history.forget(gone)
  await erasedDevices.sweep(clock.now() - unownedDays * dayMs)
  return homeOf
}

async function prune(history: HistoryStore, historyId: string, before: number): Promise<void> {
  for (let step = 0; step < steps.most; step += 1) {
    if ((await history.prune(historyId, before, steps.samples)) < steps.samples) return
  }
}
