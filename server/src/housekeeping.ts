import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { sealActivity } from './features/audit/seal-activity.ts'
import { finishDeletions } from './features/devices/arranging/delete-device.ts'
import { endOverdueCommands } from './features/devices/commands/end-overdue.ts'
import { forgetErased } from './features/devices/forget-erased.ts'
import { endLapsedPresence } from './features/devices/presence/device-presence.ts'
import { openVersionWatch } from './features/devices/presence/other-versions.ts'
import { tendHistory } from './features/history/tend-history.ts'
import { pruneLogs } from './features/home/prune-logs.ts'
import { endExpiredGuests } from './features/members/end-expired-guests.ts'
import { recomputeAll } from './features/schedules/next-times.ts'
import { runDueSchedules } from './features/schedules/run-due.ts'
import type { Roomwire } from './roomwire.ts'

/** The interval of each round, ms. */
const rounds = {
  overdueCommands: 250,
  lapsedPresence: 2_000,
  deletedDevices: 1_000,
  leftovers: 60_000,
  openDays: 3_600_000,
  oldLogs: 3_600_000,
}

/** Removes what has expired and nobody asks for any more: one round. */
export async function clearLeftovers(roomwire: Roomwire): Promise<void> {
  const { clock, sessions, sessionUse, resetCodes, joinCodes, challenges } = roomwire
  await sessionUse.flush(sessions)
  await endExpiredGuests(roomwire)
  await roomwire.atomicallyRelaxed(({ commands }) => commands.endForgotten(clock.now()))
  await sessions.sweep(clock.now())
  await joinCodes.sweep(clock.now())
  await challenges.sweep(clock.now())
  await resetCodes.sweep(clock.now())
  await roomwire.attempts.sweep()
  await roomwire.quotas.sweep()
  await roomwire.outbox.sweep()
  await roomwire.erasure.run()
}

/** Ends what has expired: commands, the presence of crashed replicas' devices, sessions, codes, logs. */
export function startHousekeeping(roomwire: Roomwire) {
  const { log } = roomwire
  const every = (ms: number, task: string, work: () => Promise<void>) => {
    let round: Promise<void> | undefined
    const timer = setInterval(() => {
      // A round does not start before the last one has ended, even on a slow database.
      round ??= work()
        .catch((err) => log.error({ err, task }, 'housekeeping failed'))
        .finally(() => {
          round = undefined
        })
    }, ms)
    return async () => {
      clearInterval(timer)
      await round
    }
  }
  const tellOtherVersions = openVersionWatch(roomwire)
  const stops = [
    every(rounds.overdueCommands, 'overdue commands', () => endOverdueCommands(roomwire)),
    every(rounds.lapsedPresence, 'lapsed presence', async () => {
      if (!roomwire.hasReplicas) return
      await endLapsedPresence(roomwire)
      await tellOtherVersions()
    }),
    every(rounds.deletedDevices, 'deleted devices', () => finishDeletions(roomwire)),
    every(rounds.leftovers, 'leftovers', () => clearLeftovers(roomwire)),
    every(rounds.leftovers, 'what deleted devices have measured', () => forgetErased(roomwire)),
    every(rounds.openDays, 'days without a seal', () => sealActivity(roomwire)),
    every(rounds.oldLogs, 'old logs', () => pruneLogs(roomwire)),
    every(rounds.oldLogs, 'old runs of schedules', () =>
      roomwire.dueSchedules.prune(limits.scheduleRunsKept),
    ),
    every(rounds.oldLogs, 'history', () => tendHistory(roomwire)),
    every(rounds.oldLogs, 'the check of the database', async () => roomwire.databaseChecks?.tend()),
  ]
  let isKnown = false
  roomwire.scheduleAlarm.start(async () => {
    // Once: this server may know the clocks of the world better than the last one.
    if (!isKnown) await recomputeAll(roomwire)
    isKnown = true
    return await runDueSchedules(roomwire)
  })
  return {
    /** Resolves when every round that has begun is done, because it still needs the database. */
    async stop(): Promise<void> {
      await Promise.all([roomwire.scheduleAlarm.stop(), ...stops.map((stop) => stop())])
    },
  }
}
