import type { Clock } from '../../platform/clock.ts'
import type { DeviceStore } from '../devices/device-store.ts'
import type { HomeStore } from '../identity/home-store.ts'
import type { HistoryStore } from '../series/history-store.ts'

/** For so long each sample is kept; hours and days stay, ms. */
const keptMs = 90 * 24 * 3_600_000

/** How many samples one step removes, and how many steps a device has in a round: others wait no longer. */
const steps = { samples: 1_000, most: 50 }

/**
 * Brings the hours and days of every device up to now, removes samples that are old, and forgets devices
 * that are gone: a crash may have left something of them.
 */
export async function tendHistory({
  history,
  devices,
  homes,
  clock,
}: {
  history: HistoryStore
  devices: Pick<DeviceStore, 'homesOf'>
  homes: Pick<HomeStore, 'settingsOf'>
  clock: Clock
}): Promise<void> {
  const kept = await history.devices()
  const homeOf = new Map((await devices.homesOf(kept)).map(({ id, homeId }) => [id, homeId]))
  const gone = kept.filter((id) => !homeOf.has(id))
  if (gone.length > 0) await history.forget('device_id', gone)
  for (const [homeId, some] of Map.groupBy(homeOf, ([, home]) => home)) {
    const { timeZone } = await homes.settingsOf(homeId)
    for (const [id] of some) {
      await history.rollUp(id, { timeZone, now: clock.now() })
      await prune(history, id, clock.now() - keptMs)
    }
  }
  await history.dropEmptyMonths(clock.now() - keptMs)
}

async function prune(history: HistoryStore, deviceId: number, before: number): Promise<void> {
  for (let step = 0; step < steps.most; step += 1) {
    if ((await history.prune(deviceId, before, steps.samples)) < steps.samples) return
  }
}
