import { hostileNames } from '@roomwire/testing/fixtures/hostile-names.ts'
import { openTestDatabase } from '@roomwire/testing/worlds/test-database.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isConflict } from './open-database.ts'
import type { Db } from './schema.ts'

/** Beyond 32 bits, as every instant is; and the last one that a JavaScript date can tell. */
const instant = 8_640_000_000_000_000

describe.each(['sqlite', 'postgres'] as const)('the tables (%s)', (engine) => {
  let db: Db
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ db, close } = await openTestDatabase(engine))
  })
  afterAll(() => close())

  let made = 0
  const person = (email?: string) => {
    made += 1
    return {
      role: 'user' as const,
      username: 'Meera',
      email: email ?? `person${made}@example.com`,
      password_hash: 'hash',
      created_at: instant,
    }
  }

  it('R-92 return numbers as numbers, on either engine', async () => {
    const given = person()
    const { id } = await db
      .insertInto('person')
      .values(given)
      .returning('id')
      .executeTakeFirstOrThrow()
    const row = await db
      .selectFrom('person')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const unset = [
      'home_id',
      'mobile',
      'contact',
      'address',
      'id_number',
      'date_of_birth',
      'disabled_at',
      'totp_secret',
      'totp_since',
      'totp_last_step',
    ]
    const empty = Object.fromEntries(unset.map((name) => [name, null]))
    expect(row).toEqual({ id, ...given, ...empty, made_by_home: 0 })
    const { count, highest, sum } = await db
      .selectFrom('person')
      .select(({ fn }) => [
        fn.countAll().as('count'),
        fn.max('created_at').as('highest'),
        fn.sum('id').as('sum'),
      ])
      .executeTakeFirstOrThrow()
    expect([count, highest, sum].map((number) => typeof number)).toEqual(Array(3).fill('number'))
    expect(highest).toBe(instant)
  })

  it('R-95 R-96 never give an id twice: the audit log names deleted people by it', async () => {
    const add = async () =>
      (await db.insertInto('person').values(person()).returning('id').executeTakeFirstOrThrow()).id
    const gone = await add()
    await db.deleteFrom('person').where('id', '=', gone).execute()
    expect(await add()).toBeGreaterThan(gone)
  })

  it('R-36 store 500 hostile texts exactly', async () => {
    for (const username of hostileNames) {
      const { username: kept } = await db
        .insertInto('person')
        .values({ ...person(), username })
        .returning('username')
        .executeTakeFirstOrThrow()
      expect(kept).toBe(username)
    }
  })

  it('R-72 have 64 bits for every instant', async () => {
    const tables = await db.introspection.getTables()
    const columns = tables.flatMap(({ name, columns }) =>
      columns.map((column) => ({ ...column, name: `${name}.${column.name}` })),
    )
    const instants = columns.filter(({ name }) => /_(at|until)$/.test(name))
    expect(instants.length).toBeGreaterThan(15)
    const narrow = instants.filter(({ dataType }) => !/^(bigint|int8)$/i.test(dataType))
    expect(narrow.map(({ name }) => name)).toEqual([])
  })

  it('keep nothing of a transaction that fails', async () => {
    const before = await db.selectFrom('home').selectAll().execute()
    const failing = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('home').values({ founded_at: 1 }).execute()
      await transaction.insertInto('person').values(person('rolled@back.example')).execute()
      throw new Error('on second thought')
    })
    await expect(failing).rejects.toThrow('on second thought')
    expect(await db.selectFrom('home').selectAll().execute()).toEqual(before)
    const rolled = db.selectFrom('person').where('email', '=', 'rolled@back.example').selectAll()
    expect(await rolled.execute()).toEqual([])
  })

  it('tell a conflict of keys from every other error', async () => {
    const twice = person('twice@example.com')
    await db.insertInto('person').values(twice).execute()
    const faultOf = (work: Promise<unknown>) =>
      work.then(
        () => undefined,
        (error: unknown) => error,
      )
    expect(isConflict(await faultOf(db.insertInto('person').values(twice).execute()))).toBe(true)
    const session = { id: 's', person_id: 1, created_at: 1, expires_at: 1 }
    await db.insertInto('session').values(session).execute()
    expect(isConflict(await faultOf(db.insertInto('session').values(session).execute()))).toBe(true)

    const nobody = db.insertInto('session').values({ ...session, id: 't', person_id: 999_999 })
    expect(isConflict(await faultOf(nobody.execute()))).toBe(false)
    // @ts-expect-error: the column may not be null
    const nameless = db.insertInto('person').values({ ...person(), username: null })
    expect(isConflict(await faultOf(nameless.execute()))).toBe(false)
    expect(isConflict(new Error('UNIQUE constraint failed'))).toBe(false)
    expect(isConflict('23505')).toBe(false)
  })

  it('delete what belongs to a person with the person', async () => {
    const { id } = await db
      .insertInto('person')
      .values(person())
      .returning('id')
      .executeTakeFirstOrThrow()
    const session = { id: 'ends', person_id: id, created_at: 1, expires_at: instant }
    await db.insertInto('session').values(session).execute()
    const ticket = { ticket_hash: 'ends', session_id: 'ends', expires_at: instant }
    await db.insertInto('live_ticket').values(ticket).execute()
    await db.deleteFrom('person').where('id', '=', id).execute()
    for (const table of ['session', 'live_ticket'] as const) {
      const left = db.selectFrom(table).selectAll().where('expires_at', '=', instant)
      expect(await left.execute()).toEqual([])
    }
  })
})
