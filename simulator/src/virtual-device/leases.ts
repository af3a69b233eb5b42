import type { LeaseReport } from '@roomwire/contracts/device/from-device.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { type Guarded, longestUntil, withSwitched } from './protection.ts'

/**
 * A lease: switches a pin off some time after a command, or tells how it has ended. Instants are those
 * of the device's clock, ms.
 */
export type HeldLease = {
  /** The messageId of its command, which names it; undefined where the pin's protection alone has ended it. */
  readonly id?: string | undefined
  readonly endsAt?: number
  /** How it has ended; undefined while it runs. */
  readonly ended?: { readonly why: 'time' | 'reboot' | 'longest'; readonly at: number }
}

/** The last lease of each pin that has one: a newer command for a pin forgets it. */
export type Leases = Readonly<Record<PinKey, HeldLease>>

/** A device as its leases see it. */
type Leasing = Guarded & { readonly leases: Leases }

const entriesOf = (leases: Leases) => Object.entries(leases)

/** Forgets the lease of a pin that was told something newer. */
export function withoutLease(leases: Leases, pin: PinKey): Leases {
  const { [pin]: _, ...others } = leases
  return others
}

/** Why and when a pin that is on goes off by itself; undefined where it stays on. */
function endOf(device: Leasing, pin: PinKey): { why: 'time' | 'longest'; at: number } | undefined {
  const { endsAt, ended } = device.leases[pin] ?? {}
  const longest = longestUntil(device, pin)
  const lease = ended || (device.pins[pin] ?? 0) === 0 ? undefined : endsAt
  if (lease !== undefined && lease <= (longest ?? lease)) return { why: 'time', at: lease }
  return longest === undefined ? undefined : { why: 'longest', at: longest }
}

const pinsIn = ({ pins }: Leasing) => Object.keys(pins)

/** When the first of the pins goes off by itself; undefined when none does. */
export function firstEnd(device: Leasing): number | undefined {
  const ends = pinsIn(device).flatMap((pin) => endOf(device, pin)?.at ?? [])
  return ends.length === 0 ? undefined : Math.min(...ends)
}

/** Switches off the pins whose time is over. What a pin did by itself forgets its lease. */
export function endDue<Device extends Leasing>(device: Device): Device {
  let next = device
  for (const pin of pinsIn(device)) {
    const { leases, pins, at } = next
    const lease = leases[pin]
    const end = endOf(next, pin)
    if (lease && !lease.ended && pins[pin] === 0) {
      next = { ...next, leases: withoutLease(leases, pin) }
    } else if (end && end.at <= at) {
      const over = { id: lease?.id, ended: { why: end.why, at } }
      next = { ...next, pins: { ...pins, [pin]: 0 }, leases: { ...leases, [pin]: over } }
    }
  }
  return withSwitched(device, next)
}

/** The leases after a start, which has switched every pin off: those that ran have ended by it. */
export function endByReboot(leases: Leases, at: number): Leases {
  const ended = entriesOf(leases).map(
    ([pin, lease]) =>
      [pin, lease.ended ? lease : { ...lease, ended: { why: 'reboot' as const, at } }] as const,
  )
  return Object.fromEntries(ended)
}

/** Whether a lease of a pin runs. */
export const isLeased = ({ leases }: Pick<Leasing, 'leases'>, pin: PinKey): boolean =>
  leases[pin] !== undefined && !leases[pin].ended

/** How a pin goes off by itself, or has, as it is reported; undefined where there is nothing to say. */
function reportOf(device: Leasing, pin: PinKey): LeaseReport | undefined {
  const { id, ended } = device.leases[pin] ?? {}
  const named = id === undefined ? {} : { messageId: id }
  const end = endOf(device, pin)
  // After a start it may be on again, by nobody's command.
  if (end) return { ...(ended ? {} : named), left: secondsOf(end.at - device.at) }
  return ended && { ...named, ended: ended.why, ago: secondsOf(device.at - ended.at) }
}

/** The last lease of each pin that has one, as it is reported. */
export const leaseReportsOf = (device: Leasing): Readonly<Record<PinKey, LeaseReport>> =>
  Object.fromEntries(
    pinsIn(device).flatMap((pin) => {
      const report = reportOf(device, pin)
      return report ? [[pin, report] as const] : []
    }),
  )

const secondsOf = (ms: number) => Math.max(0, Math.round(ms / 1_000))
