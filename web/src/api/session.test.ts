import { beforeEach, describe, expect, test } from 'vitest'
import { type BrowserSession, Session } from './session.ts'
import { tokenExpiry } from './token.ts'

/** A browser's storage, kept in a map. */
class MapStorage implements Storage {
  #items = new Map<string, string>()

  get length() {
    return this.#items.size
  }

  key = (index: number) => [...this.#items.keys()][index] ?? null
  getItem = (key: string) => this.#items.get(key) ?? null
  setItem = (key: string, value: string) => void this.#items.set(key, value)
  removeItem = (key: string) => void this.#items.delete(key)
  clear = () => this.#items.clear()
}

const meera = { id: 7, username: 'meera', email: 'm@example.com', role: 'user', role_name: 'user' }
const good: BrowserSession = { token: 't1', userId: 7, authExpiry: 1_000, person: meera }

let storage: MapStorage
let now: number
let isKnown: boolean
const open = () => new Session(storage, { now: () => now, isKnown: () => isKnown })

beforeEach(() => {
  storage = new MapStorage()
  now = 0
  isKnown = true
})

describe('a session', () => {
  test('AUTH-2 is stored as token, userId, userData and authExpiry in seconds', () => {
    open().begin(good)
    expect(storage.getItem('token')).toBe('t1')
    expect(storage.getItem('userId')).toBe('7')
    expect(storage.getItem('authExpiry')).toBe('1000')
    expect(JSON.parse(storage.getItem('userData') ?? '')).toEqual(meera)
    expect(open().current()).toEqual(good)
  })

  test('AUTH-1 is valid only while its expiry is in the future', () => {
    open().begin(good)
    const session = open()
    now = 999_999
    session.recheck()
    expect(session.current()).not.toBeNull()
    now = 1_000_000
    session.recheck()
    expect(session.current()).toBeNull()
    expect(storage.length).toBe(0)
  })

  test('AUTH-1 is not dropped by the clock of this device: the server has to tell its time first', () => {
    open().begin(good)
    now = 1_000_000_000
    isKnown = false
    const session = open()
    session.recheck()
    expect([session.current(), storage.getItem('token')]).toEqual([good, 't1'])
    isKnown = true
    session.recheck()
    expect([session.current(), session.logoutReason()]).toEqual([null, 'Authentication expired'])
  })

  test.each(['token', 'userId', 'authExpiry'])(
    'AUTH-1 is cleared as a whole without its %s',
    (key) => {
      open().begin(good)
      storage.removeItem(key)
      expect(open().current()).toBeNull()
      expect(storage.length).toBe(0)
    },
  )

  test('AUTH-2 also clears roomState and deviceCache at its end, and nothing else', () => {
    const session = open()
    session.begin(good)
    for (const key of ['roomState', 'deviceCache', 'theme']) storage.setItem(key, 'x')
    session.end('Authentication expired')
    expect(storage.length).toBe(1)
    expect(storage.getItem('theme')).toBe('x')
    expect(session.logoutReason()).toBe('Authentication expired')
  })

  test('LIVE-7 an end that a refused call has noticed is explained later, and no other', () => {
    const session = open()
    const explained = (end: () => void) => {
      session.begin(good)
      end()
      session.explainEnd('Guest access has ended')
      return session.logoutReason()
    }
    expect(explained(() => session.endUnexplained('Session expired'))).toBe(
      'Guest access has ended',
    )
    expect(explained(() => session.end(null))).toBeNull()
    expect(explained(() => session.end('Signed out elsewhere'))).toBe('Signed out elsewhere')
    session.begin(good)
    session.endUnexplained('Session expired')
    session.begin(good)
    session.explainEnd('Guest access has ended')
    expect(session.current()).toEqual(good)
  })

  test('AUTH-3 survives saved profile data that cannot be parsed', () => {
    open().begin(good)
    storage.setItem('userData', '{"id":"seven"')
    expect(open().current()).toEqual({ ...good, person: null })
  })

  test('AUTH-4 notices a removed token at the next check, and reports it once', () => {
    const session = open()
    session.begin(good)
    let changes = 0
    session.subscribe(() => {
      changes += 1
    })
    session.recheck()
    expect(changes).toBe(0)
    storage.removeItem('token')
    session.recheck()
    session.recheck()
    expect([changes, session.current(), session.logoutReason()]).toEqual([1, null, null])
  })

  test("AUTH-4 ends with 'Authentication expired' after its time", () => {
    const session = open()
    session.begin(good)
    now = 1_000_000
    session.recheck()
    expect(session.logoutReason()).toBe('Authentication expired')
  })

  test('changes when another tab signs somebody else in', () => {
    const session = open()
    session.begin(good)
    open().begin({ ...good, token: 't2' })
    session.recheck()
    expect(session.current()?.token).toBe('t2')
  })

  test('AUTH-5 keeps only the reason after the last resort, and shows it once', () => {
    const session = open()
    session.begin(good)
    session.wipe('Logout failed - all data cleared forcefully')
    expect(storage.length).toBe(1)
    expect(open().logoutReason()).toBe('Logout failed - all data cleared forcefully')
    expect(open().logoutReason()).toBeNull()
  })
})

describe('the expiry of a token', () => {
  const token = (payload: string) => `h.${btoa(payload).replace(/=+$/, '')}.s`

  test('AUTH-2 is read from its payload, in seconds', () => {
    expect(tokenExpiry(token('{"exp":1795228224,"user_id":7}'))).toBe(1_795_228_224)
  })

  test.each(['', 'abc', 'a.b.c', token('{"exp":"soon"}'), token('null')])(
    "LOGIN-5 '%s' has none",
    (text) => {
      expect(tokenExpiry(text)).toBeNull()
    },
  )
})
