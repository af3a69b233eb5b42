/** Rows are written, whatever their number, and nothing else is touched. */
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { rowsStatement, type WritingText, writingStatement } from './rows-statement.ts'

let database: DatabaseSync
beforeEach(() => {
  database = new DatabaseSync(':memory:')
  database.exec('create table lamp (id integer primary key, level integer) strict')
})
afterEach(() => database.close())

const levels = () => database.prepare('select id, level from lamp order by id').all()
const add = 'insert into lamp (id, level) select id, level from input where id is not null'

it.each([0, 1, 2, 3, 255, 256, 257, 1_000])('LIVE-2 writes %i rows, each once', (count) => {
  const rows = Array.from({ length: count }, (_, at) => ({ id: at + 1, level: at % 4 }))
  rowsStatement(database, ['id', 'level'], add)(rows)
  expect(levels().map((row) => ({ ...row }))).toEqual(rows)
})

it('LIVE-2 returns what each row has changed, and changes no other', () => {
  rowsStatement(database, ['id', 'level'], add)([1, 2, 3, 4].map((id) => ({ id, level: 0 })))
  const set = `update lamp set level = input.level from input where lamp.id = input.id returning lamp.id`
  const change = rowsStatement(database, ['id', 'level'], set)
  const rows = [
    { id: 4, level: 1 },
    { id: 2, level: 2 },
    { id: 9, level: 3 },
  ]
  expect(change(rows).map(({ id }) => id)).toEqual(expect.arrayContaining([2, 4]))
  expect(change(rows)).toHaveLength(2)
  expect(levels().map(({ level }) => level)).toEqual([0, 2, 0, 1])
})

const set: WritingText<'id' | 'level'> = (input, from) =>
  `update lamp set level = ${input.level} ${from} where lamp.id = ${input.id}`
const lamps = (count: number, level = 0) =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, level }))

it.each([0, 1, 24, 25, 300])(
  'LIVE-2 tells of %i rows which ones it has written, one by one or all at once',
  (count) => {
    rowsStatement(database, ['id', 'level'], add)(lamps(count))
    const change = writingStatement(database, ['id', 'level'], set, ['id'])
    expect(change(lamps(count, 3)).map(({ id }) => id)).toEqual(lamps(count).map(({ id }) => id))
    expect(levels().map((row) => ({ ...row }))).toEqual(lamps(count, 3))
    const absent = lamps(count, 1).map(({ level }, at) => ({ id: at + 1_000, level }))
    expect(change(absent)).toEqual([])
    expect(levels().every(({ level }) => level === 3)).toBe(true)
  },
)

it.each([1, 24, 25])('LIVE-2 tells which of %i rows it adds, and of no others', (count) => {
  database.exec('create table press (key text unique, level integer)')
  const text: WritingText<'key' | 'level'> = (input, from) =>
    `insert into press (key, level) select ${input.key}, ${input.level} ${from}
      where ${input.key} is not null on conflict (key) do nothing`
  const press = writingStatement(database, ['key', 'level'], text, ['key'])
  const rows = Array.from({ length: count }, (_, at) => ({ key: `press ${at}`, level: 1 }))
  const added = press([...rows, ...rows.slice(0, 1)])
  expect(added).toMatchObject(rows.map(({ key }) => ({ key })))
  expect(press(rows)).toEqual([])
})
