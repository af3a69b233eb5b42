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

  const of = (personId: number, browserHash = 'b') => ({ personId, browserHash })
  const code = { codeHash: 'hash', askedBy: 'stranger', askedFrom: '192.0.2.1', tries: 5 } as const

  it('RESET-7 a sweep deletes expired codes, and no other', async () => {
    const codes = resetCodeStore(db)
    const put = async (expiresAt: number) => {
      const personId = await somebody()
      await codes.put({ ...code, ...of(personId, `b${personId}`), expiresAt })
      return personId
    }
    const [lives] = [await put(now + 11), await put(now + 10)]
    await codes.sweep(now + 10)
    const kept = await db.selectFrom('reset_code').select('person_id').execute()
    expect(kept).toEqual([{ person_id: lives }])
  })

  it('RESET-7 the newest of several codes of one address counts, and none that was not asked for there by anybody', async () => {
    const codes = resetCodeStore(db)
    const askedFrom = '198.51.100.1'
    const [older, younger, owner] = [await somebody(), await somebody(), await somebody()]
    const there = { ...code, askedFrom }
    await codes.put({ ...there, ...of(younger), expiresAt: now + 20 })
    await codes.put({ ...there, ...of(older), expiresAt: now + 10 })
    await codes.put({ ...there, ...of(owner), askedBy: 'owner', expiresAt: now + 30 })
    expect(await codes.ofAddress(askedFrom, undefined, now)).toEqual(of(younger))
    expect(await codes.ofAddress(askedFrom, older, now)).toEqual(of(older))
    expect(await codes.ofAddress(askedFrom, older, now + 10)).toBeUndefined()
    expect(await codes.ofAddress(askedFrom, owner, now)).toBeUndefined()
    expect(await codes.ofAddress('198.51.100.2', undefined, now)).toBeUndefined()
  })

  it('RESET-7 R-14 a person has a code for each browser that asked, and no browser those of another', async () => {
    const codes = resetCodeStore(db)
    const personId = await somebody()
    const expiresAt = now + 10
    await codes.put({ ...code, ...of(personId, 'one'), codeHash: 'first', expiresAt })
    await codes.put({ ...code, ...of(personId, 'two'), codeHash: 'second', expiresAt })
    await codes.put({ ...code, ...of(personId, 'one'), codeHash: 'third', expiresAt })
    expect(await codes.spendTry(of(personId, 'one'), 0, now)).toBe('third')
    expect(await codes.spendTry(of(personId, 'two'), 0, now)).toBe('second')
    await codes.forget(personId)
    expect(await codes.ofBrowser('two', undefined, now)).toBeUndefined()
  })

  it('RESET-7 R-15 a code allows exactly its tries, however many try at once', async () => {
    const codes = resetCodeStore(db)
    const personId = await somebody()
    await codes.put({ ...code, ...of(personId), expiresAt: now + 1 })
    const spend = async (kept: number) => {
      const tries = Array.from({ length: 30 }, () => codes.spendTry(of(personId), kept, now))
      return (await Promise.all(tries)).filter((hash) => hash !== undefined)
    }
    expect(await spend(2)).toEqual(Array(3).fill('hash'))
    expect(await spend(0)).toEqual(Array(2).fill('hash'))
    const takes = Array.from({ length: 20 }, () => codes.take(of(personId), 'hash'))
    expect((await Promise.all(takes)).filter(Boolean)).toHaveLength(1)
  })
})
