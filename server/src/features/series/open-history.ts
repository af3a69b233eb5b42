import { join } from 'node:path'
import type { Engine } from '../../platform/database/engine.ts'
import type { Db } from '../../platform/database/schema.ts'
import { boundHistory } from './bound-history.ts'
import type { HistoryOwner, HistoryStore } from './history-store.ts'
import { postgresHistorySql } from './postgres-history-sql.ts'
import { sqlHistory } from './sql-history.ts'
import { threadedHistory } from './threaded-history.ts'

/** Opens the history: a file of its own in the data folder, or on PostgreSQL tables beside the others. */
export async function openHistory(
  { engine, db, folder }: { engine: Engine; db: Db; folder: string },
  owner: HistoryOwner,
): Promise<HistoryStore> {
  if (engine === 'postgres') return boundHistory(sqlHistory(await postgresHistorySql(db)), owner)
  return boundHistory(threadedHistory(join(folder, 'history.sqlite'), owner.onBroken), owner)
}
