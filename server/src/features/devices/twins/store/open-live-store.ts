import type { Logger } from 'pino'
import type { Clock } from '../../../../platform/clock.ts'
import type { OpenDatabase } from '../../../../platform/database/open-database.ts'
import type { Transaction } from '../../../../platform/database/transactions.ts'
import { refuseUnreadJournal } from '../../../../platform/database/unread-journal.ts'
import { openJournal } from '../../../../platform/journal/journal.ts'
import { inDataFolder } from '../../../../platform/keys.ts'
import { sealingRow } from '../../../audit/audit-writer.ts'
import { type CommandIds, openCommandIds } from '../../records/command-ids.ts'
import { type LiveJournal, openLiveJournal } from './live-journal.ts'
import type { CommandSealer, LiveStore } from './live-store.ts'
import { postgresLiveStore } from './live-store-postgres.ts'

type Needs = {
  /** Whether this program has the lock of the database: others store no live state. */
  isServer: boolean
  hasReplicas: boolean
  relaxed: Transaction
  /** Seals commands in the audit log. */
  sealing: Parameters<typeof sealingRow>[0]
  /** The folder of the journal, and its key. */
  folder: string
  key: Buffer
  /** Whether writing to the database should wait (database/checkpoints.ts). */
  isMovingLog(): boolean
  clock: Clock
  log: Pick<Logger, 'error' | 'warn'>
}

/** Where live state is stored, and on SQLite what gives commands their ids. */
type OpenLiveStore = {
  store: LiveStore
  journal: LiveJournal | undefined
  ids: CommandIds | undefined
}

/**
 * Opens the store of live state: the journal of a SQLite file for the one server that works on it, else
 * PostgreSQL. Brings in first what a crash has left in the journal.
 * @throws DatabaseError when the database takes nothing now, or a journal waits for a server; DataFolderError
 * when the files of the journal can't be opened.
 */
export async function openLiveStore(
  { db, file: database, waits, watch, bringFirst }: OpenDatabase,
  { isServer, hasReplicas, relaxed, sealing, folder, key, ...needs }: Needs,
): Promise<OpenLiveStore> {
  const seal: CommandSealer = (commands) => sealingRow(sealing, commands)
  if (!database || !waits || !watch || !bringFirst) {
    const store = postgresLiveStore(db, relaxed, seal, hasReplicas)
    return { store, journal: undefined, ids: undefined }
  }
  if (!isServer) {
    refuseUnreadJournal(folder, key, database)
    return { store: noStore, journal: undefined, ids: undefined }
  }
  const ids = openCommandIds(database, watch.foreign)
  const journal = await openLiveJournal({
    db,
    database,
    bringFirst,
    ids,
    foreign: watch.foreign,
    seal,
    ...needs,
    journal: inDataFolder(() => openJournal(folder, key, waits.onDisk)),
  })
  return { store: journal.store, journal, ids }
}

const noStore: LiveStore = {
  gatherMs: 0,
  write: () => Promise.reject(new Error('Only the server stores live state')),
}
