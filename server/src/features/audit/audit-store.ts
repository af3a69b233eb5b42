import type { Db } from '../../platform/database/schema.ts'
import { sameFingerprint } from '../../platform/random.ts'
import { auditHead } from './audit-head.ts'
import { sealOfPending } from './audit-writer.ts'
import type { NewEntry } from './batches.ts'
import { linkOf } from './chain.ts'
import { activityVerifier } from './verify-activity.ts'
import { commandsVerifier } from './verify-commands.ts'

export type AuditStore = ReturnType<typeof auditStore>

/** How many rows one statement inserts. There are few sizes, because each statement stays prepared. */
const batchSizes = [64, 8, 1]

/** The linked audit log. It only ever appends; audit-cut.ts gives up old rows. */
export function auditStore(db: Db, key: Buffer) {
  const head = auditHead(db, key)

  /** The entries that wait to be taken. */
  const pending = () => db.selectFrom('audit_pending').selectAll().orderBy('id').execute()

  return {
    /**
     * Takes at most so many entries that transactions have written, in their order, to be appended
     * in the same transaction. Those without a right seal are only counted.
     */
    async takePending(most: number) {
      const rows = await db
        .deleteFrom('audit_pending')
        .where('id', 'in', (query) =>
          query.selectFrom('audit_pending').select('id').orderBy('id').limit(most),
        )
        .returningAll()
        .execute()
      const pending = rows
        .filter((row) => sameFingerprint(row.seal, sealOfPending(key, row)))
        .toSorted((one, other) => one.id - other.id)
        .map(({ id: _, seal: __, ...entry }): NewEntry => entry)
      return { pending, refused: rows.length - pending.length, isMore: rows.length === most }
    },

    /** Appends entries in their order. It needs a transaction, because several replicas append to one log. */
    async append(entries: readonly NewEntry[]): Promise<void> {
      if (entries.length === 0) return
      let { count, link, ...cut } = await head.lock()
      const rows = entries.map((entry) => {
        count += 1
        const row = { ...entry, id: count }
        link = linkOf(key, link, row)
        return { ...row, link }
      })
      for (let at = 0; at < rows.length; ) {
        const size = batchSizes.find((size) => size <= rows.length - at) ?? 1
        const some = rows.slice(at, at + size)
        await db.insertInto('audit').values(some).execute()
        at += size
      }
      await head.write({ ...cut, count, link })
    },

    commandsVerifier: () => commandsVerifier(db, key, pending),
    activityVerifier: () => activityVerifier(db, key),

    head: head.read,

    /** At most so many entries after an id, or from the first, in their order. */
    after: (id: number | null, most: number) => {
      const rows = db.selectFrom('audit').selectAll().orderBy('id').limit(most)
      return (id === null ? rows : rows.where('id', '>', id)).execute()
    },

    newest: (most: number) =>
      db.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(most).execute(),
  }
}
