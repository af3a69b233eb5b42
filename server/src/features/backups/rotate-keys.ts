import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Clock } from '../../platform/clock.ts'
import { refuseOtherKeys } from '../../platform/database/claim-database.ts'
import { openDatabase, refuseUpdate } from '../../platform/database/open-database.ts'
import type { Db } from '../../platform/database/schema.ts'
import { refuseUnreadJournal } from '../../platform/database/unread-journal.ts'
import { flushToDisk } from '../../platform/flush-to-disk.ts'
import { journalFiles } from '../../platform/journal/journal.ts'
import {
  dropReplacedKeys,
  type Keys,
  makeReplacedKeys,
  openKeys,
  readReplacedKeys,
  settleReplacedKeys,
} from '../../platform/keys.ts'
import { seal, unseal } from '../../platform/sealed.ts'
import { auditWriter, nobody } from '../audit/audit-writer.ts'
import { sealNodeKey, unsealNodeKey } from '../devices/records/node-key.ts'
import { sealOtpSecret, unsealOtpSecret } from '../sign-in/spend-code.ts'

/** Tables of what ends with the keys: whoever has a copy of them could go on with it, or it is hashed with them. */
const emptied = [
  'session',
  'live_ticket',
  'challenge',
  'reset_code',
  'recovery_code',
  'join_code_grant',
  'join_code',
  'attempt',
  'outbox',
] as const

type Place = { data: string; databaseUrl: string }

/**
 * Replaces the keys of an installation, and seals anew what was sealed with them: a copy of the old ones
 * opens nothing any more. No server runs. What a crash has ended is begun anew, or finished where the
 * database has the new keys already.
 * @returns of how many people something was sealed anew
 * @throws DatabaseError when the database is not of these keys, DataFolderError
 */
export async function rotateKeys({ data, databaseUrl }: Place, clock: Clock): Promise<number> {
  const file = join(data, 'roomwire.sqlite')
  const place = databaseUrl ? { url: databaseUrl } : { file }
  const opened = await openDatabase(place, { expectOwn: refuseUpdate })
  const { db } = opened
  let people = 0
  try {
    if (opened.file) refuseUnreadJournal(data, openKeys(data).journal, opened.file)
    const begun = readReplacedKeys(data)
    if (!begun || !(await isOf(db, begun))) people = await replaceIn(db, data, clock)
  } finally {
    await db.destroy()
  }
  // It has the new keys for good before the old ones go.
  if (!databaseUrl) flushToDisk(file)
  for (const name of journalFiles) rmSync(join(data, name), { force: true })
  settleReplacedKeys(data)
  return people
}

async function replaceIn(db: Db, data: string, clock: Clock): Promise<number> {
  dropReplacedKeys(data)
  const old = openKeys(data)
  await refuseOtherKeys(db, old)
  const next = makeReplacedKeys(data)
  return db.transaction().execute(async (transaction) => {
    for (const table of emptied) await transaction.deleteFrom(table).execute()
    const people = await sealAnew(transaction, old, next)
    const key_fingerprint = next.fingerprint
    await transaction.updateTable('installation').set({ key_fingerprint }).execute()
    const audit = auditWriter(transaction, { key: next.audit, clock }, () => undefined)
    await audit.write('server.keys_replaced', nobody, { people })
    return people
  })
}

async function isOf(db: Db, { fingerprint }: Keys): Promise<boolean> {
  const owner = await db.selectFrom('installation').select('key_fingerprint').executeTakeFirst()
  return owner?.key_fingerprint === fingerprint
}

async function sealAnew(db: Db, old: Keys, next: Keys): Promise<number> {
  const people = await db
    .selectFrom('person')
    .select(['id', 'id_number', 'totp_secret'])
    .where(({ or, eb }) => or([eb('id_number', 'is not', null), eb('totp_secret', 'is not', null)]))
    .execute()
  for (const { id, id_number: number, totp_secret: secret } of people) {
    const owner = String(id)
    await db
      .updateTable('person')
      .set({
        id_number: number && seal(next.seal, owner, unseal(old.seal, owner, number)),
        totp_secret: secret && sealOtpSecret(next.seal, id, unsealOtpSecret(old.seal, id, secret)),
      })
      .where('id', '=', id)
      .execute()
  }
  // A replaced board's key is sealed with the old one: from here on its replacement stays.
  await db.updateTable('device').set({ board_before: null, board_replaced_at: null }).execute()
  const nodes = await db
    .selectFrom('device')
    .select(['id', 'home_id as homeId', 'identifier', 'node_key'])
    .where('node_key', 'is not', null)
    .execute()
  for (const { id, node_key: key, ...node } of nodes) {
    const node_key = key && sealNodeKey(next.seal, node, unsealNodeKey(old.seal, node, key))
    await db.updateTable('device').set({ node_key }).where('id', '=', id).execute()
  }
  return people.length
}
