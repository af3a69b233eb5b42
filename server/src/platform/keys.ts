import { hkdfSync } from 'node:crypto'
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { wayOut } from './disk-advice.ts'
import { flushToDisk } from './flush-to-disk.ts'
import { fingerprint, randomText } from './random.ts'
import { reasonOf } from './reason-of.ts'

/** The installation's keys, 32 bytes each. They live in the data folder, never in the database. */
export type Keys = {
  /** Signs session tokens. */
  token: Buffer
  /** Seals what must not be readable in the database. */
  seal: Buffer
  /** Links the entries of the audit log; it stays when the others are replaced. */
  audit: Buffer
  /** Makes the names by which passkeys know their people; it stays too. */
  handles: Buffer
  /** Seals the records of the journal. */
  journal: Buffer
  /** Seals what replicas send to each other. */
  bus: Buffer
  /** Tells the keys of two installations apart without revealing them. */
  fingerprint: string
  /** Whether the data folder has no keys.json: these were made for a new home. */
  isNew: boolean
}

/** The data folder or a file in it can't be used; the message says what to do. */
export class DataFolderError extends Error {}

const key = z.base64url().transform((text) => Buffer.from(text, 'base64url'))
const wholeKey = key.refine((bytes) => bytes.length === 32)
const keysFile = z.object({
  token: wholeKey,
  seal: wholeKey,
  /** These two are there once the others were replaced. */
  audit: wholeKey.optional(),
  handles: wholeKey.optional(),
})
type KeysFile = Pick<Keys, 'token' | 'seal'> & Partial<Pick<Keys, 'audit' | 'handles'>>

/**
 * Opens the data folder, and makes it with mode 0700 when it is missing.
 * @throws DataFolderError when it can't be made or written to.
 */
export function openDataFolder(folder: string): void {
  try {
    makeFolder(folder)
    chmodSync(folder, 0o700)
    // The probe has a name of its own, because replicas on one folder start at once.
    const probe = join(folder, `.writable.${randomText(6)}`)
    writeFileSync(probe, '', { mode: 0o600 })
    rmSync(probe)
  } catch (cause) {
    throw new DataFolderError(
      `The data folder ${folder} is not writable (${reasonOf(cause)}). ${waysOut(cause)}`,
    )
  }
}

/**
 * Makes a folder and those around it. Node's recursive `mkdir` never ends where the system says that
 * the folder around it is missing although it is there, as in /proc.
 */
function makeFolder(folder: string): void {
  const isThere = () => statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true
  if (isThere()) return
  const parent = dirname(folder)
  if (parent !== folder) makeFolder(parent)
  try {
    mkdirSync(folder, { mode: 0o700 })
  } catch (cause) {
    // Another replica may have made it meanwhile.
    if (!isThere()) throw cause
  }
}

/**
 * Does some work on the files of a data folder.
 * @throws DataFolderError that says which of them the system refuses, and why.
 */
export function inDataFolder<T>(work: () => T): T {
  try {
    return work()
  } catch (cause) {
    if (!(cause instanceof Error && 'syscall' in cause)) throw cause
    throw new DataFolderError(
      `The data folder can't be used (${cause.message}). ${waysOut(cause)}`,
      { cause },
    )
  }
}

const waysOut = (cause: unknown) =>
  `${wayOut(cause) ?? 'See that its disk works.'} Or choose another folder with --data.`

/** Tells whether a file of a data folder is there. @throws DataFolderError where this user may not look */
export const isThere = (file: string): boolean =>
  inDataFolder(() => statSync(file, { throwIfNoEntry: false }) !== undefined)

const keysIn = (folder: string) => join(folder, 'keys.json')

/** New keys, until they are settled. */
const draftIn = (folder: string) => join(folder, 'keys.json.new')

/**
 * Reads the keys of `keys.json` in the data folder, or makes them (random, mode 0600). New keys stay in
 * `keys.json.new` until they are settled: a first start that was killed goes on with them.
 * @throws DataFolderError when the file is there but is not a keys file, or can't be used.
 */
export function openKeys(folder: string): Keys {
  return inDataFolder(() => readOrMakeKeys(folder))
}

function readOrMakeKeys(folder: string): Keys {
  const [path, draft] = [keysIn(folder), draftIn(folder)]
  if (!existsSync(path)) {
    makeKeys(draft)
    const made = parseKeys(draft)
    // Another replica may have settled its own meanwhile.
    if (!existsSync(path)) return made ? { ...made, isNew: true } : refuseKeys(draft)
  }
  chmodSync(path, 0o600)
  rmSync(draft, { force: true })
  return parseKeys(path) ?? refuseKeys(path)
}

/** Gives new keys their name, once the database is theirs: from then on one that is missing is lost, and not a new home. */
export function settleKeys(folder: string): void {
  const [path, draft] = [keysIn(folder), draftIn(folder)]
  if (existsSync(path)) return
  linkFirst(draft, path)
  flushToDisk(folder)
  rmSync(draft, { force: true })
}

/**
 * Writes the whole file to the disk, and then gives it its name. Only one of two programs that
 * start at once makes the keys, and a power cut leaves all or nothing.
 */
function makeKeys(path: string): void {
  const part = `${path}.${randomText(6)}`
  const made = { token: randomText(32), seal: randomText(32) }
  try {
    writeFileSync(part, `${JSON.stringify(made)}\n`, { mode: 0o600, flag: 'wx', flush: true })
    linkFirst(part, path)
  } finally {
    rmSync(part, { force: true })
  }
  flushToDisk(dirname(path))
}

/** Gives a file one more name, unless another file has it. */
function linkFirst(file: string, name: string): void {
  try {
    linkSync(file, name)
  } catch (cause) {
    const isTaken = cause instanceof Error && 'code' in cause && cause.code === 'EEXIST'
    if (!isTaken && !existsSync(name)) throw cause
  }
}

/**
 * Gives the keys of a folder a new token key: no token that was signed before counts any more.
 * @throws DataFolderError when there are no keys
 */
export function replaceTokenKey(folder: string): void {
  const path = keysIn(folder)
  const kept = keysFile.safeParse(readJson(path))
  if (!kept.success) refuseKeys(path)
  const draft = draftIn(folder)
  const { seal, audit, handles } = kept.data
  writeKeys(draft, { token: newKey(), seal, ...(audit && { audit }), ...(handles && { handles }) })
  renameSync(draft, path)
  flushToDisk(folder)
}

const newKey = () => Buffer.from(randomText(32), 'base64url')

function writeKeys(path: string, file: KeysFile): void {
  const texts = Object.entries(file).map(([name, bytes]) => [name, bytes?.toString('base64url')])
  const text = `${JSON.stringify(Object.fromEntries(texts))}\n`
  writeFileSync(path, text, { mode: 0o600, flush: true })
}

const replacingIn = (folder: string) => join(folder, 'keys.json.replacing')

/**
 * Makes new keys beside those of a folder: all but the key of the audit log and the names of passkeys. They
 * count once `settleReplacedKeys` has given them their name.
 * @throws DataFolderError when there are no keys
 */
export function makeReplacedKeys(folder: string): Keys {
  const { audit, handles } = openKeys(folder)
  inDataFolder(() => {
    writeKeys(replacingIn(folder), { token: newKey(), seal: newKey(), audit, handles })
    flushToDisk(folder)
  })
  return readReplacedKeys(folder) ?? refuseKeys(replacingIn(folder))
}

/** The new keys that were made beside those of a folder and have not their name yet; undefined where there are none. */
export const readReplacedKeys = (folder: string): Keys | undefined => parseKeys(replacingIn(folder))

/** Gives new keys the place of those before. */
export function settleReplacedKeys(folder: string): void {
  inDataFolder(() => {
    renameSync(replacingIn(folder), keysIn(folder))
    flushToDisk(folder)
  })
}

/** Removes new keys that nothing is sealed with yet. */
export const dropReplacedKeys = (folder: string): void =>
  inDataFolder(() => rmSync(replacingIn(folder), { force: true }))

function parseKeys(path: string): Keys | undefined {
  const { data } = keysFile.safeParse(readJson(path))
  if (!data) return undefined
  const { token, seal } = data
  return {
    token,
    seal,
    handles: data.handles ?? seal,
    // These are derived from `seal`, so that a keys file from before them is still valid.
    audit: data.audit ?? Buffer.from(hkdfSync('sha256', seal, '', 'roomwire audit', 32)),
    journal: Buffer.from(hkdfSync('sha256', seal, '', 'roomwire journal', 32)),
    bus: Buffer.from(hkdfSync('sha256', seal, '', 'roomwire bus', 32)),
    fingerprint: fingerprint(`${token.toString('hex')}.${seal.toString('hex')}`),
    isNew: false,
  }
}

function refuseKeys(path: string): never {
  throw new DataFolderError(
    `${path} is not a keys file. Restore it from a backup: without it nobody stays signed in and sealed data can't be read.`,
  )
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined // It is no JSON, so the schema refuses it.
  }
}
