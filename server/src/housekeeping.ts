import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { sealActivity } from './features/audit/seal-activity.ts'
import { finishDeletions, forgetErased } from './features/devices/arranging/delete-device.ts'
import { endOverdueCommands } from './features/devices/commands/end-overdue.ts'
import { endLapsedPresence, openVersionWatch } from './features/devices/presence/device-presence.ts'
import { tendHistory } from './features/history/tend-history.ts'
import { finishHomes } from './features/home/erase-home.ts'
import { pruneLogs } from './features/home/prune-logs.ts'
import { shareZones } from './features/identity/shared-zones.ts'
import { endExpiredGuests } from './features/members/end-expired-guests.ts'
import { noteSizes } from './features/operation/size-notes.ts'
import { recomputeAll } from './features/schedules/next-times.ts'
import { runDueSchedules } from './features/schedules/run-due.ts'
import type { ClockStep } from './platform/clock-judge.ts'
import { DatabaseError } from './platform/database/open-database.ts'
import type { Roomwire } from './roomwire.ts'

/** The interval of each round, ms. */
const rounds = {
  overdueCommands: 250,
  lapsedPresence: 2_000,
  deletedDevices: 1_000,
  leftovers: 60_000,
  zones: 10_000,
  openDays: 3_600_000,
  sizes: 3_600_000,
  oldLogs: 3_600_000,
}

/** Removes what has expired and nobody asks for any more: one round. */
export async function clearLeftovers(roomwire: Roomwire): Promise<void> {
  const { clock, sessions, resetCodes, joinCodes, challenges } = roomwire
  await endExpiredGuests(roomwire)
  await sessions.sweep(clock.now())
  await joinCodes.sweep(clock.now())
  await challenges.sweep(clock.now())
  await resetCodes.sweep(clock.now())
  await roomwire.attempts.sweep()
  await roomwire.quotas.sweep()
  await roomwire.outbox.sweep()
  await roomwire.devices.forgetReplacements(clock.now() - limits.undoReplacementMs)
}

/** One round each minute. Expired rows stay while the time is not confirmed: they could not be taken back. */
async function tidyUp(roomwire: Roomwire): Promise<void> {
  const { clock, sessionUse } = roomwire
  await sessionUse.flush(roomwire)
  if (roomwire.clockTrust.isConfirmed()) await clearLeftovers(roomwire)
  await roomwire.atomicallyRelaxed(({ commands }) => commands.endForgotten(clock.now()))
  await roomwire.erasure.run()
}

/** Takes newer rules of time zones from other servers, and computes by them. */
async function followZones(roomwire: Roomwire): Promise<void> {
  if (!(await shareZones(roomwire))) return
  await recomputeAll(roomwire)
  roomwire.scheduleAlarm.look()
  await roomwire.devicePlans.lookAtAll()
}

/** Takes over the time that is now, after a start and after each correction: what was stored while the clock was ahead holds nothing up. */
async function startAtTime(roomwire: Roomwire): Promise<void> {
  const { clock, dueSchedules } = roomwire
  await roomwire.capStamps()
  await dueSchedules.forgetMissedAfter(clock.now())
  await recomputeAll(roomwire)
}

/**
 * Lets what counts by the time go along with a correction: a timer of ten minutes has as long to go as
 * before, and nothing is known of the time that was jumped over.
 */
async function followStep(roomwire: Roomwire, step: ClockStep): Promise<void> {
  const { twins, recorder, hearing, history, clock } = roomwire
  twins.follow(step)
  hearing.shift(step.to - step.from)
  recorder.pause(step.isFromGuess ? null : step.from)
  await recorder.stored()
  // A step back is confirmed: what was recorded after it was never true.
  if (step.to < step.from) await history.forgetAfter(step.to)
  recorder.goOn(clock.now())
}

type Outside = {
  data: string
  /** Ends this server, whose database a newer program has updated. */
  end?: ((why: DatabaseError) => void) | undefined
}

/** Ends what has expired: commands, the presence of crashed replicas' devices, sessions, codes, logs. */
export function startHousekeeping(roomwire: Roomwire, { data, end }: Outside) {
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
  /** The same for what can not be taken back should the time be wrong: it waits until that is confirmed. */
  const everyOnceSure: typeof every = (ms, task, work) =>
    every(ms, task, async () => {
      if (roomwire.clockTrust.isConfirmed()) await work()
    })
  const stops = [
    every(rounds.overdueCommands, 'overdue commands', () => endOverdueCommands(roomwire)),
    every(rounds.lapsedPresence, 'lapsed presence', async () => {
      if (!roomwire.hasReplicas) return
      await endLapsedPresence(roomwire)
      await tellOtherVersions()
      const why = await roomwire.leases.reasonToEnd()
      if (why) end?.(new DatabaseError(why))
    }),
    every(rounds.zones, 'rules of time zones', () => followZones(roomwire)),
    every(rounds.deletedDevices, 'deleted devices', async () => {
      if (!roomwire.clockTrust.isInDoubt()) await finishDeletions(roomwire)
    }),
    every(rounds.leftovers, 'leftovers', () => tidyUp(roomwire)),
    every(rounds.leftovers, 'deleted homes', () => finishHomes(roomwire)),
    every(rounds.leftovers, 'what deleted devices have measured', () => forgetErased(roomwire)),
    everyOnceSure(rounds.openDays, 'days without a seal', () => sealActivity(roomwire)),
    everyOnceSure(rounds.oldLogs, 'old logs', () => pruneLogs(roomwire)),
    everyOnceSure(rounds.oldLogs, 'old runs of schedules', () =>
      roomwire.dueSchedules.prune(limits.scheduleRunsKept),
    ),
    every(rounds.oldLogs, 'the check of the database', async () => roomwire.databaseChecks?.tend()),
    everyOnceSure(rounds.sizes, 'the sizes of today', () =>
      noteSizes(data, roomwire.clock.now(), roomwire.sizes),
    ),
    everyOnceSure(rounds.oldLogs, 'history', () => tendHistory(roomwire)),
  ]
  let isKnown = false
  roomwire.scheduleAlarm.start(async () => {
    if (roomwire.clockTrust.isGuess()) return undefined
    // Once for each time: this server may know it, and the clocks of the world, better than before.
    if (!isKnown) await startAtTime(roomwire)
    isKnown = true
    return await runDueSchedules(roomwire)
  })
  const leaveClock = roomwire.clockTrust.onStep((step) => {
    isKnown = false
    const following = followStep(roomwire, step)
    following
      .then(roomwire.scheduleAlarm.look)
      .catch((err) => log.error({ err }, 'the corrected time was not taken over'))
  })
  return {
    /** Resolves when every round that has begun is done, because it still needs the database. */
    async stop(): Promise<void> {
      leaveClock()
      await Promise.all([roomwire.scheduleAlarm.stop(), ...stops.map((stop) => stop())])
    },
  }
}
