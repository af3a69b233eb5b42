import { objectLimits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { QuotaName, Quotas } from './quotas.ts'

export type DeviceQuotas = ReturnType<typeof openDeviceQuotas>

type Device = { id: number; homeId: number }

/** What a device has stored is counted for it and for its home. */
type OfDevice = { device: QuotaName; home?: QuotaName }

const kinds = {
  samples: { device: 'samplesOfDevice', home: 'samplesOfHome' },
  events: { device: 'eventsOfDevice', home: 'eventsOfHome' },
  runs: { device: 'runsOfDevice' },
} as const satisfies Record<string, OfDevice>

const texts = {
  samples: 'readings and states are taken, but not kept',
  events: 'changes are counted in the last row of the activity',
  runs: 'runs are not taken',
} as const satisfies Record<keyof typeof kinds, string>

type Kind = keyof typeof kinds
const allKinds = Object.keys(kinds) as Kind[] // The keys above.

/** Counts what devices have stored today, and tells them once a minute what is too much. */
export function openDeviceQuotas(quotas: Pick<Quotas, 'isUsedUp' | 'count'>, clock: Clock) {
  /** When each device that is past a quota was told so. */
  const toldAt = new Map<number, number>()

  function isUsedUp(kind: Kind, { id, homeId }: Device): boolean {
    const { device, home }: OfDevice = kinds[kind]
    return quotas.isUsedUp(device, id) || (home !== undefined && quotas.isUsedUp(home, homeId))
  }

  function count(kind: Kind, { id, homeId }: Device, more: number): void {
    const { device, home }: OfDevice = kinds[kind]
    quotas.count(device, id, more)
    if (home !== undefined) quotas.count(home, homeId, more)
  }

  return {
    isUsedUp,
    count,

    /** Counts one more, and returns true; past the quota false. */
    take(kind: Kind, device: Device): boolean {
      if (isUsedUp(kind, device)) return false
      count(kind, device, 1)
      return true
    },

    /** The text for a device that is past a quota: once a minute, else null. */
    complaint(device: Device): string | null {
      const past = allKinds.filter((kind) => isUsedUp(kind, device))
      if (past.length === 0) {
        toldAt.delete(device.id)
        return null
      }
      const now = clock.now()
      if (Math.abs(now - (toldAt.get(device.id) ?? 0)) < objectLimits.quotaToldEveryMs) return null
      toldAt.set(device.id, now)
      const what = past.map((kind) => texts[kind]).join('; ')
      return `The quota of the day (UTC) is used up, so do not send this again: ${what}`
    },
  }
}
