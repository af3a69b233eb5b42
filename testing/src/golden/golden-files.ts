import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine } from '@roomwire/server/platform/database/engine.ts'
import type { Db } from '@roomwire/server/platform/database/schema.ts'
import { z } from 'zod'

/*
 * What is kept of a version, in a folder of `testing/golden` named after its newest migration:
 * `roomwire.sqlite` and `roomwire.sql` with the `keys.json` of both, what everybody was shown
 * (`shown.json`), and what people and devices had in hand (`in-hand.json`). All of it opens
 * nothing else.
 */

/** What each person was shown: the answers, by what was asked. */
const people = z.record(z.string(), z.record(z.string(), z.looseObject({})))
const shown = z.object({ madeAt: z.int(), people })

const inHand = z.object({
  /** Of a session of the owner. */
  token: z.string(),
  /** Secrets, by the identifier of the device. */
  devices: z.record(z.string(), z.string()),
  joinCode: z.string(),
  /** The co-owner's, as its QR code says it. */
  authenticator: z.string(),
  recoveryCode: z.string(),
  passkey: z.object({
    id: z.string(),
    key: z.string(),
    signCount: z.int(),
    userHandle: z.string(),
  }),
  /** A pass, and the cookie of the browser that holds it; from version 13 on. */
  pass: z.object({ id: z.int(), cookie: z.string() }).optional(),
  /** The owner's API token; from version 14 on. */
  apiToken: z.string().optional(),
  /** The head of the record, as the operator notes it down. */
  head: z.object({ count: z.int(), link: z.string() }),
})
export type Shown = z.infer<typeof people>
export type InHand = z.infer<typeof inHand>

const goldenDatabases = join(import.meta.dirname, '../../golden')

export const goldenFolder = (version: string) => join(goldenDatabases, version)

/** The versions that are kept, oldest first. */
export function goldenVersions(): string[] {
  const entries = readdirSync(goldenDatabases, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  return folders.sort()
}

/** What belongs to the golden database of a version. */
export function readGolden(version: string, engine: Engine) {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(join(goldenFolder(version), file), 'utf8'))
  const hands = z.object({ sqlite: inHand, postgres: inHand }).parse(read('in-hand.json'))
  return { ...shown.parse(read('shown.json')), inHand: hands[engine] }
}

/** The names of the migrations that a database has been through, in order. */
export async function appliedMigrations(db: Db): Promise<string[]> {
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}
