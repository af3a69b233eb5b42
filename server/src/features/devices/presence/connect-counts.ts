import { putLast } from '../../../platform/put-last.ts'

/** In how long a time connects are counted, ms; of how many devices, and how many of each at most. */
const bounds = { withinMs: 3_600_000, devicesMost: 20_000, connectsMost: 100 }

/** From so many connects in an hour on a device is said to connect again and again: a line or a power supply fails. */
const oftenFrom = 6

export type ConnectCounts = ReturnType<typeof openConnectCounts>

/** How often devices have connected to this server within the last hour. */
export function openConnectCounts() {
  const connects = new Map<number, number[]>()
  const recentOf = (all: readonly number[], now: number) =>
    all.filter((at) => Math.abs(now - at) < bounds.withinMs)
  return {
    note(deviceId: number, now: number): void {
      const recent = recentOf(connects.get(deviceId) ?? [], now)
      const noted = [...recent, now].slice(-bounds.connectsMost)
      putLast(connects, deviceId, noted, bounds.devicesMost)
    },

    /** The devices that connect again and again, with how often. */
    often(now: number): Map<number, number> {
      const counts = [...connects].map(([id, all]) => [id, recentOf(all, now).length] as const)
      return new Map(counts.filter(([, count]) => count >= oftenFrom))
    },
  }
}
