/** Every change of the audit log by somebody without the key is noticed and named. */

import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { openTestDatabase } from '@roomwire/testing/worlds/test-database.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Engine } from '../../platform/database/engine.ts'
import type { Db } from '../../platform/database/schema.ts'
import { auditStore } from './audit-store.ts'
import { type Cut, type Entry, firstLink, type Head, linkOf, noCut, sealOf } from './chain.ts'
import { verifyChain } from './verify-chain.ts'

const key = Buffer.alloc(32, 7)
const otherKey = Buffer.alloc(32, 8)

type Row = Entry & { link: string }
type StoredHead = Head & Cut & { seal: string }
/** An audit log, as it is in the tables. */
type Record = { rows: Row[]; head: StoredHead | undefined }

const entry = (n: number) => ({
  at: 1_790_000_000_000 + n,
  home_id: n % 3 || null,
  person_id: n % 5 || null,
  event: n % 2 ? 'session.started' : 'room.created',
  detail: JSON.stringify({ n }),
})

/** An audit log of some rows, as `append` writes it. */
function logOf(count: number): Record & { head: StoredHead } {
  let link = firstLink(key)
  const rows = Array.from({ length: count }, (_, index) => {
    const row = { id: index + 1, ...entry(index) }
    link = linkOf(key, link, row)
    return { ...row, link }
  })
  const head = { count, link, ...noCut }
  return { rows, head: { ...head, seal: sealOf(key, head) } }
}

/** Reads it as the store does: by id. */
function reading({ rows, head }: Record, pageMost = 7) {
  const sorted = [...rows].sort((a, b) => a.id - b.id)
  return {
    head: async () => head && { id: 1 as const, ...head },
    after: async (id: number | null, most: number) =>
      sorted.filter((row) => id === null || row.id > id).slice(0, Math.max(most, pageMost)),
    commandsVerifier: () => ({ take: async () => null, finish: async () => null }),
    activityVerifier: () => ({ take: async () => undefined, finish: async () => null }),
  }
}

const brokenIn = async (record: Record, since?: Head) =>
  (await verifyChain(reading(record), key, since)).broken

const count = 40
const whole = logOf(count)
const anyId = fc.integer({ min: 1, max: count })

/** A way to tamper with the log, and the message about it. */
const anyHarm: fc.Arbitrary<{ harm: string; done: Record; said: string }> = fc.oneof(
  fc
    .tuple(
      anyId,
      fc.constantFrom('at', 'home_id', 'person_id', 'event', 'detail', 'link'),
      fc.nat({ max: 999 }),
    )
    .map(([id, column, other]) => ({
      harm: 'edit',
      done: withRows(
        whole.rows.map((row) =>
          row.id === id ? { ...row, [column]: otherThan(row, column, other) } : row,
        ),
      ),
      said: `Row ${id} was changed.`,
    })),
  anyId.map((id) => ({
    harm: 'deletion',
    done: withRows(whole.rows.filter((row) => row.id !== id)),
    said: id === count ? `The end is cut off: row ${id} is missing.` : `Row ${id} is missing.`,
  })),
  fc
    .tuple(anyId, anyId)
    .filter(([a, b]) => a !== b)
    .map(([a, b]) => ({
      harm: 'swap',
      done: withRows(
        whole.rows.map((row) => ({ ...row, id: row.id === a ? b : row.id === b ? a : row.id })),
      ),
      said: `Row ${Math.min(a, b)} was changed.`,
    })),
  fc.tuple(fc.constantFrom(-5, 0, count + 1, count + 3), anyId).map(([id, like]) => ({
    harm: 'insertion',
    done: withRows([...whole.rows, { ...rowAt(like), id }]),
    said: `Row ${id} was inserted.`,
  })),
  fc.integer({ min: 0, max: count - 2 }).map((left) => ({
    harm: 'truncation',
    done: withRows(whole.rows.slice(0, left)),
    said: `The end is cut off: rows ${left + 1} to ${count} are missing.`,
  })),
  fc.integer({ min: 0, max: count - 1 }).map((left) => ({
    harm: 'truncation with its head',
    done: {
      rows: whole.rows.slice(0, left),
      head: { ...whole.head, count: left, link: whole.rows[left - 1]?.link ?? firstLink(key) },
    },
    said: 'The head was changed.',
  })),
  fc.constantFrom('count' as const, 'link' as const, 'seal' as const).map((column) => ({
    harm: 'edit of the head',
    done: {
      rows: whole.rows,
      head: { ...whole.head, [column]: column === 'count' ? count + 1 : rowAt(1).link },
    },
    said: 'The head was changed.',
  })),
  fc.constant({
    harm: 'deletion of the head',
    done: { rows: whole.rows, head: undefined },
    said: 'The head is missing.',
  }),
)

const withRows = (rows: Row[]): Record => ({ rows, head: whole.head })

function rowAt(id: number): Row {
  const row = whole.rows[id - 1]
  if (!row) throw new Error('unreachable')
  return row
}

function otherThan(row: Row, column: string, other: number): string | number | null {
  const before: unknown = Object(row)[column]
  if (typeof before === 'number') return before + other + 1
  return before === null ? other : `${before} `
}

describe('the audit log', () => {
  it('R-96 names the first row that was edited, deleted, swapped, inserted or cut off', async () => {
    expect(await brokenIn(whole)).toBeNull()
    const seen = new Map<string, number>()
    const tries = volume('AUDIT_HARMS', 1_000)
    await fc.assert(
      fc.asyncProperty(anyHarm, async ({ harm, done, said }) => {
        expect(await brokenIn(done)).toBe(said)
        seen.set(harm, (seen.get(harm) ?? 0) + 1)
      }),
      { numRuns: tries },
    )
    expect(seen.size).toBe(8)
    figure('R-96', 'manipulations of the audit log, not named', `${tries} of ${seen.size} kinds, 0`)
  })

  it('R-96 cannot be made without the key', async () => {
    expect((await verifyChain(reading(whole), otherKey)).broken).toBe('Row 1 was changed.')
  })

  it('R-96 reveals by a head noted before that all of it was restored', async () => {
    const noted = { count, link: whole.head.link }
    const later = logOf(count + 9)
    expect(await brokenIn(later, noted)).toBeNull()
    expect(await brokenIn(whole, noted)).toBeNull()
    expect(await brokenIn(logOf(count - 1), noted)).toMatch(/^The head that was noted at row 40/)
    const another = { count, link: rowAt(3).link }
    expect(await brokenIn(later, another)).toMatch(/^The head that was noted at row 40/)
  })

  it('R-96 names a head that was set back while rows were left', async () => {
    const early = logOf(3).head
    expect(await brokenIn({ rows: whole.rows, head: early })).toBe(
      'The head was set back to row 3: there are rows up to 40.',
    )
  })
})

describe.each<Engine>(['sqlite', 'postgres'])('an audit log in its tables (%s)', (engine) => {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>
  let db: Db
  beforeAll(async () => {
    opened = await openTestDatabase(engine)
    db = opened.db
  })
  afterAll(() => opened.close())

  const append = (count: number) =>
    db
      .transaction()
      .execute((transaction) =>
        auditStore(transaction, key).append(Array.from({ length: count }, (_, n) => entry(n))),
      )
  const broken = async () => (await verifyChain(auditStore(db, key), key)).broken
  /** Manipulates the log, and always rolls it back. */
  async function harmed(harm: (db: Db) => Promise<unknown>): Promise<string | null> {
    let said: string | null = null
    const undone = new Error('undone')
    await db
      .transaction()
      .execute(async (transaction) => {
        await harm(transaction)
        await auditStore(transaction, key).append([entry(1)])
        said = (await verifyChain(auditStore(transaction, key), key)).broken
        throw undone
      })
      .catch((error) => {
        if (error !== undone) throw error
      })
    return said
  }

  it('R-96 stays broken when more is written after a manipulation', async () => {
    await append(300)
    expect(await broken()).toBeNull()
    const audit = (on: Db) => on.deleteFrom('audit')
    expect(await harmed((on) => audit(on).where('id', '=', 7).execute())).toBe('Row 7 is missing.')
    expect(await harmed((on) => audit(on).where('id', '>', 290).execute())).toBe(
      'Row 291 is missing.',
    )
    const edit = (on: Db) => on.updateTable('audit').set({ person_id: 99 }).where('id', '=', 12)
    expect(await harmed((on) => edit(on).execute())).toBe('Row 12 was changed.')
    const cutWithHead = async (on: Db) => {
      await audit(on).where('id', '>', 290).execute()
      const { link } = await on
        .selectFrom('audit')
        .select('link')
        .where('id', '=', 290)
        .executeTakeFirstOrThrow()
      await on.updateTable('audit_head').set({ count: 290, link }).execute()
    }
    expect(await harmed(cutWithHead)).toBe('Row 291 was changed.')
    expect(await harmed((on) => on.deleteFrom('audit_head').execute())).toBe('Row 301 was changed.')
    const all = async (on: Db) => {
      await audit(on).execute()
      await on.deleteFrom('audit_head').execute()
    }
    expect(await harmed(all)).toBe('Row 1 was changed.')
    const unbegun = (on: Db) => on.updateTable('audit_head').set({ count: 0, link: '', seal: '' })
    expect(await harmed((on) => unbegun(on).execute())).toBe('Row 301 was changed.')
    expect(await broken()).toBeNull()
  })
})
