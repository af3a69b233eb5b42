import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { BackupError } from './backup-error.ts'
import { type Manifest, neededParts, type Part, type PartName, partNames } from './manifest.ts'

/** Describes a file of a backup: its length, its digest, and the rows of each table. */
export async function describePart(folder: string, name: PartName): Promise<Part> {
  const file = join(folder, name)
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(file)) {
    hash.update(chunk)
    bytes += chunk.length
  }
  const rows = name.endsWith('.sqlite') ? { rows: rowsIn(file) } : {}
  return { bytes, sha256: hash.digest('hex'), ...rows }
}

function rowsIn(file: string): Record<string, number> {
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    const tables = db.prepare(`select name from sqlite_master where type = 'table' order by name`)
    return Object.fromEntries(
      tables.all().map(({ name }) => {
        const quoted = `"${String(name).replaceAll('"', '""')}"`
        const counted = db.prepare(`select count(*) as count from ${quoted}`).get()
        return [String(name), Number(counted?.count)]
      }),
    )
  } finally {
    db.close()
  }
}

/**
 * Compares the files of a folder with a manifest, and looks through its databases for damage.
 * @param check how: the quick one leaves out whether indexes and tables agree, which was looked at when the
 * backup was made, and takes a quarter of the time
 * @throws BackupError that names the file that differs
 */
export async function expectWhole(
  folder: string,
  { parts }: Manifest,
  check: Check,
): Promise<void> {
  for (const name of partNames) {
    const expected = parts[name]
    if (!expected && !neededParts.includes(name)) continue
    if (!expected) throw new BackupError(`The backup lacks ${name}. Use another backup.`)
    const is = await describePart(folder, name).catch((cause) => {
      throw damaged(name, cause)
    })
    const isSame = is.sha256 === expected.sha256 && sameRows(is.rows, expected.rows)
    if (!isSame || (is.rows && !isUndamaged(join(folder, name), check))) throw damaged(name)
  }
}

const damaged = (name: string, cause?: unknown) =>
  new BackupError(`${name} in the backup is damaged. Use another backup.`, { cause })

const sameRows = (one: Part['rows'], other: Part['rows']): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

type Check = 'quick_check' | 'integrity_check'

function isUndamaged(file: string, check: Check): boolean {
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    return db.prepare(`pragma ${check}(1)`).get()?.[check] === 'ok'
  } finally {
    db.close()
  }
}
