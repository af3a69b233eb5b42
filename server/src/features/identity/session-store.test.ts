import { openTestDatabase } from '@roomwire/testing/worlds/test-database.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../platform/database/schema.ts'
import { personStore } from './person-store.ts'
import { sessionStore } from './session-store.ts'

const now = 1_790_000_000_000

describe.each(['sqlite', 'postgres'] as const)('sessions and tickets (%s)', (engine) => {
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
  async function session(expiresAt: number) {
    const personId = await somebody()
    const id = `session ${personId}`
    const holder = { kind: 'person' as const, id: personId }
    await sessionStore(db).begin({ id, holder, createdAt: now, expiresAt, userAgent: null })
    return id
  }

  it('sessions have their people until their end', async () => {
    const sessions = sessionStore(db)
    const [lives, ends] = [await session(now + 1), await session(now)]
    const actors = await sessions.actors([lives, ends, 'never'], now)
    expect([...actors.keys()]).toEqual([lives])
    expect(actors.get(lives)).toMatchObject({ session: { id: lives }, role: 'user' })
    expect(await sessions.actors([], now)).toEqual(new Map())
  })

  it('R-15 a ticket is taken once, however many take it, and not after its end', async () => {
    const sessions = sessionStore(db)
    const id = await session(now + 1)
    await sessions.addTicket('hash', id, now + 1)
    const takers = Array.from({ length: 20 }, () => sessions.takeTicket('hash', now))
    const taken = (await Promise.all(takers)).filter((one) => one !== undefined)
    expect(taken).toEqual([id])
    await sessions.addTicket('late', id, now)
    expect(await sessions.takeTicket('late', now)).toBeUndefined()
    expect(await sessions.takeTicket('never', now)).toBeUndefined()
  })

  it('a sweep deletes expired sessions and tickets, and no other', async () => {
    const sessions = sessionStore(db)
    const [lives, ends] = [await session(now + 11), await session(now + 10)]
    await sessions.addTicket('lives', lives, now + 11)
    await sessions.addTicket('ends', lives, now + 10)
    await sessions.sweep(now + 10)
    const kept = db.selectFrom('session').select('id').where('id', 'in', [lives, ends])
    expect(await kept.execute()).toEqual([{ id: lives }])
    const tickets = db
      .selectFrom('live_ticket')
      .select('ticket_hash')
      .where('expires_at', '>=', now + 10)
    expect(await tickets.execute()).toEqual([{ ticket_hash: 'lives' }])
  })
})
