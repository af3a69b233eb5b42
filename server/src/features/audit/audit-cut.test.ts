/** Old rows are given up day by day, and those that are kept still show every change by others. */

import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { commandFor } from '@roomwire/testing/fixtures/live-rows.ts'
import { openTestDatabase } from '@roomwire/testing/worlds/test-database.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../../platform/database/schema.ts'
import { auditCut } from './audit-cut.ts'
import { auditStore } from './audit-store.ts'
import { sealCommands } from './command-seals.ts'
import { verifyChain } from './verify-chain.ts'

const key = Buffer.alloc(32, 7)
const hourMs = 3_600_000
const dayMs = 24 * hourMs
const begin = Date.UTC(2026, 0, 1)

describe.each(engines)('an audit log that grows old (%s)', (engine) => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>
  beforeEach(async () => {
    opened = await openTestDatabase(engine)
  })
  afterEach(() => opened.close())

  const within = <T>(work: (db: Db) => Promise<T>) => opened.db.transaction().execute(work)
  const entryAt = (at: number, event = 'room.created', detail = '{}') =>
    ({ at, home_id: 1, person_id: 1, event, detail }) as const
  const append = (entries: readonly ReturnType<typeof entryAt>[]) =>
    within((db) => auditStore(db, key).append(entries))
  /** An entry every hour of so many days. */
  const appendDays = (days: number) =>
    append(Array.from({ length: days * 24 }, (_, hour) => entryAt(begin + hour * hourMs)))

  /** One round of what the server does every hour, with the logs kept for so many days. */
  async function prune(now: number, days: number) {
    const found = await auditCut(opened.db, key).find(now - days * dayMs, now)
    if (typeof found !== 'string') await within((db) => auditCut(db, key).set(found))
    const { commands } = await within((db) => auditCut(db, key).remove(1_000))
    if (commands.length > 0) {
      await opened.db.deleteFrom('command').where('id', 'in', commands).execute()
    }
    return typeof found === 'string' ? found : found.cut_count
  }

  const verify = (since?: { count: number; link: string }) =>
    verifyChain(auditStore(opened.db, key), key, since)
  const ids = async () =>
    (await opened.db.selectFrom('audit').select('id').orderBy('id').execute()).map(({ id }) => id)

  it('R-96 gives up two days a day until only the days that are kept are left, and stays unbroken', async () => {
    await appendDays(10)
    const now = begin + 10 * dayMs
    expect(await prune(now, 5)).toBe(48)
    expect((await ids())[0]).toBe(49)
    expect(await prune(now + hourMs, 5)).toBe('not yet')
    expect(await prune(now + dayMs, 5)).toBe(96)
    expect(await prune(now + 2 * dayMs, 5)).toBe(144)
    // The eighth day is five days old at the end of the twelfth.
    expect(await prune(now + 3 * dayMs, 5)).toBe(192)
    expect(await verify()).toMatchObject({ rows: 48, broken: null, firstAt: begin + 8 * dayMs })
    await append([entryAt(now)])
    expect(await verify()).toMatchObject({ rows: 49, broken: null })
  })

  it('R-96 keeps nothing and goes on, when all of it is old', async () => {
    await appendDays(1)
    expect(await prune(begin + 100 * dayMs, 5)).toBe(24)
    expect(await verify()).toMatchObject({ rows: 0, broken: null })
    expect(await prune(begin + 102 * dayMs, 5)).toBe('not yet')
    await append([entryAt(begin + 102 * dayMs)])
    expect(await verify()).toMatchObject({ rows: 1, broken: null })
  })

  it('R-96 is not emptied by a clock that is years ahead, and goes on when that is right again', async () => {
    await appendDays(10)
    const ahead = begin + 3_000 * dayMs
    expect(await prune(ahead, 5)).toBe(48)
    for (const hour of [1, 5, 23]) expect(await prune(ahead + hour * hourMs, 5)).toBe('not yet')
    const right = begin + 10 * dayMs
    expect(await prune(right, 5)).toBe(48) // Only the time of the cut is put right.
    expect(await prune(right + hourMs, 5)).toBe('not yet')
    expect(await prune(right + dayMs, 5)).toBe(96)
    expect((await verify()).broken).toBeNull()
  })

  it('R-96 is not kept for ever by rows from a time when the clock was ahead, which are no older than their neighbours', async () => {
    await appendDays(4)
    const ahead = begin + 3_650 * dayMs
    await append([entryAt(ahead), entryAt(ahead + hourMs)])
    await append(Array.from({ length: 6 }, (_, nth) => entryAt(begin + (4 + nth) * dayMs)))
    const now = begin + 10 * dayMs
    expect(await prune(now, 5)).toBe(48)
    // Those after the last old one stay with the younger ones.
    expect(await prune(now + dayMs, 7)).toBe(96)
    expect(await prune(now + 2 * dayMs, 5)).toBe(101)
    expect((await ids())[0]).toBe(102)
    expect((await verify()).broken).toBeNull()
  })

  it('R-96 still names what somebody else has removed, changed or given up', async () => {
    await appendDays(10)
    await prune(begin + 10 * dayMs, 5)
    const broken = async (harm: (db: Db) => Promise<unknown>) => {
      const undone = new Error('undone')
      let said: string | null = null
      await within(async (db) => {
        await harm(db)
        said = (await verifyChain(auditStore(db, key), key)).broken
        throw undone
      }).catch((error) => {
        if (error !== undone) throw error
      })
      return said
    }
    const row = (id: number) => (db: Db) => db.deleteFrom('audit').where('id', '=', id).execute()
    expect(await broken(row(49))).toBe('Row 49 is missing.')
    expect(await broken(row(100))).toBe('Row 100 is missing.')
    const turnedOver = async (db: Db) => {
      const { link } = await db
        .selectFrom('audit')
        .select('link')
        .where('id', '=', 60)
        .executeTakeFirstOrThrow()
      await db.updateTable('audit_head').set({ cut_count: 60, cut_link: link }).execute()
      await db.deleteFrom('audit').where('id', '<=', 60).execute()
    }
    expect(await broken(turnedOver)).toBe('The head was changed.')
    const uncut = (db: Db) =>
      db.updateTable('audit_head').set({ cut_count: 0, cut_link: '', cut_at: null }).execute()
    expect(await broken(uncut)).toBe('Row 1 is missing.')
  })

  it('R-96 keeps its old rows when one of them was changed, or the head', async () => {
    await appendDays(10)
    const now = begin + 10 * dayMs
    const edit = (home_id: number) =>
      opened.db.updateTable('audit').set({ home_id }).where('id', '=', 30).execute()
    await edit(2)
    expect(await prune(now, 5)).toBe('broken')
    expect(await ids()).toHaveLength(240)
    await edit(1)
    await opened.db.updateTable('audit_head').set({ count: 239 }).execute()
    expect(await prune(now, 5)).toBe('broken')
    expect(await ids()).toHaveLength(240)
  })

  it('R-96 says of a noted head whose row was removed that it cannot be compared', async () => {
    await appendDays(2)
    const { head: noted } = await verify()
    await append([entryAt(begin + 3 * dayMs), entryAt(begin + 20 * dayMs)])
    const { head: later } = await verify()
    await prune(begin + 30 * dayMs, 20)
    expect(await verify(noted)).toMatchObject({ broken: null, uncompared: null })
    await prune(begin + 31 * dayMs, 20)
    expect(await verify(noted)).toMatchObject({
      broken: null,
      uncompared:
        "The head that was noted at row 48 can't be compared any more: rows up to 49 are old and were removed.",
    })
    expect(await verify(later)).toMatchObject({ broken: null, uncompared: null })
    // The head still holds the link of the last removed row.
    const { cut_count: count, cut_link: link } = (await verify()).cut
    expect(await verify({ count, link })).toMatchObject({ broken: null, uncompared: null })
    expect((await verify({ count, link: noted?.link ?? '' })).broken).toMatch(
      /^The head that was noted at row 49 is not part/,
    )
  })

  describe('with commands', () => {
    /** A command of an hour, whose end is sealed an hour later. */
    async function press(hour: number): Promise<void> {
      const at = begin + hour * hourMs
      await within(async (db) => {
        const { id: _, ...row } = commandFor('18', 1)
        const values = { ...row, message_id: `"${hour}"`, begun_at: at }
        const requested = await db
          .insertInto('command')
          .values({ ...values, outcome: 'done', ended_at: at + hourMs })
          .returningAll()
          .execute()
        const sealed = (seals: object | undefined) => JSON.stringify(seals)
        const seal = (unsealed: Parameters<typeof sealCommands>[1]) =>
          sealed(sealCommands(key, unsealed))
        await auditStore(db, key).append([
          entryAt(at, 'commands.sealed', seal({ requested })),
          entryAt(at + hourMs, 'commands.sealed', seal({ ended: requested })),
        ])
      })
    }
    const commands = async () =>
      (await opened.db.selectFrom('command').select('id').orderBy('id').execute()).map(
        ({ id }) => id,
      )

    it('R-96 gives up the commands whose requests it gives up, and misses none that are kept', async () => {
      // The last day that goes ends between the request and the end of the third.
      for (const hour of [0, 20, 47.5, 50, 60]) await press(hour)
      await append([entryAt(begin + 11 * dayMs)])
      await prune(begin + 10 * dayMs, 5)
      expect(await commands()).toEqual([4, 5])
      expect((await verify()).broken).toBeNull()
      await opened.db.deleteFrom('command').where('id', '=', 4).execute()
      expect((await verify()).broken).toBe('Command 4 is missing.')
    })
  })
})
