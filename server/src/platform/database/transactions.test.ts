import { openTestDatabase } from '@roomwire/testing/worlds/test-database.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Db } from './schema.ts'
import { transactions } from './transactions.ts'

let opened: Awaited<ReturnType<typeof openTestDatabase>>
let homes: number[]
beforeAll(async () => {
  opened = await openTestDatabase('postgres')
  const rows = [{ founded_at: 1 }, { founded_at: 1 }]
  const added = await opened.db.insertInto('home').values(rows).returning('id').execute()
  homes = added.map(({ id }) => id)
})
afterAll(() => opened.close())

const touch = (db: Db, id: number | undefined) =>
  db
    .updateTable('home')
    .set({ founded_at: 2 })
    .where('id', '=', id ?? 0)
    .execute()

it.each(['durable', 'relaxed'] as const)(
  'R-83 of two %s transactions that wait for each other both are done, one of them anew',
  async (kind) => {
    const transaction = transactions(opened.db, 'postgres')[kind]
    let begun = 0
    const isHeld = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    async function change(ids: readonly number[], own: number): Promise<string> {
      let tries = 0
      await transaction(async (db) => {
        tries += 1
        begun += 1
        await touch(db, ids[0])
        isHeld[own]?.resolve()
        if (tries === 1) await isHeld[1 - own]?.promise
        await touch(db, ids[1])
      })
      return 'done'
    }
    expect(await Promise.all([change(homes, 0), change(homes.toReversed(), 1)])).toEqual([
      'done',
      'done',
    ])
    // On a busy machine the one that was given up may be quicker once more.
    expect(begun).toBeGreaterThanOrEqual(3)
  },
)

it('what fails for another reason is not done anew', async () => {
  let begun = 0
  const work = transactions(opened.db, 'postgres').durable(async () => {
    begun += 1
    throw new Error('No')
  })
  await expect(work).rejects.toThrow('No')
  expect(begun).toBe(1)
})
