import { z } from 'zod'
import { BackupError } from './backup-error.ts'

/** The format of backups that this program writes; it reads no newer one. The first had no certificates. */
export const format = 2

/** The files by which a data folder has a home. */
export const homeParts = ['keys.json', 'history.sqlite', 'roomwire.sqlite'] as const

/** The home's own authority and the certificate of its server: with them phones go on trusting a restored home. */
export const tlsParts = [
  'tls/server.crt',
  'tls/server.key',
  'tls/authority-for-devices.crt',
  'tls/authority.key',
  'tls/authority.crt',
] as const

/** The files of a backup besides its manifest. */
export const partNames = [...homeParts, ...tlsParts] as const
export type PartName = (typeof partNames)[number]

/** Parts without which a file is no backup; others are in one where the home has them. */
export const neededParts: readonly PartName[] = ['keys.json', 'roomwire.sqlite']

const part = z.object({
  bytes: z.number().int().nonnegative(),
  sha256: z.string(),
  /** How many rows each of its tables has, where it is a database. */
  rows: z.record(z.string(), z.number().int().nonnegative()).optional(),
})

/** The last instant that a date can have, epoch ms. */
const lastInstant = 8.64e15

/** How large a part may be that is no database, bytes: it is read as a whole. */
const smallPartMost = 1024 * 1024

/** The contents of a backup, in its first file. */
const manifestSchema = z.object({
  format: z.number().int(),
  /** Epoch ms. */
  madeAt: z.number().int().nonnegative().max(lastInstant),
  parts: z
    .record(z.string(), part)
    .refine((parts) =>
      Object.entries(parts).every(
        ([name, { bytes }]) => name.endsWith('.sqlite') || bytes <= smallPartMost,
      ),
    ),
})

export type Manifest = z.infer<typeof manifestSchema>
export type Part = z.infer<typeof part>

/** The name of the manifest within a backup. */
export const manifestName = 'manifest.json'

export const notOurs = () => new BackupError('This file is not a backup of Roomwire.')

/** Reads a manifest. @throws BackupError when it is none, or of a newer Roomwire. */
export function readManifest(text: string): Manifest {
  const { data } = manifestSchema.safeParse(parsed(text))
  if (!data) throw notOurs()
  if (data.format > format) {
    throw new BackupError('A newer Roomwire has made this backup. Restore it with that version.')
  }
  return data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // The schema refuses it.
  }
}
