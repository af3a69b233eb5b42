/** Rows read from a table may be kept exactly as long as nobody has written to it. */
import { DatabaseSync } from 'node:sqlite'
import { makeDatabasePlace } from '@roomwire/testing/worlds/test-database.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from './open-database.ts'

describe('the version of some tables', () => {
  let database: OpenDatabase
  let file = ''
  let remove: (() => Promise<void>) | undefined
  beforeAll(async () => {
    const made = await makeDatabasePlace('sqlite')
    if (!('file' in made.place)) throw new Error('a file was asked for')
    file = made.place.file
    remove = made.remove
    database = await openDatabase(made.place)
  })
  afterAll(async () => {
    await database.db.destroy()
    await remove?.()
  })

  const versions = () => {
    const versionOf = database.watch?.versionOf
    if (!versionOf) throw new Error('SQLite is watched')
    return { homes: versionOf(['home']), rooms: versionOf(['room']) }
  }
  /** Whether the versions of homes and of rooms are other ones after some work. */
  async function changed(work: () => Promise<unknown>) {
    const { homes, rooms } = versions()
    const before = [homes(), rooms()]
    await work()
    return { homes: homes() !== before[0], rooms: rooms() !== before[1] }
  }
  const addHome = () => database.db.insertInto('home').values({ founded_at: 1 }).execute()

  it('R-21 changes with an insertion and an update of these tables only', async () => {
    expect(await changed(addHome)).toEqual({ homes: true, rooms: false })
    const move = () => database.db.updateTable('home').set({ founded_at: 2 }).execute()
    expect(await changed(move)).toEqual({ homes: true, rooms: false })
    expect(await changed(() => database.db.selectFrom('home').selectAll().execute())).toEqual({
      homes: false,
      rooms: false,
    })
  })

  it('R-21 changes when a write begins, and again when it is done', async () => {
    const { homes } = versions()
    const before = homes()
    const writing = addHome()
    await Promise.resolve()
    const during = homes()
    await writing
    expect(new Set([before, during, homes()]).size).toBe(3)
  })

  it('R-21 changes with a deletion from any table whose rows these refer to, because it may cascade, and from no other', async () => {
    const fromHomes = () => database.db.deleteFrom('home').execute()
    expect(await changed(fromHomes)).toEqual({ homes: true, rooms: true })
    const fromRooms = () => database.db.deleteFrom('room').execute()
    expect(await changed(fromRooms)).toEqual({ homes: false, rooms: true })
    const fromOutbox = () => database.db.deleteFrom('outbox').execute()
    expect(await changed(fromOutbox)).toEqual({ homes: false, rooms: false })
  })

  it('R-21 changes with a write of another program', async () => {
    await addHome()
    const other = async () => {
      const foreign = new DatabaseSync(file)
      foreign.exec('update home set founded_at = 3')
      foreign.close()
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    expect(await changed(other)).toEqual({ homes: true, rooms: true })
  })
})
