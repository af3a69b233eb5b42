import type { ConnectRefusal } from '@roomwire/contracts/vocabulary/connect-refusal.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import { refuse } from '../../platform/refusal.ts'
import type { Sizes } from '../../platform/sizes.ts'
import type { ActivityStore } from '../activity/activity-store.ts'
import type { AuditCut } from '../audit/audit-cut.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import type { ConnectCounts } from '../devices/presence/connect-counts.ts'
import type { ConnectProblemStore } from '../devices/presence/connect-problems.ts'
import type { PersonActor } from '../identity/actor.ts'
import {
  type Retention,
  type RetentionNeeds,
  type RetentionStore,
  retentionOf,
} from '../limits/retention.ts'
import type { HistoryStore } from '../series/history-store.ts'
import { expectOperator, type Homes, looksAfterServer } from './operator.ts'
import { findMissing, type ReadinessNeeds } from './readiness.ts'
import { type OwnBackups, showBackups } from './server-backups.ts'
import { growthOf, readSizeNotes } from './size-notes.ts'

/** How long a refusal of a device is shown, ms. */
const shownMs = 7 * 24 * 3_600_000

/** How many devices are named at most. */
const namedMost = 100

type Folder = { data: string; ownBackups: OwnBackups | undefined }

type Needs = Homes &
  RetentionNeeds &
  ReadinessNeeds &
  Parameters<typeof showBackups>[0] & {
    auditCut: Pick<AuditCut, 'keptSince'>
    activity: Pick<ActivityStore, 'keptSince'>
    history: Pick<HistoryStore, 'keptSince'>
    connectProblems: Pick<ConnectProblemStore, 'since'>
    connectCounts: Pick<ConnectCounts, 'often'>
    sizes(): Promise<Sizes>
    clock: Clock
  }

/** Everything that somebody who looks after a server wants to know of it. Instants are epoch ms, sizes bytes. */
export async function showServer(needs: Needs, actor: PersonActor, folder: Folder) {
  if (!(await looksAfterServer(needs, actor))) return null
  const now = needs.clock.now()
  const [missing, sizes, history, log, activity, retention, troubled, backup] = await Promise.all([
    findMissing(needs),
    needs.sizes(),
    needs.history.keptSince(),
    needs.auditCut.keptSince(),
    needs.activity.keptSince(),
    retentionOf(needs),
    troubledDevices(needs, actor, now),
    showBackups(needs, folder.data, folder.ownBackups),
  ])
  const notes = readSizeNotes(folder.data)
  const grown = (kind: 'database' | 'history') => ({
    bytes: sizes[kind],
    monthBytes: growthOf(notes, kind, { at: now, bytes: sizes[kind] }),
  })
  return {
    missing,
    disk: { bytes: sizes.disk, freeBytes: sizes.free },
    database: grown('database'),
    history: grown('history'),
    oldest: { history, log: log ?? null, activity: activity ?? null },
    backup,
    ...troubled,
    retention,
  }
}

type Troubled = {
  identifier: string
  name: string | null
  connects: number
  refused: { at: number; why: ConnectRefusal } | null
  isShared: boolean
}

/** Devices that do not get in or connect again and again: by name those of the actor's home, of others their number. */
async function troubledDevices(
  { connectProblems, connectCounts }: Pick<Needs, 'connectProblems' | 'connectCounts'>,
  { homeId }: PersonActor,
  now: number,
): Promise<{ devices: Troubled[]; elsewhere: number }> {
  const often = connectCounts.often(now)
  const all = await connectProblems.since(now - shownMs, [...often.keys()], now)
  const devices = all
    .filter((device) => device.homeId === homeId)
    .slice(0, namedMost)
    .map(({ id, identifier, name, refused, isShared }) => ({
      identifier,
      name,
      refused,
      isShared,
      connects: often.get(id) ?? 0,
    }))
  return { devices, elsewhere: all.filter((device) => device.homeId !== homeId).length }
}

/**
 * Changes for how long things are kept; those that are left out stay.
 * @throws Refusal 'forbidden', and 'invalid_input' for an activity that would go before the log that seals it.
 */
export async function changeRetention(
  needs: Homes &
    RetentionNeeds & {
      atomically: Atomically<{ retention: RetentionStore; audit: AuditWriter }>
    },
  actor: PersonActor,
  change: Partial<Retention>,
): Promise<Retention> {
  await expectOperator(needs, actor)
  const before = await retentionOf(needs)
  const next = { ...before, ...change }
  if (next.activityDays < next.logDays) {
    throw refuse('invalid_input', 'The activity is kept as long as the log at least', {
      requestField: 'activity_days',
    })
  }
  await needs.atomically(async ({ retention, audit }) => {
    await retention.write(next)
    await audit.write('server.retention_changed', actor, {
      readings_days: next.readingsDays,
      log_days: next.logDays,
      activity_days: next.activityDays,
    })
  })
  return next
}
