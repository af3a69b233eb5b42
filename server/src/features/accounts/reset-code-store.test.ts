import { openTestDatabase } from '@roomwire/testing/worlds/test-database.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../platform/database/schema.ts'
import { personStore } from '../identity/person-store.ts'
import { resetCodeStore } from './reset-code-store.ts'

const now = 1_790_000_000_000

describe.each(['sqlite', 'postgres'] as const)('reset codes (%s)', (engine) => {
  let db: Db
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ db, close } = await openTestDatabase(engine))
  })
  afterAll(() => close())

  let made = 0
  async function somebody() {
    made += 1
    const email = `person${made}@example.com`
    const person = { homeId: null, username: 'Meera', email, passwordHash: '-', createdAt: now }
    return personStore(db).add({ ...person, role: 'user' })
  }

  it('RESET-7 a sweep deletes expired codes, and no other', async () => {
    const codes = resetCodeStore(db)
    const put = async (expiresAt: number) => {
      const personId = await somebody()
      const hashes = { codeHash: 'c', browserHash: `b${personId}`, askedFrom: '192.0.2.1' }
      await codes.put({ personId, ...hashes, expiresAt, tries: 5 })
      return personId
    }
    const [lives, ends] = [await put(now + 11), await put(now + 10)]
    await codes.sweep(now + 10)
    const kept = await db.selectFrom('reset_code').select('person_id').execute()
    expect(kept).toEqual([{ person_id: lives }])
    expect(await codes.personOfBrowser(`b${ends}`)).toBeUndefined()
  })

  it('RESET-7 the newest of several codes of one address counts', async () => {
    const codes = resetCodeStore(db)
    const askedFrom = '198.51.100.1'
    const [older, younger] = [await somebody(), await somebody()]
    const code = { codeHash: 'c', askedFrom, tries: 5 }
    await codes.put({ ...code, personId: younger, browserHash: 'y', expiresAt: now + 20 })
    await codes.put({ ...code, personId: older, browserHash: 'o', expiresAt: now + 10 })
    expect(await codes.personOfAddress(askedFrom)).toBe(younger)
    expect(await codes.personOfAddress('198.51.100.2')).toBeUndefined()
  })

  it('RESET-7 R-15 a code allows exactly its tries, however many try at once', async () => {
    const codes = resetCodeStore(db)
    const personId = await somebody()
    const code = { codeHash: 'hash', browserHash: 'b', askedFrom: '192.0.2.9', tries: 5 }
    await codes.put({ ...code, personId, expiresAt: now + 1 })
    const tries = Array.from({ length: 30 }, () => codes.spendTry(personId, now))
    const spent = (await Promise.all(tries)).filter((hash) => hash !== undefined)
    expect(spent).toEqual(Array(5).fill('hash'))
    const takes = Array.from({ length: 20 }, () => codes.take(personId, 'hash'))
    expect((await Promise.all(takes)).filter(Boolean)).toHaveLength(1)
  })
})
