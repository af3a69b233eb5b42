import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeFolder, writeEmptyFile } from '@roomwire/testing/worlds/test-database.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { DataFolderError } from '../keys.ts'
import { refuseMissingDatabase } from './missing-database.ts'

let folder: string
let remove: () => Promise<void>
beforeEach(async () => {
  ;({ folder, remove } = await makeFolder())
})
afterEach(() => remove())

const at = (name: string) => join(folder, name)

/** Each file with its size, time and bytes. */
const all = () =>
  readdirSync(folder).map((name) => [name, statSync(at(name)).mtimeMs, readFileSync(at(name))])

/** A file as SQLite leaves it: of another home, with its tables in the log beside it alone, or without any. */
function writeDatabase(tables: 'in the log' | 'none', kept: { log: boolean } = { log: true }) {
  mkdirSync(at('beside'))
  const file = join(at('beside'), 'roomwire.sqlite')
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = wal')
  if (tables === 'in the log') database.exec('create table home (id integer primary key)')
  else database.exec('create table home (id integer); drop table home')
  for (const end of kept.log ? ['', '-wal'] : [''])
    cpSync(`${file}${end}`, at(`roomwire.sqlite${end}`))
  database.close()
  rmSync(at('beside'), { recursive: true })
}

const lost: [string, () => unknown, string][] = [
  ['keys and no database', () => undefined, 'is missing'],
  ['keys and a database of 0 bytes', () => writeFileSync(at('roomwire.sqlite'), ''), 'is empty'],
  ['keys and a database of 1 byte', () => writeFileSync(at('roomwire.sqlite'), 'x'), 'is empty'],
  ['keys and a database without tables', () => writeDatabase('none', { log: false }), 'is empty'],
  ['keys and a database that has dropped them', () => writeDatabase('none'), 'is empty'],
  [
    'keys and a database whose log was lost',
    () => writeDatabase('in the log', { log: false }),
    'is empty',
  ],
]

it.each(lost)(
  'R-92 %s: refused with the ways out, and nothing is touched',
  (_title, make, state) => {
    writeFileSync(at('keys.json'), '{}')
    make()
    const before = all()
    const refused = () => refuseMissingDatabase(folder)
    expect(refused).toThrow(DataFolderError)
    expect(refused).toThrow(
      `has keys.json of a home, but its database roomwire.sqlite ${state}. Nothing was changed.`,
    )
    expect(refused).toThrow(/Put it back from a backup\..+DATABASE_URL.+start once with --new\.$/i)
    expect(all()).toEqual(before)
    expect(() => refuseMissingDatabase(folder, true)).not.toThrow()
    expect(all()).toEqual(before)
  },
)

it('R-92 a history alone is the rest of a home too, and the newest copy from before an update is named', () => {
  writeFileSync(at('history.sqlite'), '')
  for (const step of ['0009-a', '0010-b'])
    writeFileSync(at(`roomwire.sqlite.before-${step}.bak`), '')
  expect(() => refuseMissingDatabase(folder)).toThrow(
    /has history\.sqlite of a home.+or from roomwire\.sqlite\.before-0010-b\.bak beside it/,
  )
})

it.each<[string, (file: string) => unknown, string]>([
  ['a folder in place of the database', (file) => mkdirSync(file), 'EISDIR'],
  ['a link to itself', (file) => symlinkSync(file, file), 'ELOOP'],
])('%s is refused in words', (_title, make, code) => {
  writeFileSync(at('keys.json'), '{}')
  make(at('roomwire.sqlite'))
  const refused = () => refuseMissingDatabase(folder)
  expect(refused).toThrow(DataFolderError)
  expect(refused).toThrow(`The data folder can't be used (${code}: `)
})

it('R-92 the last changes of a missing database are not overwritten by a new one, though it is meant', () => {
  writeFileSync(at('roomwire.sqlite-wal'), 'some')
  expect(() => refuseMissingDatabase(folder)).toThrow('has roomwire.sqlite-wal of a home')
  expect(() => refuseMissingDatabase(folder, true)).toThrow('Move it away first')
})

it.each<[string, () => unknown]>([
  ['a new folder', () => undefined],
  ['keys that a first start has left unsettled', () => writeFileSync(at('keys.json.new'), '{}')],
  ['a first start that was killed before its first commit', () => writeDatabase('none')],
])('R-92 %s is a new home', (_title, make) => {
  make()
  expect(() => refuseMissingDatabase(folder)).not.toThrow()
  expect(() => refuseMissingDatabase(join(folder, 'none'))).not.toThrow()
})

it.each<[string, () => unknown]>([
  ['a database', () => writeEmptyFile(at('roomwire.sqlite'))],
  ['one whose tables are in its log alone', () => writeDatabase('in the log')],
  [
    'what is no database, which the opening will say',
    () => writeFileSync(at('roomwire.sqlite'), 'x'.repeat(4_096)),
  ],
])('R-92 keys and %s are a home', async (_title, make) => {
  writeFileSync(at('keys.json'), '{}')
  await make()
  const before = all()
  expect(() => refuseMissingDatabase(folder)).not.toThrow()
  expect(all()).toEqual(before)
})
