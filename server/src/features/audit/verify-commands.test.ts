/** The command log, as far as the audit log has sealed it. */

import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { commandFor } from '@roomwire/testing/fixtures/live-rows.ts'
import { openTestDatabase } from '@roomwire/testing/worlds/test-database.ts'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { transactions } from '../../platform/database/transactions.ts'
import { openAudit } from './audit.ts'
import { auditStore } from './audit-store.ts'
import { auditWriter } from './audit-writer.ts'
import { verifyChain } from './verify-chain.ts'

const key = Buffer.alloc(32, 7)
const clock = { now: () => 1_000 }
const needs = { key, clock }

describe.each(engines)('the sealed command log (%s)', (engine) => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>
  beforeEach(async () => {
    opened = await openTestDatabase(engine)
  })
  afterEach(() => opened.close())

  /** Stores commands of home 1, the odd ones with an end, each with its seals. */
  async function press(times: number): Promise<void> {
    for (let nth = 0; nth < times; nth += 1) {
      await transactions(opened.db, engine).durable(async (db) => {
        const { id: _, ...row } = commandFor('18', 1)
        const stored = await db
          .insertInto('command')
          .values({ ...row, message_id: `"${nth}"` })
          .returningAll()
          .executeTakeFirstOrThrow()
        const audit = auditWriter(db, needs, () => undefined)
        await audit.seal({ requested: [stored] })
        if (stored.id % 2 === 0) return
        const ended = await db
          .updateTable('command')
          .set({ outcome: 'done', ended_at: 1_000 })
          .where('id', '=', stored.id)
          .returningAll()
          .execute()
        await audit.seal({ ended })
      })
    }
  }

  async function link(): Promise<void> {
    const audit = openAudit(transactions(opened.db, engine).relaxed, {
      ...needs,
      log: pino({ level: 'silent' }),
    })
    audit.linkSoon()
    await audit.close()
  }

  const broken = async () => (await verifyChain(auditStore(opened.db, key), key)).broken

  it('R-96 is whole when nobody has touched it, also before its seals are linked', async () => {
    await press(5)
    await link()
    await press(0)
    expect(await broken()).toBeNull()
    const more = transactions(opened.db, engine).durable(async (db) => {
      const { id: _, ...row } = commandFor('18', 1)
      const stored = await db
        .insertInto('command')
        .values({ ...row, message_id: '"later"' })
        .returningAll()
        .executeTakeFirstOrThrow()
      await auditWriter(db, needs, () => undefined).seal({ requested: [stored] })
    })
    await more
    expect(await broken()).toBeNull()
  })

  it.each([
    ['who requested it', { requester_id: 2 }, 1, 'Command 1 was changed.'],
    ['what it asked for', { desired: 0 as const }, 2, 'Command 2 was changed.'],
    ['when', { begun_at: 5 }, 2, 'Command 2 was changed.'],
    ['how it ended', { outcome: 'failed' as const }, 3, 'Command 3 was changed.'],
    ['that it has ended', { outcome: 'done' as const }, 2, 'Command 2 was changed.'],
    ['that it has not', { outcome: null }, 1, 'Command 1 was changed.'],
    ['how often it was pressed', { count: 9 }, 1, 'Command 1 was changed.'],
  ])('R-96 names a command of which somebody has changed %s', async (_what, change, id, said) => {
    await press(4)
    await link()
    await opened.db.updateTable('command').set(change).where('id', '=', id).execute()
    expect(await broken()).toBe(said)
  })

  it('R-96 names a command that somebody has removed or inserted', async () => {
    await press(4)
    await link()
    const [row] = await opened.db.deleteFrom('command').where('id', '=', 3).returningAll().execute()
    expect(await broken()).toBe('Command 3 is missing.')
    if (!row) throw new Error('The row was not there')
    await opened.db.insertInto('command').values(row).execute()
    expect(await broken()).toBeNull()
    const { id: _, ...other } = row
    await opened.db
      .insertInto('command')
      .values({ ...other, message_id: '"slipped in"' })
      .execute()
    expect(await broken()).toBe('Command 5 was inserted.')
  })

  it('R-96 misses no command of a home that was deleted', async () => {
    await press(4)
    await transactions(opened.db, engine).durable(async (db) => {
      await db.deleteFrom('command').where('home_id', '=', 1).execute()
      const actor = { homeId: 1, personId: 1 }
      await auditWriter(db, needs, () => undefined).write('home.deleted', actor, { devices: 1 })
    })
    await link()
    expect(await broken()).toBeNull()
  })
})
