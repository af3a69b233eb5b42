import type { KeptStorage } from '../ui/browser/storage.ts'
/** The session as this machine stores it (AUTH-2). Listeners hear of every change to it. */

import { Listeners } from '../ui/browser/listeners.ts'
import type { ServerClock } from '../ui/time/clock.ts'

/** The stored person, for times when the server cannot be reached. */
export type SavedPerson = {
  id: number
  username: string
  email: string
  role: string
  role_name: string
}

/** The session as the browser stores it (AUTH-2). */
export type BrowserSession = {
  token: string
  userId: number
  /** When the token expires, in seconds. */
  authExpiry: number
  person: SavedPerson | null
}

/** Tells the server's time. */
type SessionClock = Pick<ServerClock, 'isKnown' | 'now'>

const sessionKeys = ['token', 'userId', 'userData', 'authExpiry', 'roomState', 'deviceCache']
const logoutReasonKey = 'logoutReason'

/** The session of this browser, over reloads and tabs (AUTH-1). */
export class Session {
  #storage: KeptStorage
  #clock: SessionClock
  #current: BrowserSession | null
  #logoutReason: string | null = null
  #isGone = false
  #isUnexplained = false
  /** The token that the server has known since this page began. */
  #confirmed: string | null = null
  readonly #listeners = new Listeners()

  constructor(storage: KeptStorage, clock: SessionClock) {
    this.#storage = storage
    this.#clock = clock
    this.#logoutReason = storage.getItem(logoutReasonKey)
    storage.removeItem(logoutReasonKey)
    this.#current = this.#read()
    if (!this.#current) this.#forget()
  }

  subscribe = this.#listeners.subscribe

  /** The present session, or null when nobody is signed in here. */
  current = (): BrowserSession | null => this.#current

  /** Whether the browser still stores it: a token that is removed by hand ends the session with the next recheck only. */
  isStored = (): boolean => this.#read() !== null

  /** Why the last session ended, for the page that asks people to sign in again. */
  logoutReason = (): string | null => this.#logoutReason

  /** Whether the server has known this session since this page began: a stored one may be long over (AUTH-3). */
  isConfirmed = (): boolean => this.#current !== null && this.#current.token === this.#confirmed

  /** Whether the last session ended because its account was deleted: nobody can sign in to it. */
  isGone = (): boolean => this.#isGone

  /** Whether the time of a session is over, which only the server's clock tells: nothing ends by another. */
  isOver = (session: Pick<BrowserSession, 'authExpiry'>): boolean =>
    this.#clock.isKnown() && seemsOver(session, this.#clock.now())

  begin(session: BrowserSession) {
    this.#storage.setItem('token', session.token)
    this.#storage.setItem('userId', String(session.userId))
    this.#storage.setItem('userData', JSON.stringify(session.person))
    this.#storage.setItem('authExpiry', String(session.authExpiry))
    this.#logoutReason = null
    this.#isGone = false
    this.#isUnexplained = false
    this.#confirmed = session.token
    this.#become(session)
  }

  /** Stores what the server last said about the person, which confirms the session. */
  rememberPerson(person: SavedPerson) {
    if (!this.#current) return
    this.#confirmed = this.#current.token
    this.#storage.setItem('userData', JSON.stringify(person))
    this.#current = { ...this.#current, person }
  }

  end(reason: string | null) {
    this.#forget()
    if (!this.#current) return
    this.#logoutReason = reason
    this.#become(null)
  }

  /** Ends the session because a call was refused, which does not tell why it is over. */
  endUnexplained(reason: string) {
    this.end(reason)
    this.#isUnexplained = true
  }

  /** Tells why the session has ended that a call has found over. */
  explainEnd(reason: string) {
    if (this.#current || !this.#isUnexplained) return
    this.#isUnexplained = false
    this.#logoutReason = reason
    this.#become(null)
  }

  /** Ends the session because the account was deleted. */
  endForGood() {
    this.#isGone = true
    this.end(null)
  }

  /** Checks again: another tab may have signed out or in, and time passes. */
  recheck() {
    const stored = this.#read()
    if (stored && this.isOver(stored)) return this.end('Authentication expired')
    if (stored?.token === this.#current?.token) return
    if (stored) return this.#become(stored)
    this.end(null)
  }

  /**
   * The last resort when signing out failed: clears everything but the reason, which
   * survives the reload.
   */
  wipe(reason: string) {
    this.#storage.clear()
    this.#storage.setItem(logoutReasonKey, reason)
  }

  #become(session: BrowserSession | null) {
    this.#current = session
    this.#listeners.tell()
  }

  #forget() {
    for (const key of sessionKeys) this.#storage.removeItem(key)
  }

  #read(): BrowserSession | null {
    return storedSession(this.#storage)
  }
}

/**
 * Whether the time of a session is over by a clock that may be wrong: enough to spare a useless call,
 * and not to end it.
 */
export function seemsOver({ authExpiry }: Pick<BrowserSession, 'authExpiry'>, now: number) {
  return authExpiry * 1000 <= now
}

/** The session that a browser stores; null when there is none. */
export function storedSession(storage: KeptStorage): BrowserSession | null {
  const token = storage.getItem('token')
  const userId = Number(storage.getItem('userId'))
  const authExpiry = Number(storage.getItem('authExpiry'))
  if (!token || !Number.isInteger(userId) || userId <= 0 || !(authExpiry > 0)) return null
  return { token, userId, authExpiry, person: readPerson(storage.getItem('userData')) }
}

function readPerson(stored: string | null): SavedPerson | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    return isPerson(value) ? value : null
  } catch {
    return null
  }
}

function isPerson(value: unknown): value is SavedPerson {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'number' &&
    ['username', 'email', 'role', 'role_name'].every(
      (key) => typeof Reflect.get(value, key) === 'string',
    )
  )
}
