import { objectLimits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { QuotaName, Quotas } from './quotas.ts'

export type DeviceQuotas = ReturnType<typeof openDeviceQuotas>

type Device = { id: number; homeId: number }

/** The kinds of rows of a device, counted for it and for its home. */
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

/** Counts the use of quotas by devices today, and tells them once a minute which ones they are past. */
export function openDeviceQuotas(quotas: Pick<Quotas, 'isUsedUp' | 'count'>, clock: Clock) {
  /** Devices past a quota: of what something was not kept since they were told, and when that was. */
  const over = new Map<number, { kinds: Set<Kind>; reportedAt: number }>()

  /** Whether a quota is used up; asked before something is kept, and the device is told of all that is not. */
  function isUsedUp(kind: Kind, { id, homeId }: Device): boolean {
    const { device, home }: OfDevice = kinds[kind]
    const isUp =
      quotas.isUsedUp(device, id) || (home !== undefined && quotas.isUsedUp(home, homeId))
    if (isUp) {
      const known = over.get(id) ?? { kinds: new Set(), reportedAt: 0 }
      known.kinds.add(kind)
      over.set(id, known)
    }
    return isUp
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

    /** The text for a device of which something was not kept: once a minute, else null. */
    complaint({ id }: Device): string | null {
      const one = over.get(id)
      if (!one) return null
      const now = clock.now()
      if (Math.abs(now - one.reportedAt) < objectLimits.quotaReportEveryMs) return null
      const said = [...one.kinds].map((kind) => texts[kind]).join('; ')
      if (said === '') {
        over.delete(id)
        return null
      }
      one.kinds.clear()
      one.reportedAt = now
      return `The quota of the day (UTC) is used up, so do not send this again: ${said}`
    },
  }
}
