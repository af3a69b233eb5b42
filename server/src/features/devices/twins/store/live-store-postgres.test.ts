/** One statement stores what several would store, and leaves to these whatever is special. */
import { commandFor, shownDevice } from '@roomwire/testing/fixtures/live-rows.ts'
import { testSeed } from '@roomwire/testing/fixtures/volume.ts'
import { openTestDatabase } from '@roomwire/testing/worlds/test-database.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Db } from '../../../../platform/database/schema.ts'
import { transactions } from '../../../../platform/database/transactions.ts'
import type { LiveChange, Stored } from './live-change.ts'
import { type CommandSealer, writeChanges } from './live-store.ts'
import { postgresLiveStore, postgresStatements } from './live-store-postgres.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
let db: Db
let statements = 0
beforeAll(async () => {
  database = await openTestDatabase('postgres')
  db = database.db.withPlugin({
    transformQuery({ node }) {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  })
  await db.insertInto('home').values({ id: 1, founded_at: 0 }).execute()
  const person = { id: 1, username: 'A', email: 'a@example.com', password_hash: '', created_at: 0 }
  await db
    .insertInto('person')
    .values({ ...person, role: 'user' })
    .execute()
})
afterAll(() => database.close())

const epoch = 7
/** The devices of one store begin after this id, those of the other after that one. */
const firsts = { atOnce: 0, stepByStep: 10 }

/** Nothing but three devices for each store. */
async function clear(): Promise<void> {
  for (const table of ['device', 'command', 'activity', 'audit_pending'] as const) {
    await db.deleteFrom(table).execute()
  }
  const ids = Object.values(firsts).flatMap((first) => [first + 1, first + 2, first + 3])
  const of = { home_id: 1, secret_hash: '', created_at: 0, epoch }
  const devices = ids.map((id) => ({ ...of, id, identifier: `SC-${id}`, history_id: `${id}` }))
  await db.insertInto('device').values(devices).execute()
  await db
    .insertInto('pin')
    .values(ids.map((device_id) => ({ device_id, key: '18' })))
    .execute()
}

/** Seals of commands that can be compared: their messages, and how they ended. */
const seal: CommandSealer = ({ requested = [], ended = [] }) => {
  if (requested.length + ended.length === 0) return undefined
  const messages = new Set(requested.map(({ message_id }) => message_id))
  const detail = JSON.stringify([[...messages], ended.map(({ outcome }) => outcome)])
  return { at: 0, home_id: 1, person_id: null, event: 'sealed', detail, seal: '' }
}

const arbitraryChange = fc.record({
  device: fc.integer({ min: 1, max: 3 }),
  epoch: fc.constantFrom(epoch, epoch, epoch, epoch, epoch, epoch - 1),
  state: fc.constantFrom(undefined, 0, 1),
  /** The message of a new command. */
  press: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined, freq: 2 }),
  requester: fc.constantFrom(1, 1, 1, 1, 1, 1, 1, 99),
  /** The message of the command that ends. */
  ends: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined, freq: 2 }),
  isNoted: fc.boolean(),
})
type Drawn = typeof arbitraryChange extends fc.Arbitrary<infer One> ? One : never

/** A change of a device of one store. */
async function changeOf(drawn: Drawn, seq: number, first: number): Promise<LiveChange> {
  const id = first + drawn.device
  const shown = shownDevice({
    id,
    identifier: `SC-${id}`,
    rev: [drawn.epoch, seq],
    waterLevel: `${seq}`,
  })
  const rows = db.selectFrom('command').selectAll().where('device_id', '=', id)
  const [ending] = await rows.where('message_id', '=', `${drawn.ends}`).execute()
  const command = { ...commandFor('18', 1), device_id: id, requester_id: drawn.requester }
  const noted = { home_id: 1, device_id: id, part: 'connection', at: seq, value: '1', count: 1 }
  return {
    shown,
    ...(drawn.state !== undefined && { pins: new Map([['18' as const, drawn.state]]) }),
    ...(drawn.press && { command: { ...command, message_id: `${drawn.press}` } }),
    ...(ending && { changed: [{ ...ending, outcome: 'done' as const, ended_at: seq }] }),
    ...(drawn.isNoted && { activity: [{ ...noted, cause: 'device' as const, last_at: seq }] }),
  }
}

type Write = (changes: readonly LiveChange[]) => Promise<Stored[]>

async function resultOf(write: Write, batch: readonly Drawn[], seq: number, first: number) {
  const changes = await Promise.all(batch.map((drawn, at) => changeOf(drawn, seq + at, first)))
  try {
    const stored = await write(changes)
    return stored.map(({ isPresent, commandId }) => [isPresent, commandId !== undefined])
  } catch (error) {
    return String(error)
  }
}

/** All that stands in the tables of one store, without what tells it from the other. */
async function rowsOf(first: number): Promise<unknown[]> {
  const of = (column: string) => sql`${sql.ref(column)} between ${first + 1} and ${first + 3}`
  const { rows } = await sql`
    select id - ${first} as device, 'device' as what, concat_ws(' ', seq, water_level) as row
      from device where ${of('id')}
    union all select device_id - ${first}, 'pin', concat_ws(' ', key, state)
      from pin where ${of('device_id')}
    union all select device_id - ${first}, 'command', concat_ws(' ', message_id, outcome, error, ended_at)
      from command where ${of('device_id')}
    union all select device_id - ${first}, 'activity', concat_ws(' ', part, at, value)
      from activity where ${of('device_id')}
    order by 1, 2, 3`.execute(db)
  return rows
}

it('R-81 R-60 what one statement stores is what several would, whatever happens', async () => {
  const { relaxed } = transactions(db, 'postgres')
  const store = postgresLiveStore(db, relaxed, seal, true)
  const atOnce: Write = (changes) => store.write(() => changes)
  const stepByStep: Write = (changes) =>
    relaxed((one) => writeChanges(postgresStatements(one), changes, seal))
  const batches = fc.array(fc.array(arbitraryChange, { minLength: 1, maxLength: 4 }), {
    maxLength: 8,
  })
  await fc.assert(
    fc.asyncProperty(batches, async (drawn) => {
      await clear()
      for (const [at, batch] of drawn.entries()) {
        const one = await resultOf(atOnce, batch, at * 10, firsts.atOnce)
        const other = await resultOf(stepByStep, batch, at * 10, firsts.stepByStep)
        expect(one).toEqual(other)
      }
      expect(await rowsOf(firsts.atOnce)).toEqual(await rowsOf(firsts.stepByStep))
      const sealed = await db.selectFrom('audit_pending').select('detail').orderBy('id').execute()
      const [ours, theirs] = [0, 1].map((nth) => sealed.filter((_, at) => at % 2 === nth))
      expect(ours).toEqual(theirs)
    }),
    { seed: testSeed, numRuns: 20 },
  )
})

it('R-80 32 presses and 32 reports at once are two statements', async () => {
  await clear()
  const store = postgresLiveStore(db, transactions(db, 'postgres').relaxed, seal, true)
  const changes = Array.from({ length: 64 }, (_, nth): LiveChange => {
    const id = (nth % 3) + 1
    const shown = shownDevice({ id, identifier: `SC-${id}`, rev: [epoch, nth] })
    if (nth % 2 === 0) return { shown, pins: new Map([['18', 1]]) }
    return { shown, command: { ...commandFor('18', 1), device_id: id, message_id: `${nth}` } }
  })
  statements = 0
  const stored = await store.write(() => changes)
  expect(statements).toBe(2)
  expect(stored.every(({ isPresent }) => isPresent)).toBe(true)
  const rows = await db.selectFrom('command').select(['id', 'message_id']).execute()
  const ids = new Map(rows.map(({ id, message_id }) => [message_id, id]))
  for (const [at, { command }] of changes.entries()) {
    expect(stored[at]?.commandId).toBe(command && ids.get(command.message_id))
  }
})

it('R-82 a batch that comes again does not count back what was counted since', async () => {
  await clear()
  const store = postgresLiveStore(db, transactions(db, 'postgres').relaxed, seal, false)
  const change = { shown: shownDevice({ id: 1, identifier: 'SC-1', rev: [epoch, 5] }) }
  await store.write(() => [change])
  await db.updateTable('device').set({ seq: 6 }).where('id', '=', 1).execute()
  expect(await store.write(() => [change])).toMatchObject([{ isPresent: true }])
  const row = await db.selectFrom('device').select('seq').where('id', '=', 1).executeTakeFirst()
  expect(Number(row?.seq)).toBe(6)
})
