import type { LeaseReport } from '@roomwire/contracts/device/from-device.ts'
import { type PinKey, pinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { Pins } from './kinds/kind.ts'

/** That a pin is to be switched off some time after a command. Instants are those of the device's clock, ms. */
export type HeldLease = {
  /** The messageId of its command, which names it. */
  readonly id: string
  readonly endsAt: number
  /** How it has ended; undefined while it runs. */
  readonly ended?: { readonly why: 'time' | 'reboot'; readonly at: number }
}

/** The last lease of each pin that has one: a newer command for a pin forgets it. */
export type Leases = Readonly<Partial<Record<PinKey, HeldLease>>>

const entriesOf = (leases: Leases) =>
  Object.entries(leases).map(([pin, lease]) => [pinKey.parse(pin), lease] as const)

/** Forgets the lease of a pin that was told something newer. */
export function withoutLease(leases: Leases, pin: PinKey): Leases {
  const { [pin]: _, ...others } = leases
  return others
}

/** When the first of the running leases ends; undefined when none runs. */
export function firstEnd(leases: Leases): number | undefined {
  const ends = entriesOf(leases).flatMap(([, { ended, endsAt }]) => (ended ? [] : endsAt))
  return ends.length === 0 ? undefined : Math.min(...ends)
}

/** Ends the leases whose time is over: their pins are off. What a pin did by itself forgets its lease. */
export function endDue(pins: Pins, leases: Leases, at: number): { pins: Pins; leases: Leases } {
  let next = { pins, leases }
  for (const [pin, lease] of entriesOf(leases)) {
    if (lease.ended) continue
    if (pins[pin] === 0) {
      next = { ...next, leases: withoutLease(next.leases, pin) }
    } else if (lease.endsAt <= at) {
      const over: HeldLease = { ...lease, ended: { why: 'time', at: lease.endsAt } }
      next = { pins: { ...next.pins, [pin]: 0 }, leases: { ...next.leases, [pin]: over } }
    }
  }
  return next
}

/** The leases after a start, which has switched every pin off: those that ran have ended by it. */
export function endByReboot(leases: Leases, at: number): Leases {
  const ended = entriesOf(leases).map(
    ([pin, lease]) =>
      [pin, lease.ended ? lease : { ...lease, ended: { why: 'reboot', at } }] as const,
  )
  return Object.fromEntries(ended)
}

/** A lease as the device reports it at an instant. */
function reportOfLease({ id, endsAt, ended }: HeldLease, at: number): LeaseReport {
  if (!ended) return { messageId: id, left: secondsOf(endsAt - at) }
  return { messageId: id, ended: ended.why, ago: secondsOf(at - ended.at) }
}

/** The last lease of each pin that has one, as it is reported. */
export const leaseReportsOf = (leases: Leases, at: number): Partial<Record<PinKey, LeaseReport>> =>
  Object.fromEntries(entriesOf(leases).map(([pin, lease]) => [pin, reportOfLease(lease, at)]))

const secondsOf = (ms: number) => Math.max(0, Math.round(ms / 1_000))
