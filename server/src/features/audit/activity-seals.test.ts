/** The changes that devices made by themselves, as far as the audit log has sealed them. */

import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { openTestDatabase } from '@roomwire/testing/worlds/test-database.ts'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { transactions } from '../../platform/database/transactions.ts'
import { activitySeals, dayMs } from './activity-seals.ts'
import { openAudit } from './audit.ts'
import { auditStore } from './audit-store.ts'
import { auditWriter, nobody } from './audit-writer.ts'
import { sealActivity } from './seal-activity.ts'
import { verifyChain } from './verify-chain.ts'

const key = Buffer.alloc(32, 7)
const hourMs = 3_600_000
const begin = Date.UTC(2026, 0, 1)

describe.each(engines)('the sealed activity (%s)', (engine) => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>
  let homes: number[]
  beforeEach(async () => {
    opened = await openTestDatabase(engine)
    const home = { founded_at: 1 }
    const rows = await opened.db
      .insertInto('home')
      .values([home, home, home])
      .returning('id')
      .execute()
    homes = rows.map(({ id }) => id)
  })
  afterEach(() => opened.close())

  /** A change of a device of a home; every second one is at the same instant as the one before. */
  const changeAt = (at: number, home = 0, part: '18' | 'level' = '18') =>
    opened.db
      .insertInto('activity')
      .values({
        home_id: homes[home] ?? 0,
        device_id: 1 + home,
        part,
        at,
        value: '1',
        cause: 'touch',
        count: 1,
        last_at: at,
      })
      .execute()

  /** One change an hour in the first two homes, in so many days. */
  async function changeFor(days: number): Promise<void> {
    for (let at = begin; at < begin + days * dayMs; at += 6 * hourMs) {
      await changeAt(at)
      await changeAt(at, 0, 'level')
      await changeAt(at, 1)
    }
  }

  async function audited(
    now: number,
    work: (needs: Parameters<typeof sealActivity>[0]) => unknown,
  ) {
    const clock = { now: () => now }
    const { relaxed } = transactions(opened.db, engine)
    const audit = openAudit(relaxed, { key, clock, log: pino({ level: 'silent' }) })
    await work({
      activitySeals: activitySeals(opened.db, key),
      atomicallyRelaxed: (inside) =>
        relaxed((db) => inside({ audit: auditWriter(db, { key, clock }, audit.linkSoon) })),
      clock,
    })
    audit.linkSoon()
    await audit.close()
  }
  const seal = (now: number) => audited(now, sealActivity)

  const daysSealed = async () => {
    const rows = await opened.db
      .selectFrom('audit')
      .select('detail')
      .where('event', '=', 'activity.sealed')
      .orderBy('id')
      .execute()
    return rows.map(({ detail }) => (JSON.parse(detail).day - begin) / dayMs)
  }
  const broken = async () => (await verifyChain(auditStore(opened.db, key), key)).broken
  const onDay = (day: number) => ({ from: begin + day * dayMs, to: begin + (day + 1) * dayMs })

  it('R-96 each day with changes is sealed once, a day after its end', async () => {
    await changeFor(3)
    await changeAt(begin + 9 * dayMs)
    await seal(begin + 2 * dayMs - 1)
    expect(await daysSealed()).toEqual([])
    await seal(begin + 2 * dayMs)
    expect(await daysSealed()).toEqual([0])
    await seal(begin + 5 * dayMs)
    await seal(begin + 5 * dayMs + hourMs)
    expect(await daysSealed()).toEqual([0, 1, 2])
    await seal(begin + 20 * dayMs)
    expect(await daysSealed()).toEqual([0, 1, 2, 9])
    expect(await broken()).toBeNull()
  })

  it('R-96 a day that was sealed while the clock was years ahead keeps no other from being sealed', async () => {
    await changeFor(2)
    await changeAt(begin + 3_650 * dayMs)
    await seal(begin + 3_660 * dayMs)
    expect(await daysSealed()).toEqual([0, 1, 3_650])
    await changeAt(begin + 5 * dayMs)
    await seal(begin + 8 * dayMs)
    await seal(begin + 9 * dayMs)
    expect(await daysSealed()).toEqual([0, 1, 3_650, 5])
    expect(await broken()).toBeNull()
  })

  it('R-96 what was not sealed yet may still grow', async () => {
    await changeFor(2)
    await seal(begin + 2 * dayMs)
    await changeAt(begin + dayMs + 5)
    expect(await broken()).toBeNull()
  })

  it.each(['value', 'cause', 'last_at', 'count'] as const)(
    'R-96 a change whose %s was altered later is told by its home and day',
    async (column) => {
      await changeFor(3)
      await seal(begin + 9 * dayMs)
      const other = { value: '0', cause: 'device', last_at: 1, count: 3 } as const
      await opened.db
        .updateTable('activity')
        .set({ [column]: other[column] })
        .where('home_id', '=', homes[1] ?? 0)
        .where('at', '=', begin + dayMs)
        .execute()
      expect(await broken()).toBe(`What devices of home ${homes[1]} did on 2026-01-02 was changed.`)
    },
  )

  it('R-96 a change that was removed is told, and so are all of a day', async () => {
    await changeFor(3)
    await seal(begin + 9 * dayMs)
    const { from, to } = onDay(2)
    const remove = opened.db.deleteFrom('activity').where('home_id', '=', homes[0] ?? 0)
    await remove.where('at', '=', from).where('part', '=', 'level').execute()
    const said = `What devices of home ${homes[0]} did on 2026-01-03 was removed from.`
    expect(await broken()).toBe(said)
    await remove.where('at', '>=', from).where('at', '<', to).execute()
    expect(await broken()).toBe(said)
  })

  it('R-96 a change that was slipped in is told, also of a home that had none on that day', async () => {
    await changeFor(3)
    await seal(begin + 9 * dayMs)
    await changeAt(begin + 7, 2)
    expect(await broken()).toBe(`What devices of home ${homes[2]} did on 2026-01-01 was added to.`)
    await changeAt(begin + 8)
    expect(await broken()).toBe(`What devices of home ${homes[0]} did on 2026-01-01 was added to.`)
  })

  it('R-96 a home that was deleted takes its changes with it', async () => {
    await changeFor(3)
    await seal(begin + 9 * dayMs)
    await audited(begin + 9 * dayMs, ({ atomicallyRelaxed }) =>
      atomicallyRelaxed(({ audit }) =>
        audit.write('home.deleted', { ...nobody, homeId: homes[1] ?? 0 }, { devices: 1 }),
      ),
    )
    await opened.db
      .deleteFrom('activity')
      .where('home_id', '=', homes[1] ?? 0)
      .execute()
    expect(await broken()).toBeNull()
    await opened.db.deleteFrom('activity').execute()
    expect(await broken()).toContain(`home ${homes[0]} `)
  })
})
