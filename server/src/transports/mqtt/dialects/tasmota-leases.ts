import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { GivenLease } from './dialect.ts'
import type { Command } from './tasmota-topics.ts'

/*
 * Leases that a board with Tasmota ends by itself, by `PulseTime` (https://tasmota.github.io/docs/Commands/). That is
 * a setting of a relay and not of a command: it is set first, the relay is switched once the board has answered
 * that it is set, and it is taken back when the lease is over, or else the next press at the wall would have it.
 */

/** The longest time that the setting holds, s: 18 hours. That of a longer lease is set again once. */
const longestS = 64_800
/** Up to here the setting counts tenths of a second, and above it whole ones plus 100. */
const tenthsUpToS = 11
/** A board is not exact, and messages take a moment, ms. */
const inexactMs = 2_000

const pulseOf = (leaseS: number): number => {
  const held = Math.min(leaseS, longestS)
  return held <= tenthsUpToS ? Math.max(1, held * 10) : held + 100
}

type Waiting = {
  pin: string
  pulse: number
  commands: readonly Command[]
  lease: GivenLease | undefined
  /** From then on its command has failed, and nothing follows, epoch ms. */
  lateAt: number
}

/** The leases of one board's pins, over one connection. */
export function tasmotaLeases(clock: Clock) {
  /** By pin: those that the board has been given. */
  const given = new Map<string, GivenLease>()
  /** By pin: those that may have to be set again. */
  const unsure = new Set<string>()
  /** By relay: what follows once the board says that its setting is so. */
  const waiting = new Map<string, Waiting>()

  const setPulse = (relay: string, pulse: number): Command => ({
    command: `PulseTime${relay.slice('POWER'.length)}`,
    value: String(pulse),
  })
  /** Takes back a setting whose command is not done: the next press at the wall would have it. */
  function takeBack(relay: string, { pin, pulse }: Waiting): readonly Command[] {
    const lease = given.get(pin)
    const before = lease && leftS(lease) > 0 ? pulseOf(leftS(lease)) : 0
    return before === pulse ? [] : [setPulse(relay, before)]
  }

  const leftS = ({ endsAt }: GivenLease) => Math.max(0, Math.round((endsAt - clock.now()) / 1_000))

  return {
    /** Takes over the leases that the board was given over its connection before. */
    resume(leases: ReadonlyMap<string, GivenLease>): void {
      for (const [pin, lease] of leases) {
        given.set(pin, lease)
        unsure.add(pin)
      }
    },

    /** The messages that switch a pin on, with its lease or without one. */
    begin(
      { pin, relay }: { pin: string; relay: string },
      commands: readonly Command[],
      lease: { messageId: string; leaseS: number } | undefined,
    ): readonly Command[] {
      if (!lease && !given.has(pin) && !waiting.has(relay)) return commands
      const pulse = lease ? pulseOf(lease.leaseS) : 0
      const held = lease && {
        messageId: lease.messageId,
        endsAt: clock.now() + lease.leaseS * 1_000,
      }
      const lateAt = clock.now() + limits.commandLifeMs
      waiting.set(relay, { pin, pulse, commands, lease: held, lateAt })
      return [setPulse(relay, pulse)]
    },

    /** A pin is to be switched off: nothing else that waits for its relay is done. Returns what follows. */
    drop(relay: string): readonly Command[] {
      const dropped = waiting.get(relay)
      waiting.delete(relay)
      return dropped && dropped.pulse > 0 ? [setPulse(relay, 0)] : []
    },

    /** The board says how the setting of a relay is; returns what follows. */
    isSet(relay: string, pulse: unknown): readonly Command[] {
      const next = waiting.get(relay)
      if (!next || next.pulse !== pulse) return []
      waiting.delete(relay)
      if (clock.now() >= next.lateAt) return takeBack(relay, next)
      if (!next.lease) given.delete(next.pin)
      else {
        given.set(next.pin, next.lease)
        if (leftS(next.lease) > longestS) unsure.add(next.pin)
      }
      return next.commands
    },

    /** The lease of a pin as the device protocol reports it, and what is to be set for it. */
    report(pin: string, relay: string, state: number) {
      const lease = given.get(pin)
      if (!lease) return undefined
      const { messageId, endsAt } = lease
      const isUnsure = unsure.delete(pin)
      const isOver = clock.now() >= endsAt - inexactMs
      if (state === 0) {
        given.delete(pin)
        const ago = Math.max(0, Math.round((clock.now() - endsAt) / 1_000))
        const report = isOver ? { messageId, ended: 'time', ago } : undefined
        return { report, commands: waiting.has(relay) ? [] : [setPulse(relay, 0)] }
      }
      const left = leftS(lease)
      const report = { messageId, left }
      // After a restart the board counts the whole time anew.
      if (isUnsure && left === 0) {
        return { report, commands: [setPulse(relay, 0), { command: relay, value: 'OFF' }] }
      }
      const isLong = left > longestS
      if (isLong) unsure.add(pin)
      return { report, commands: isUnsure && !isLong ? [setPulse(relay, pulseOf(left))] : [] }
    },
  }
}
