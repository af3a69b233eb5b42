import type { Db } from '../../platform/database/schema.ts'
import { auditHead } from './audit-head.ts'
import { type Cut, firstLink, type Head, linkOf } from './chain.ts'
import { sealsIn } from './command-seals.ts'

const dayMs = 24 * 3_600_000

/** How much of the log one cut gives up at most, and how long the next one waits, ms. */
const cuts = { mostMs: 2 * dayMs, everyMs: dayMs }

/** How many rows are read at once. */
const page = 1_000

export type AuditCut = ReturnType<typeof auditCut>

/**
 * Gives up the old rows of the audit log. The head says up to where, under its seal, before any row
 * goes, so that a row that somebody else has removed is still missed.
 */
export function auditCut(db: Db, key: Buffer) {
  const head = auditHead(db, key)

  const kept = ({ cut_count }: Cut) =>
    db.selectFrom('audit').where('id', '>', cut_count).orderBy('id')

  /**
   * The last row that is older than an instant, of those before the first one that is not. A row from
   * the time of a clock that was ahead is as old as the one after it.
   */
  async function lastBefore(at: number, now: number, whole: Cut & Head): Promise<number> {
    const younger = await kept(whole)
      .select('id')
      .where('at', '>=', at)
      .where('at', '<=', now)
      .limit(1)
      .executeTakeFirst()
    const old = await db
      .selectFrom('audit')
      .select('id')
      .where('id', '>', whole.cut_count)
      .where('id', '<', younger?.id ?? whole.count + 1)
      .where('at', '<', at)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return old?.id ?? whole.cut_count
  }

  /** The link of a row, when it and all rows before it are as they were written. */
  async function linkAt(last: number, whole: Cut): Promise<string | undefined> {
    let { cut_count: count, cut_link: link } = whole
    if (count === 0) link = firstLink(key)
    while (count < last) {
      const rows = await kept({ ...whole, cut_count: count })
        .selectAll()
        .limit(page)
        .execute()
      for (const row of rows.slice(0, last - count)) {
        count += 1
        if (row.id !== count || row.link !== linkOf(key, link, row)) return undefined
        link = row.link
      }
      if (rows.length === 0) return undefined
    }
    return link
  }

  return {
    /**
     * How far the rows from before an instant may be given up: once a day, those of two days at most,
     * so that a wrong clock does not empty the log.
     * @returns 'not yet', or 'broken' when something in them is not as it was written: they stay
     */
    async find(before: number, now: number): Promise<Cut | 'not yet' | 'broken'> {
      const whole = await head.readWhole()
      if (!whole) return (await head.hasBegun()) ? 'broken' : 'not yet'
      const { cut_at } = whole
      // A clock that was ahead when rows were given up must not stop this for good.
      if (cut_at !== null && cut_at > now) return { ...cutOf(whole), cut_at: now }
      if (cut_at !== null && now - cut_at < cuts.everyMs) return 'not yet'
      const first = await kept(whole).select('at').limit(1).executeTakeFirst()
      if (!first) return 'not yet'
      const last = await lastBefore(Math.min(before, first.at + cuts.mostMs), now, whole)
      if (last <= whole.cut_count) return 'not yet'
      const link = await linkAt(last, whole)
      return link === undefined ? 'broken' : { cut_count: last, cut_link: link, cut_at: now }
    },

    /** Since when entries are kept, epoch ms; undefined where there are none. */
    async keptSince(): Promise<number | undefined> {
      const whole = await head.read()
      const first = whole && (await kept(whole).select('at').limit(1).executeTakeFirst())
      return first?.at
    },

    /** Puts a cut under the seal of the head. It needs a transaction. */
    async set(cut: Cut): Promise<void> {
      const whole = await head.lockWhole()
      // Another replica may have moved it meanwhile: it never goes back.
      if (whole && whole.cut_count <= cut.cut_count) await head.write({ ...whole, ...cut })
    },

    /**
     * Removes at most so many rows that were given up. It needs a transaction.
     * @returns how many they were, and the commands whose requests they sealed
     */
    async remove(most: number): Promise<{ count: number; commands: number[] }> {
      const whole = await head.lockWhole()
      if (!whole || whole.cut_count === 0) return { count: 0, commands: [] }
      const given = db.selectFrom('audit').select('id').where('id', '<=', whole.cut_count)
      const rows = await db
        .deleteFrom('audit')
        .where('id', 'in', given.orderBy('id').limit(most))
        .returning(['event', 'detail'])
        .execute()
      const sealed = rows.flatMap((row) => sealsIn(row).requested ?? [])
      return { count: rows.length, commands: sealed.map(([id]) => id) }
    },
  }
}

const cutOf = ({ cut_count, cut_link, cut_at }: Cut): Cut => ({ cut_count, cut_link, cut_at })
