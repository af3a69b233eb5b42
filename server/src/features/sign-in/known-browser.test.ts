import { openTestDatabase } from '@roomwire/testing/worlds/test-database.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../platform/database/schema.ts'
import { personStore } from '../identity/person-store.ts'
import { knownBrowserLifeMs, noteForBrowser, recogniseBrowser } from './known-browser.ts'

const sealKey = Buffer.alloc(32, 1)
const start = 1_790_000_000_000

describe('the note that a browser keeps', () => {
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
    return (await people.row(id))!
  }
  const noteAbout = (id: number, kept?: string, now = start) =>
    noteForBrowser({ people: personStore(db), sealKey, clock: { now: () => now } }, kept, id)

  it('R-11 tells this person and no other', async () => {
    const [one, other] = [await somebody(), await somebody()]
    const note = await noteAbout(one.id)
    expect(recogniseBrowser(sealKey, note, one, start)).toMatch(/^[\w-]{22}$/)
    expect(recogniseBrowser(sealKey, note, other, start)).toBeUndefined()
    const posing = note.replace(`${one.id}.`, `${other.id}.`)
    expect(recogniseBrowser(sealKey, posing, other, start)).toBeUndefined()
  })

  it('R-11 cannot be made or changed without the key of the installation', async () => {
    const person = await somebody()
    const note = await noteAbout(person.id)
    expect(recogniseBrowser(Buffer.alloc(32, 2), note, person, start)).toBeUndefined()
    for (let at = 0; at < note.length; at += 1) {
      const changed = `${note.slice(0, at)}${note[at] === 'A' ? 'B' : 'A'}${note.slice(at + 1)}`
      expect(recogniseBrowser(sealKey, changed, person, start)).toBeUndefined()
    }
    for (const kept of [undefined, '', '~', '...', `${person.id}...`, '\u0000']) {
      expect(recogniseBrowser(sealKey, kept, person, start)).toBeUndefined()
    }
  })

  it('R-11 is good for a year, and not after the password has changed', async () => {
    const person = await somebody()
    const note = await noteAbout(person.id)
    expect(recogniseBrowser(sealKey, note, person, start + knownBrowserLifeMs - 1)).toBeDefined()
    expect(recogniseBrowser(sealKey, note, person, start + knownBrowserLifeMs)).toBeUndefined()
    const since = { ...person, password_hash: 'another' }
    expect(recogniseBrowser(sealKey, note, since, start)).toBeUndefined()
  })

  it('R-11 keeps its name when it is renewed, and tells of five people', async () => {
    const everybody = await Promise.all(Array.from({ length: 6 }, somebody))
    let kept: string | undefined
    for (const { id } of everybody) kept = await noteAbout(id, kept)
    const names = everybody.map((person) => recogniseBrowser(sealKey, kept, person, start))
    expect(names.map((name) => name !== undefined)).toEqual([false, ...Array(5).fill(true)])
    const last = everybody[5]!
    const renewed = await noteAbout(last.id, kept, start + 1_000)
    expect(recogniseBrowser(sealKey, renewed, last, start)).toBe(names[5])
    expect(renewed.split('~')).toHaveLength(5)
    expect(renewed.length).toBeLessThan(1_000)
  })
})
