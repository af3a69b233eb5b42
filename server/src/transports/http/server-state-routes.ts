import { arch, platform, release } from 'node:os'
import {
  backUpNowEndpoint,
  changeBackupScheduleEndpoint,
  type ServerBackups,
} from '@roomwire/contracts/http/server-backups.ts'
import {
  changeRetentionEndpoint,
  type RetentionReply,
  type ServerState,
  serverStateEndpoint,
} from '@roomwire/contracts/http/server-state.ts'
import type { Retention } from '../../features/limits/retention.ts'
import { backUpNow, changeBackupSchedule } from '../../features/operation/server-backups.ts'
import { changeRetention, showServer } from '../../features/operation/server-state.ts'
import { version } from '../../platform/version.ts'
import type { NeedsOf, Roomwire } from '../../roomwire.ts'
import type { Serve, ThisServer } from './serve.ts'

type Needs = NeedsOf<
  typeof showServer | typeof changeRetention | typeof changeBackupSchedule | typeof backUpNow
> &
  Pick<Roomwire, 'databaseVersion' | 'startedAt'>

/** The calls of whoever looks after the server. */
export function serverStateRoutes(needs: Needs, serve: Serve, server: ThisServer): void {
  serve(serverStateEndpoint, async (_input, { actor }) => {
    const shown = await showServer(needs, actor, server)
    if (!shown) return { server: null }
    const lacksHome = await server.broker.lacksHome()
    const missing = [...shown.missing, ...(lacksHome ? (['broker_home'] as const) : [])]
    const state = presentServer(shown, needs.startedAt, await needs.databaseVersion())
    return { server: { ...state, missing } }
  })
  serve(changeRetentionEndpoint, async ({ body }, { actor }) => {
    const { readings_days, log_days, activity_days } = body
    return presentRetention(
      await changeRetention(needs, actor, {
        ...(readings_days !== undefined && { readingsDays: readings_days }),
        ...(log_days !== undefined && { logDays: log_days }),
        ...(activity_days !== undefined && { activityDays: activity_days }),
      }),
    )
  })
  serve(changeBackupScheduleEndpoint, async ({ body }, { actor }) => {
    const { hour, days, weeks, months } = body
    return await changeBackupSchedule(needs, actor, {
      ...(hour !== undefined && { hour }),
      ...(days !== undefined && { days }),
      ...(weeks !== undefined && { weeks }),
      ...(months !== undefined && { months }),
    })
  })
  serve(backUpNowEndpoint, async (_input, { actor }) => ({
    work: await backUpNow(needs, actor, server.ownBackups),
  }))
}

const presentRetention = (kept: Retention): RetentionReply => ({
  readings_days: kept.readingsDays,
  log_days: kept.logDays,
  activity_days: kept.activityDays,
})

type Shown = NonNullable<Awaited<ReturnType<typeof showServer>>>

function presentServer(shown: Shown, startedAt: number, database: string): ServerState {
  const { disk, backup, missing, oldest, retention, devices, elsewhere } = shown
  const sizeOf = ({ bytes, monthBytes }: Shown['database']) => ({ bytes, month_bytes: monthBytes })
  return {
    versions: {
      roomwire: version,
      node: process.versions.node,
      database,
      system: `${platform()} ${release()}, ${arch()}`,
    },
    started_at: startedAt,
    missing,
    disk: { bytes: disk.bytes, free_bytes: disk.freeBytes },
    database: sizeOf(shown.database),
    history: sizeOf(shown.history),
    oldest,
    backup: presentBackups(backup),
    devices: devices.map(({ identifier, name, connects, refused, isShared }) => ({
      device_identifier: identifier,
      name,
      connects,
      refused,
      is_shared: isShared,
    })),
    devices_elsewhere: elsewhere,
    retention: presentRetention(retention),
  }
}

function presentBackups(backup: Shown['backup']): ServerBackups {
  const { last, place, schedule, work, failure } = backup
  return {
    is_on: place !== null,
    made_at: last?.at ?? null,
    bytes: last?.bytes ?? null,
    is_late: backup.isLate,
    place: place && { path: place.path, is: place.is, free_bytes: place.freeBytes },
    has_key: backup.hasKey,
    schedule,
    time_zone: backup.timeZone,
    work,
    failure,
  }
}
