import type { Clock } from '../clock.ts'
import type { Keys } from '../keys.ts'
import { randomText } from '../random.ts'
import { DatabaseError } from './open-database.ts'
import type { Db } from './schema.ts'

const keysMissing =
  'The file keys.json is missing from the data folder, and this database was made with it. Put it back from a backup, or copy that of another replica. Without it nobody stays signed in, and sealed data can not be read. The database was not changed. For a new home, move the database away first, or choose another folder with --data.'

const otherKeys =
  'This database was made with other keys. Put the keys.json of its installation into the data folder; every replica needs the same one. If npm run admin -- rotate-keys was interrupted, run it again: it ends what it began.'

/**
 * Binds a new database to the installation's keys, and refuses a database of other keys:
 * nobody would stay signed in, and sealed data would be lost.
 * @returns the name by which the history knows this installation.
 * @throws DatabaseError
 */
export async function claimDatabase(
  db: Db,
  keys: Pick<Keys, 'fingerprint' | 'isNew'>,
  clock: Clock,
): Promise<{ historyId: string }> {
  const historyId = randomText(16)
  const claimed = await db
    .insertInto('installation')
    .values({
      id: 1,
      key_fingerprint: keys.fingerprint,
      created_at: clock.now(),
      history_id: historyId,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (claimed) return { historyId }
  await refuseOtherKeys(db, keys)
  const owner = await db.selectFrom('installation').select('history_id').executeTakeFirstOrThrow()
  return { historyId: owner.history_id }
}

/**
 * Refuses a database of other keys; one that is nobody's yet is free. It reads only what every
 * version has.
 * @throws DatabaseError
 */
export async function refuseOtherKeys(
  db: Db,
  { fingerprint, isNew }: Pick<Keys, 'fingerprint' | 'isNew'>,
): Promise<void> {
  const owner = await db.selectFrom('installation').select('key_fingerprint').executeTakeFirst()
  if (!owner || owner.key_fingerprint === fingerprint) return
  throw new DatabaseError(isNew ? keysMissing : otherKeys)
}
