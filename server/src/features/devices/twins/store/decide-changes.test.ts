/** The journal remembers of devices and people only how the database has them, whoever has written it. */
import { DatabaseSync, StatementSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type KnownRows, openKnownRows } from './decide-changes.ts'

let database: DatabaseSync
let known: KnownRows
let foreign: number
beforeEach(() => {
  foreign = 0
  database = new DatabaseSync(':memory:')
  database.exec(`pragma foreign_keys = on;
    create table home (id integer primary key);
    create table device (id integer primary key, epoch integer not null,
      home_id integer references home (id) on delete cascade);
    create table person (id integer primary key);
    create table command (device_id, requester_kind, requester_id, message_id);
    insert into home values (1);
    insert into device values (1, 7, 1), (2, 8, 1);
    insert into person values (5)`)
  known = openKnownRows(database, () => foreign)
})
afterEach(() => {
  vi.restoreAllMocks()
  database.close()
})

const epochsOf = (...ids: number[]) => {
  const { epochs } = known.present(ids, [])
  return ids.map((id) => epochs.get(id))
}
const areThere = (...ids: number[]) => {
  const { people } = known.present([], ids)
  return ids.map((id) => people.has(id))
}

describe('rows that the journal has asked for', () => {
  it('are asked for once while nobody writes, and over a flush', () => {
    expect([epochsOf(1, 2), areThere(5, 6)]).toEqual([
      [7, 8],
      [true, false],
    ])
    const asked = vi.spyOn(StatementSync.prototype, 'all')
    known.keepOver(() => database.exec('insert into command values (1, 2, 3, 4)'))
    expect([epochsOf(2, 1), areThere(5)]).toEqual([[8, 7], [true]])
    expect(asked).not.toHaveBeenCalled()
  })

  it.each([
    ['a new connection', 'update device set epoch = 9 where id = 1', [9, 8]],
    ['a deletion that reaches them', 'delete from home', [undefined, undefined]],
  ])('R-81 are asked for again after %s, however it was written', (_, write, epochs) => {
    epochsOf(1, 2)
    database.exec(write)
    expect(epochsOf(1, 2)).toEqual(epochs)
  })

  it('are asked for again when another program has written', () => {
    epochsOf(1)
    areThere(5)
    // This program does not count what another one changes.
    known.keepOver(() => database.exec('update device set epoch = 9; delete from person'))
    foreign += 1
    expect([epochsOf(1), areThere(5)]).toEqual([[9], [false]])
  })

  it('are never those of a transaction that was rolled back', () => {
    epochsOf(1)
    database.exec('begin; update device set epoch = 9; delete from person')
    expect([epochsOf(1), areThere(5)]).toEqual([[9], [false]])
    database.exec('rollback')
    expect([epochsOf(1), areThere(5)]).toEqual([[7], [true]])
  })
})
