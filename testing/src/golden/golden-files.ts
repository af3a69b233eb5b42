import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Engine } from '@roomwire/server/platform/database/engine.ts'
import { z } from 'zod'

/*
 * A home that is kept of a release, in a folder of `testing/golden` named after its version:
 * `roomwire.sqlite` and `roomwire.sql` with the `keys.json` of both, the answers that everybody was
 * shown (`shown.json`), and what people and devices had in hand (`in-hand.json`). All of it opens
 * nothing else. 0.1.0 began with the first migrations that were kept, and went through all of them
 * before they became one.
 */

/** The answers that each person was shown, by what was asked. */
const people = z.record(z.string(), z.record(z.string(), z.looseObject({})))
const shown = z.object({ madeAt: z.int(), people })

const inHand = z.object({
  /** The token of a session of the owner. */
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
  /** A pass, and the cookie of the browser that holds it; 0.1.0 has none. */
  pass: z.object({ id: z.int(), cookie: z.string() }).optional(),
  /** The owner's API token; 0.1.0 has none. */
  apiToken: z.string().optional(),
  /** The head of the record, as the operator notes it down. */
  head: z.object({ count: z.int(), link: z.string() }),
})
export type Shown = z.infer<typeof people>
export type InHand = z.infer<typeof inHand>

const goldenDatabases = join(import.meta.dirname, '../../golden')

export const goldenFolder = (version: string) => join(goldenDatabases, version)

/** The releases of which a home is kept, oldest first. */
export function goldenVersions(): string[] {
  const entries = readdirSync(goldenDatabases, { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  return folders.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
}

/** The answers and secrets that belong to the golden home of a release. */
export function readGolden(version: string, engine: Engine) {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(join(goldenFolder(version), file), 'utf8'))
  const hands = z.object({ sqlite: inHand, postgres: inHand }).parse(read('in-hand.json'))
  return { ...shown.parse(read('shown.json')), inHand: hands[engine] }
}
