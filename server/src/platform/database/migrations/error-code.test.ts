import { makeDatabasePlace } from '@roomwire/testing/worlds/test-database.ts'
import { expect, it } from 'vitest'
import { migrationsOfProgram } from '../migrations.ts'
import { openDatabase } from '../open-database.ts'

const own = '0045-error-code'
const held = 'Somebody has switched it, and schedules leave it alone for a while'

it.each(['sqlite', 'postgres'] as const)(
  'R-92 commands that failed before get the codes by which runs of schedules are counted (%s)',
  async (engine) => {
    const { place, remove } = await makeDatabasePlace(engine)
    const before = Object.entries(migrationsOfProgram).filter(([name]) => name < own)
    const older = await openDatabase(place, { migrations: Object.fromEntries(before) })
    const command = (nth: number, error: string | null) => ({
      home_id: 1,
      device_id: 1,
      requester_kind: 'schedule' as const,
      requester_id: 1,
      cause: 'schedule' as const,
      message_id: JSON.stringify(nth),
      origin: 'schedule',
      action: 'schedule',
      pin: '18',
      desired: 1,
      begun_at: nth,
      deadline_at: nth,
      outcome: error === null ? ('done' as const) : ('failed' as const),
      error,
      ended_at: nth,
    })
    const errors = [null, 'The device was offline', held, 'The pump is dry']
    const rows = errors.map((error, nth) => command(nth, error))
    await older.db.insertInto('command').values(rows).execute()
    await older.db.destroy()
    const { db } = await openDatabase(place)
    const found = await db.selectFrom('command').select('error_code').orderBy('begun_at').execute()
    expect(found.map((row) => row.error_code)).toEqual([null, 'device_offline', 'pin_held', null])
    await db.destroy()
    await remove()
  },
)
