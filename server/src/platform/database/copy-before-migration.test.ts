import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeFolder } from '@roomwire/testing/worlds/test-database.ts'
import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Migrations, migrationsOfProgram } from './migrations.ts'
import { DatabaseError, openDatabase } from './open-database.ts'

/** Migrations of a small program, one statement each. */
const migrationsOf = (statements: Record<string, string>): Migrations =>
  Object.fromEntries(
    Object.entries(statements).map(([name, statement]) => [
      name,
      { up: async (db: Kysely<unknown>) => void (await sql.raw(statement).execute(db)) },
    ]),
  )
const first = { '0001-songs': 'create table song (id integer primary key, name text not null)' }
const later = { ...first, '0002-loud': 'update song set name = upper(name)' }

describe('the embedded database, before a migration changes it,', () => {
  let folder: string
  let file: string
  let remove: () => Promise<void>
  beforeEach(async () => {
    ;({ folder, remove } = await makeFolder())
    file = join(folder, 'roomwire.sqlite')
    await open(first)
    const db = new DatabaseSync(file)
    const add = db.prepare('insert into song (name) values (?)')
    for (let n = 1; n <= 2_000; n += 1) add.run(`song ${n}`.padEnd(200))
    db.close()
  })
  afterEach(() => remove())

  const said: object[] = []
  const log = { warn: (fields: object) => void said.push(fields) }
  async function open(statements: Record<string, string>): Promise<void> {
    const { db } = await openDatabase({ file }, { log, migrations: migrationsOf(statements) })
    await db.destroy()
  }
  const copyOf = (name: string) => `${file}.before-${name}.bak`
  const songIn = (path: string) => {
    const db = new DatabaseSync(path)
    const { name } = db.prepare('select name from song where id = 2000').get() ?? {}
    expect(db.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
    db.close()
    return String(name).trim()
  }
  const names = () => readdirSync(folder).sort()

  it('R-91 R-98 is copied completely, readable for nobody else; the log says where', async () => {
    said.length = 0
    const running = new DatabaseSync(file) // Rows still in the write-ahead log are copied too.
    running.exec("update song set name = 'newest' where id = 2000")
    await open(later)
    running.close()
    const copy = copyOf('0002-loud')
    expect(songIn(file)).toBe('NEWEST')
    expect(songIn(copy)).toBe('newest')
    expect((statSync(copy).mode & 0o777).toString(8)).toBe('600')
    expect(said).toEqual([{ copy }])
    const back = await openDatabase({ file: copy }, { migrations: migrationsOf(first) })
    await back.db.destroy()
    expect(names()).toEqual(['roomwire.sqlite', 'roomwire.sqlite.before-0002-loud.bak'])
  })

  it('R-60 R-91 is copied with what the journal holds, which goes with its copy', async () => {
    writeFileSync(join(folder, 'roomwire.journal-1'), 'pressed')
    writeFileSync(join(folder, 'roomwire.journal-2'), '')
    const statements: Record<string, string> = { ...first }
    for (const number of [2, 3, 4, 5]) {
      const name = `000${number}-more`
      statements[name] = `create table more_${number} (id integer)`
      await open(statements)
      const at = Date.now() / 1_000 - 3_600 * (10 - number)
      utimesSync(copyOf(name), at, at)
    }
    const kept = ['0003-more', '0004-more', '0005-more'].map((name) => {
      const copy = `${copyOf(name)}.roomwire.journal-1`
      expect(readFileSync(copy, 'utf8')).toBe('pressed')
      expect((statSync(copy).mode & 0o777).toString(8)).toBe('600')
      return copy
    })
    const journals = names().filter((name) => name.endsWith('.roomwire.journal-1'))
    expect(journals.map((name) => join(folder, name))).toEqual(kept)
    expect(names().filter((name) => name.endsWith('journal-2'))).toEqual(['roomwire.journal-2'])
  })

  it('is not copied when there is nothing to change, or when it is new', async () => {
    await open(first)
    expect(names()).toEqual(['roomwire.sqlite'])
    file = join(folder, 'other.sqlite')
    await open(later)
    expect(names()).toEqual(['other.sqlite', 'roomwire.sqlite'])
  })

  it('R-91 is copied once, as it was, when several programs start at once', async () => {
    const starts = [1, 2, 3].map(() => openInOtherProcess(file, later))
    expect(await Promise.all(starts)).toEqual(Array(3).fill({ code: 0, said: '' }))
    expect(songIn(file)).toBe('SONG 2000')
    expect(songIn(copyOf('0002-loud'))).toBe('song 2000')
  })

  it('keeps the last three copies, and touches no file of any other name', async () => {
    const others = [
      'roomwire.sqlite.before-0002-loud.bak.old',
      'roomwire.sqlite.before-0000-mine.bak',
      'roomwire.sqlite.before-holiday.bak',
      'other.sqlite.before-0002-loud.bak',
      'keys.json',
    ]
    for (const name of others) writeFileSync(join(folder, name), name)
    const statements: Record<string, string> = { ...first }
    for (const number of [2, 3, 4, 5, 6]) {
      const name = `000${number}-more`
      statements[name] = `create table more_${number} (id integer)`
      await open(statements)
      // An hour each, the first the longest ago.
      const at = Date.now() / 1_000 - 3_600 * (10 - number)
      utimesSync(copyOf(name), at, at)
    }
    const copies = ['0004', '0005', '0006'].map((n) => `roomwire.sqlite.before-${n}-more.bak`)
    expect(names()).toEqual([...others, ...copies, 'roomwire.sqlite'].sort())
    for (const name of others) expect(readFileSync(join(folder, name), 'utf8')).toBe(name)
  })

  it('R-91 counts the copies that were made before migrations that are one by now', async () => {
    const home = { file: join(folder, 'home', 'roomwire.sqlite') }
    mkdirSync(join(folder, 'home'))
    await (await openDatabase(home)).db.destroy()
    const olds = ['0003-standard-words', '0020-home-forms', '0036-contact-details'].map(
      (name) => `${home.file}.before-${name}.bak`,
    )
    for (const [age, old] of olds.toReversed().entries()) {
      writeFileSync(old, 'a home')
      utimesSync(old, 1_000_000 - age, 1_000_000 - age)
    }
    const next = migrationsOf({ '9999-next': 'create table song (id integer)' })
    const migrations = { ...migrationsOfProgram, ...next }
    await (await openDatabase(home, { migrations })).db.destroy()
    expect(readdirSync(join(folder, 'home')).filter((name) => name.endsWith('.bak'))).toEqual([
      ...olds.slice(1).map((old) => basename(old)),
      'roomwire.sqlite.before-9999-next.bak',
    ])
  })

  it('is copied again after an interrupted copy', async () => {
    writeFileSync(`${copyOf('0002-loud')}.part`, 'half of it')
    await open(later)
    expect(songIn(copyOf('0002-loud'))).toBe('song 2000')
    expect(names()).toHaveLength(2)
  })

  it('stays unchanged when the disk has no room for the copy: the start fails with a message', async () => {
    const before = readFileSync(file)
    const { code, said: output } = await openInOtherProcess(file, later, 200_000)
    expect(code).toBe(1)
    expect(output).toMatch(
      new RegExp(
        `DatabaseError: The database ${file} needs an update, but could not be copied first: .+\\. Nothing was changed\\. Make room in ${folder}`,
      ),
    )
    expect(readFileSync(file).equals(before)).toBe(true)
    expect(songIn(file)).toBe('song 2000')
    expect(names().filter((name) => name.includes('before'))).toEqual([])
    await open(later)
    expect(songIn(file)).toBe('SONG 2000')
  })

  it('stays unchanged when something else has the name of the copy', async () => {
    mkdirSync(`${copyOf('0002-loud')}.part`)
    await expect(open(later)).rejects.toThrow(DatabaseError)
    await expect(open(later)).rejects.toThrow(/could not be copied first: .*Nothing was changed/)
    expect(songIn(file)).toBe('song 2000')
  })
})

/**
 * Opens the database in a process of its own.
 * @param most bytes that a file may have there; beyond it the system refuses to write.
 */
async function openInOtherProcess(file: string, statements: Record<string, string>, most = 1e9) {
  const program = `
    const { sql } = await import('kysely')
    const { openDatabase } = await import('./open-database.ts')
    const migrations = Object.fromEntries(Object.entries(${JSON.stringify(statements)}).map(
      ([name, statement]) => [name, { up: (db) => sql.raw(statement).execute(db) }]))
    const { db } = await openDatabase({ file: ${JSON.stringify(file)} }, { migrations })
    await db.destroy()`
  const limit = `ulimit -f ${Math.round(most / 512)}; exec "$@"`
  const node = [process.execPath, '--input-type=module', '-e', program]
  const child = spawn('sh', ['-c', limit, 'sh', ...node], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const [code, signal] = await once(child, 'close')
  return { code: signal ?? code, said }
}
