import { openTestDatabase } from '@roomwire/testing/worlds/test-database.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../platform/database/schema.ts'
import { personStore } from '../identity/person-store.ts'
import { identifyBrowser, knownBrowserLifeMs, knownBrowserToken } from './known-browser.ts'

const sealKey = Buffer.alloc(32, 1)
const start = 1_790_000_000_000

describe('the token of a known browser', () => {
  let db: Db
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ db, close } = await openTestDatabase('sqlite'))
  })
  afterAll(() => close())

  let made = 0
  async function somebody() {
    made += 1
    const people = personStore(db)
    const person = { homeId: null, role: 'user', username: 'Meera', createdAt: start } as const
    const email = `meera.${made}@example.com`
    const id = await people.add({ ...person, email, passwordHash: `hash ${made}` })
    return (await people.byId(id))!
  }
  const tokenOf = (id: number, kept?: string, now = start) =>
    knownBrowserToken({ people: personStore(db), sealKey, clock: { now: () => now } }, kept, id)

  it('R-11 identifies this person and no other', async () => {
    const [one, other] = [await somebody(), await somebody()]
    const token = await tokenOf(one.id)
    expect(identifyBrowser(sealKey, token, one, start)).toMatch(/^[\w-]{22}$/)
    expect(identifyBrowser(sealKey, token, other, start)).toBeUndefined()
    const forged = token.replace(`${one.id}.`, `${other.id}.`)
    expect(identifyBrowser(sealKey, forged, other, start)).toBeUndefined()
  })

  it('R-11 cannot be made or changed without the key of the installation', async () => {
    const person = await somebody()
    const token = await tokenOf(person.id)
    expect(identifyBrowser(Buffer.alloc(32, 2), token, person, start)).toBeUndefined()
    for (let at = 0; at < token.length; at += 1) {
      const changed = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`
      expect(identifyBrowser(sealKey, changed, person, start)).toBeUndefined()
    }
    for (const kept of [undefined, '', '~', '...', `${person.id}...`, '\u0000']) {
      expect(identifyBrowser(sealKey, kept, person, start)).toBeUndefined()
    }
  })

  it('R-11 is valid for a year, and not after the password has changed', async () => {
    const person = await somebody()
    const token = await tokenOf(person.id)
    expect(identifyBrowser(sealKey, token, person, start + knownBrowserLifeMs - 1)).toBeDefined()
    expect(identifyBrowser(sealKey, token, person, start + knownBrowserLifeMs)).toBeUndefined()
    const since = { ...person, passwordHash: 'another' }
    expect(identifyBrowser(sealKey, token, since, start)).toBeUndefined()
  })

  it('R-11 keeps its name when it is renewed, and identifies five people', async () => {
    const everybody = await Promise.all(Array.from({ length: 6 }, somebody))
    let kept: string | undefined
    for (const { id } of everybody) kept = await tokenOf(id, kept)
    const names = everybody.map((person) => identifyBrowser(sealKey, kept, person, start))
    expect(names.map((name) => name !== undefined)).toEqual([false, ...Array(5).fill(true)])
    const last = everybody[5]!
    const renewed = await tokenOf(last.id, kept, start + 1_000)
    expect(identifyBrowser(sealKey, renewed, last, start)).toBe(names[5])
    expect(renewed.split('~')).toHaveLength(5)
    expect(renewed.length).toBeLessThan(1_000)
  })
})
