import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import type { AuditEventName, AuditEvents } from '../features/audit/audit-events.ts'
import { auditWriter, nobody } from '../features/audit/audit-writer.ts'
import { systemClock } from '../platform/clock.ts'
import { DatabaseError, openDatabase, refuseUpdate } from '../platform/database/open-database.ts'
import { isUnavailable } from '../platform/database/outage.ts'
import { DataFolderError, openKeys } from '../platform/keys.ts'
import { reasonOf } from '../platform/reason-of.ts'

/**
 * Adds an entry to the audit log of a home, whether its server runs or not; it is linked to the chain by the
 * server. The work that it tells of is done already: where the entry can't be written, that is said.
 */
export async function noteInAudit<E extends AuditEventName>(
  { data, databaseUrl }: Pick<Config, 'data' | 'databaseUrl'>,
  event: E,
  detail: AuditEvents[E],
): Promise<void> {
  try {
    const place = databaseUrl ? { url: databaseUrl } : { file: join(data, 'roomwire.sqlite') }
    const { db } = await openDatabase(place, { expectOwn: refuseUpdate })
    try {
      const sealing = { key: openKeys(data).audit, clock: systemClock }
      await auditWriter(db, sealing, () => undefined).write(event, nobody, detail)
    } finally {
      await db.destroy()
    }
  } catch (cause) {
    const isOfFolder = cause instanceof DataFolderError
    if (!(isOfFolder || cause instanceof DatabaseError || isUnavailable(cause))) throw cause
    process.stderr.write(`The audit log has no entry of this: ${reasonOf(cause)}\n`)
  }
}
