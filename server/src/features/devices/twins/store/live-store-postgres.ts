import type { Db } from '../../../../platform/database/schema.ts'
import type { Transaction } from '../../../../platform/database/transactions.ts'
import {
  addingCommands,
  addingEntries,
  changingCommands,
  countingOrphans,
  takingIds,
  writingActivity,
  writingDevices,
  writingPins,
} from './live-statements-postgres.ts'
import {
  type CommandSealer,
  type LiveStatements,
  type LiveStore,
  writeChanges,
} from './live-store.ts'
import { writeAtOnce } from './write-at-once.ts'

/** The store on PostgreSQL. Pages of other replicas see what is stored: there it is stored without a wait. */
export const postgresLiveStore = (
  db: Db,
  relaxed: Transaction,
  seal: CommandSealer,
  hasReplicas: boolean,
): LiveStore => ({
  gatherMs: hasReplicas ? 0 : 20,
  async write(take) {
    const stored = await db.connection().execute((one) => writeAtOnce(one, take(), seal))
    return stored ?? (await relaxed((one) => writeChanges(postgresStatements(one), take(), seal)))
  },
})

/** The statements by which changes are stored one after another. */
export const postgresStatements = (db: Db): LiveStatements => ({
  writeDevices: async (rows) => (await writingDevices(rows).execute(db)).rows,
  writePins: (rows) => writingPins(rows).execute(db),
  writeActivity: (rows) => writingActivity(rows).execute(db),
  changeCommands: async (rows) => (await changingCommands(rows).execute(db)).rows,
  async addCommands(rows, isRepeated) {
    const ids = (await takingIds(rows.length).execute(db)).rows
    const withIds = rows.map((row, at) => ({ ...row, id: ids[at]?.id ?? null }))
    return (await addingCommands(withIds, isRepeated).execute(db)).rows
  },
  countOrphans: async (rows) => Number((await countingOrphans(rows).execute(db)).rows[0]?.count),
  addEntry: (row) => addingEntries([row]).execute(db),
})
