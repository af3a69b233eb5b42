import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { z } from 'zod'
import { flushToDisk } from '../../platform/flush-to-disk.ts'
import { DataFolderError } from '../../platform/keys.ts'

/*
 * Backups are encrypted to two keys. The recovery key is with its owner alone: of it only the public half
 * stays here. The drill key stays in the data folder, and in no backup: with it each backup is opened again
 * and compared as soon as it is made.
 */

const backupKeys = z.object({
  /** The public half of the recovery key, as age writes it. */
  recovery: z.string().startsWith('age1'),
  /** The drill key, a secret. */
  drill: z.string().startsWith('AGE-SECRET-KEY-1'),
})

export type BackupKeys = z.infer<typeof backupKeys>

const fileIn = (folder: string) => join(folder, 'backup-keys.json')

/** Makes a recovery key: `secret` is for its owner, `recipient` is its public half. */
export async function makeRecoveryKey(): Promise<{ secret: string; recipient: string }> {
  const secret = await generateX25519Identity()
  return { secret, recipient: await identityToRecipient(secret) }
}

/** Tells whether a key as somebody has typed it opens what is encrypted to this recipient. */
export async function opensWith(typed: string, recipient: string): Promise<boolean> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  const test = await encrypter.encrypt('Roomwire')
  try {
    const decrypter = new Decrypter()
    decrypter.addIdentity(tidied(typed))
    return (await decrypter.decrypt(test, 'text')) === 'Roomwire'
  } catch {
    return false // It is no key, or another one.
  }
}

/** A recovery key without the spaces and line ends that copying brings, in capital letters. */
export const tidied = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()

/** Stores to whom backups are encrypted from now on, with a new drill key. */
export async function keepBackupKeys(folder: string, recovery: string): Promise<void> {
  const keys: BackupKeys = { recovery, drill: await generateX25519Identity() }
  const draft = `${fileIn(folder)}.new`
  writeFileSync(draft, `${JSON.stringify(keys)}\n`, { mode: 0o600, flush: true })
  renameSync(draft, fileIn(folder))
  flushToDisk(folder)
}

/**
 * Reads to whom backups are encrypted.
 * @returns undefined while nobody has made a recovery key
 * @throws DataFolderError when the file is no such file
 */
export function readBackupKeys(folder: string): BackupKeys | undefined {
  if (!existsSync(fileIn(folder))) return undefined
  const { data } = backupKeys.safeParse(parsed(readFileSync(fileIn(folder), 'utf8')))
  if (data) return data
  throw new DataFolderError(
    `${fileIn(folder)} is damaged. Make a new recovery key: npm run backup -- --new-key`,
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // The schema refuses it.
  }
}
