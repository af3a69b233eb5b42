import type { Clock } from '../../../platform/clock.ts'
import type { GivenLease } from './dialect.ts'
import type { ComponentStatus } from './shelly-components.ts'

/** The leases of a Shelly's pins: those that it was given, and its own timers. */
export function shellyLeases(clock: Clock) {
  const given = new Map<string, GivenLease>()
  return {
    /** Takes over those that it was given over its connection before. */
    resume(leases: ReadonlyMap<string, GivenLease>): void {
      for (const [pin, lease] of leases) given.set(pin, lease)
    },

    /** A command has switched a pin; without seconds it takes the lease back. Returns whether the pin has another lease now. */
    begin(pin: string, messageId: string, leaseS: number | undefined): boolean {
      if (leaseS === undefined) return given.delete(pin)
      if (given.get(pin)?.messageId === messageId) return false
      given.set(pin, { messageId, endsAt: clock.now() + leaseS * 1_000 })
      return true
    },

    /**
     * The lease of a pin as the device protocol reports it.
     * @param unixTime the clock of the device, in seconds
     */
    report({ pin, state, source, timer }: ComponentStatus, unixTime: number | undefined) {
      const lease = given.get(pin)
      const named = lease && { messageId: lease.messageId }
      if (state === 0) {
        given.delete(pin)
        // It may have ended while nobody heard the device.
        const ago = lease ? secondsTo(clock.now() - lease.endsAt) : 0
        return source === 'timer' ? { ...named, ended: 'time', ago } : undefined
      }
      if (lease) return { ...named, left: secondsTo(lease.endsAt - clock.now()) }
      return timer && { left: leftOf(timer, unixTime) }
    },
  }
}

function leftOf(
  { startedAt, durationS }: NonNullable<ComponentStatus['timer']>,
  unixTime?: number,
) {
  return secondsTo((unixTime === undefined ? durationS : startedAt + durationS - unixTime) * 1_000)
}

const secondsTo = (ms: number): number => Math.max(0, Math.round(ms / 1_000))
