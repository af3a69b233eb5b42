import type { Db } from '../../platform/database/schema.ts'
import { type Cut, firstLink, type Head, linkAfterLoss, noCut, sealOf } from './chain.ts'

/** The head of the audit log. This is the only writer of `audit_head`. */
export function auditHead(db: Db, key: Buffer) {
  const read = () => db.selectFrom('audit_head').selectAll().where('id', '=', 1).executeTakeFirst()

  /** A second writer waits here until the first has committed. */
  const lockRow = () =>
    db
      .updateTable('audit_head')
      .set({ id: 1 })
      .where('id', '=', 1)
      .returningAll()
      .executeTakeFirst()

  /** The head as a server wrote it; undefined when it has not begun, or somebody has changed or removed it. */
  const whole = (row: Awaited<ReturnType<typeof read>>): (Head & Cut) | undefined =>
    row && row.link !== '' && row.seal === sealOf(key, row) ? row : undefined

  return {
    read,
    readWhole: async () => whole(await read()),
    lockWhole: async () => whole(await lockRow()),

    /** Whether a server has written to the log yet. */
    hasBegun: async (): Promise<boolean> => (await read())?.link !== '',

    /** Locks the head, and returns what the next entry continues. */
    async lock(): Promise<Head & Cut> {
      const row = await lockRow()
      const head = whole(row)
      if (head) return head
      const { last } = await db
        .selectFrom('audit')
        .select(({ fn }) => fn.max('id').as('last'))
        .executeTakeFirstOrThrow()
      if (row?.link === '' && last === null) return { count: 0, link: firstLink(key), ...noCut }
      // Somebody has changed or removed the head. The log goes on, and the break stays visible.
      return { count: last ?? 0, link: linkAfterLoss(key), ...noCut }
    },

    async write({ count, link, cut_count, cut_link, cut_at }: Head & Cut): Promise<void> {
      const parts = { count, link, cut_count, cut_link, cut_at }
      const row = { ...parts, seal: sealOf(key, parts) }
      await db
        .insertInto('audit_head')
        .values({ id: 1, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute()
    },
  }
}
