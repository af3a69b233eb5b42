import type { CommandOutcome } from '@roomwire/contracts/vocabulary/command-outcome.ts'
import type { ConnectRefusal } from '@roomwire/contracts/vocabulary/connect-refusal.ts'
import type { ErrorCode } from '@roomwire/contracts/vocabulary/error-codes.ts'
import { openTiming } from './timing.ts'

export type Counts = ReturnType<typeof openCounts>

/**
 * The counts of this server since its start: plain numbers that its parts count up, and that somebody
 * reads now and then (transports/http/metrics.ts). None of them names a person, a home or a device.
 */
export function openCounts() {
  const refusals = new Map<ErrorCode, number>()
  const deviceRefusals = new Map<ConnectRefusal, number>()
  return {
    /** Pages that are open now. */
    pages: 0,
    fromPages: 0,
    toPages: 0,
    fromDevices: 0,
    toDevices: 0,
    /** How commands ended. */
    outcomes: { done: 0, unconfirmable: 0, failed: 0, expired: 0, superseded: 0 } satisfies Record<
      CommandOutcome,
      number
    >,
    refusals,
    deviceRefusals,
    /** How long it takes until what is pressed and reported is stored. */
    stored: openTiming(),

    /** Somebody was refused something, over HTTP or the live socket. */
    refused(code: ErrorCode): void {
      refusals.set(code, (refusals.get(code) ?? 0) + 1)
    },

    /** A device was not let in. */
    deviceRefused(why: ConnectRefusal): void {
      deviceRefusals.set(why, (deviceRefusals.get(why) ?? 0) + 1)
    },
  }
}

/** The queues in memory: changes to store, audit entries, samples, letters, passwords to hash, background tasks. */
export type Queue = 'changes' | 'audit' | 'samples' | 'letters' | 'passwords' | 'background'

/** Reads how much waits in each queue. */
export const readQueues =
  (queues: Record<Queue, { waiting(): number }>) => (): Record<Queue, number> => ({
    changes: queues.changes.waiting(),
    audit: queues.audit.waiting(),
    samples: queues.samples.waiting(),
    letters: queues.letters.waiting(),
    passwords: queues.passwords.waiting(),
    background: queues.background.waiting(),
  })
