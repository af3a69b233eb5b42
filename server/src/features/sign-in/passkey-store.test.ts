import { openTestDatabase } from '@roomwire/testing/worlds/test-database.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../platform/database/schema.ts'
import { personStore } from '../identity/person-store.ts'
import { challengeStore } from './challenge-store.ts'
import { passkeyStore } from './passkey-store.ts'

const now = 1_790_000_000_000

describe.each(['sqlite', 'postgres'] as const)('passkeys and challenges (%s)', (engine) => {
  let db: Db
  let close: () => Promise<void>
  let personId: number
  beforeAll(async () => {
    ;({ db, close } = await openTestDatabase(engine))
    const person = { homeId: null, username: 'Meera', passwordHash: '-', createdAt: now }
    personId = await personStore(db).add({ ...person, email: 'm@example.com', role: 'user' })
  })
  afterAll(() => close())

  const known = (credentialId: string, signCount: number) => ({
    credentialId,
    publicKey: 'key',
    signCount,
    personId,
    transports: ['usb'],
    name: 'Key',
    createdAt: now,
  })
  const many = <T>(work: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, work))

  it('R-15 a count is used once, however many use it at once, and never goes back', async () => {
    const passkeys = passkeyStore(db)
    await passkeys.add(known('counts', 4))
    const used = await many(() => passkeys.use('counts', 5, now))
    expect(used.filter(Boolean)).toHaveLength(1)
    expect(await passkeys.use('counts', 4, now)).toBe(false)
    expect(await passkeys.use('counts', 0, now)).toBe(false)
    expect(await passkeys.use('counts', 9, now + 1)).toBe(true)
    expect(await passkeys.find('counts')).toMatchObject({ personId, signCount: 9 })
    expect(await passkeys.use('never', 1, now)).toBe(false)
  })

  it('an authenticator that does not count always sends 0', async () => {
    const passkeys = passkeyStore(db)
    await passkeys.add(known('counts not', 0))
    expect(await passkeys.use('counts not', 0, now)).toBe(true)
    expect(await passkeys.use('counts not', 0, now)).toBe(true)
    expect(await passkeys.credentialsOf(personId)).toContainEqual({
      id: 'counts not',
      transports: ['usb'],
    })
  })

  const put = (hash: string, expiresAt: number, tries = 1) =>
    challengeStore(db).put({
      hash,
      purpose: 'second_factor',
      personId,
      detail: null,
      expiresAt,
      tries,
    })

  it('R-15 a challenge is taken once, for its purpose and in its time', async () => {
    const challenges = challengeStore(db)
    await put('once', now + 1)
    expect(await challenges.take('passkey_sign_in', 'once', now)).toBeUndefined()
    const taken = await many(() => challenges.take('second_factor', 'once', now))
    expect(taken.filter(Boolean)).toEqual([{ personId }])
    await put('late', now)
    expect(await challenges.take('second_factor', 'late', now)).toBeUndefined()
  })

  it('R-15 a challenge allows exactly its tries, however many try at once', async () => {
    const challenges = challengeStore(db)
    await put('tried', now + 1, 5)
    const tries = await many(() => challenges.spendTry('second_factor', 'tried', now))
    expect(tries.filter(Boolean)).toHaveLength(5)
    await put('late try', now, 5)
    expect(await challenges.spendTry('second_factor', 'late try', now)).toBeUndefined()
  })

  it('a sweep deletes expired challenges, and no other', async () => {
    const challenges = challengeStore(db)
    await put('ends', now + 10)
    await put('lives', now + 11)
    await challenges.sweep(now + 10)
    const left = await db.selectFrom('challenge').select('challenge_hash').execute()
    expect(left).toEqual([{ challenge_hash: 'lives' }])
  })
})
