import type { Db } from '../../platform/database/schema.ts'
import { type Entry, firstLink, type Head, linkAfterLoss, linkOf, sealOf } from './chain.ts'

export type AuditStore = ReturnType<typeof auditStore>

/** Rows in one statement: few sizes, because each is a statement that is kept prepared. */
const together = [64, 8, 1]

/** The record of what was done: the only writer of `audit`, `audit_head`. It is added to, never changed. */
export function auditStore(db: Db, key: Buffer) {
  /** Where the record ends. Whoever comes second waits here until the first has written. */
  async function lockHead(): Promise<Head> {
    const row = await db
      .updateTable('audit_head')
      .set({ id: 1 })
      .where('id', '=', 1)
      .returning(['count', 'link', 'seal'])
      .executeTakeFirst()
    if (row && row.link !== '' && row.seal === sealOf(key, row)) return row
    const { last } = await db
      .selectFrom('audit')
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirstOrThrow()
    if (row?.link === '' && last === null) return { count: 0, link: firstLink(key) }
    // Somebody else has changed it or taken it away. The house goes on; that it was done stays to be seen.
    return { count: last ?? 0, link: linkAfterLoss(key) }
  }

  return {
    /** Links entries to the end, in their order. In a transaction: several replicas add to one record. */
    async append(entries: readonly Omit<Entry, 'id'>[]): Promise<void> {
      let { count, link } = await lockHead()
      const rows = entries.map((entry) => {
        count += 1
        const row = { ...entry, id: count }
        link = linkOf(key, link, row)
        return { ...row, link }
      })
      for (let at = 0; at < rows.length; ) {
        const size = together.find((size) => size <= rows.length - at) ?? 1
        const some = rows.slice(at, at + size)
        await db.insertInto('audit').values(some).execute()
        at += size
      }
      const head = { count, link, seal: sealOf(key, { count, link }) }
      await db
        .insertInto('audit_head')
        .values({ id: 1, ...head })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(head))
        .execute()
    },

    head: () => db.selectFrom('audit_head').selectAll().where('id', '=', 1).executeTakeFirst(),

    /** Some rows after an id, or from the first, in order. */
    after: (id: number | null, most: number) => {
      const rows = db.selectFrom('audit').selectAll().orderBy('id').limit(most)
      return (id === null ? rows : rows.where('id', '>', id)).execute()
    },

    newest: (most: number) =>
      db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(most).execute(),
  }
}
