import { engines } from '@roomwire/testing/fixtures/backends.ts'
import { openTestDatabase } from '@roomwire/testing/worlds/test-database.ts'
import { expect, it } from 'vitest'
import { authenticatorStore } from './authenticator-store.ts'

it.each(engines)(
  'R-70 a code that was used while the clock was years ahead locks nobody out, and each still counts once (%s)',
  async (engine) => {
    const { db, close } = await openTestDatabase(engine)
    const { id } = await db
      .insertInto('person')
      .values({
        role: 'user',
        username: 'Meera',
        email: 'meera@example.com',
        password_hash: 'hash',
        created_at: 1,
        totp_secret: 'sealed',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const store = authenticatorStore(db)
    const step = 60_000_000
    const tenYears = 10_512_000
    expect(await store.confirm(id, 'sealed', step + tenYears, 1)).toBe(true)
    expect(await store.spendStep(id, step + tenYears)).toBe(false)
    expect(await store.spendStep(id, step)).toBe(true)
    for (const used of [step, step - 1, step - 2]) {
      expect(await store.spendStep(id, used)).toBe(false)
    }
    expect(await store.spendStep(id, step + 1)).toBe(true)
    await close()
  },
)
