import type { Given } from '@roomwire/contracts/http/endpoint.ts'
import type { login } from '@roomwire/contracts/http/people.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Passwords } from '../../platform/passwords.ts'
import { randomText } from '../../platform/random.ts'
import { refuse } from '../../platform/refusal.ts'
import type { Tokens } from '../../platform/tokens.ts'
import { isActive } from './actor.ts'
import { type Attempts, attemptLimits } from './attempt-store.ts'
import type { GuestStore } from './guest-store.ts'
import type { PersonStore } from './person-store.ts'
import type { SessionStore } from './session-store.ts'

/** Where a request comes from: the address limits are counted by, and what the browser calls itself. */
export type Caller = { address: string; userAgent: string | null }

type Person = {
  id: number
  username: string
  email: string
  role: Parameters<typeof isActive>[0]['role']
}

type Needs = {
  people: PersonStore
  guests: GuestStore
  sessions: SessionStore
  attempts: Attempts
  passwords: Passwords
  tokens: Tokens
  clock: Clock
}

/**
 * Signs a person in (API-2). Unknown email and wrong password are one answer and take as long.
 * @throws Refusal 'forbidden' for wrong credentials (never 401: that ends a session the
 * caller may still hold) and for a guest outside the time, 'too many'.
 */
export async function signIn(
  needs: Needs,
  caller: Caller,
  { email, password, remember }: Given<typeof login>['body'],
) {
  const { people, guests, attempts, passwords, clock } = needs
  await attempts.count(attemptLimits.loginFromAddress, caller.address)
  await attempts.count(attemptLimits.loginOfAccount, email)
  const person = await people.byEmail(email)
  const matches = await passwords.matches(password, person?.password_hash ?? null)
  if (!person || !matches) throw refuse('forbidden', 'Email or password is wrong')
  await attempts.forgive(attemptLimits.loginOfAccount, email)
  await attempts.forgive(attemptLimits.loginFromAddress, caller.address)

  if (person.role === 'guest' && person.home_id !== null) {
    const guest = await guests.accessOf(person.id)
    const now = clock.now()
    if (!isActive({ role: 'guest', homeId: person.home_id, guest }, now)) {
      const early = guest !== null && now < guest.startAt
      throw refuse(
        'forbidden',
        early ? 'Your guest access has not started yet' : 'Your guest access has ended',
      )
    }
  }
  const lifeMs = remember ? limits.rememberedSessionLifeMs : limits.sessionLifeMs
  return beginSession(needs, caller, person, lifeMs)
}

/** Opens a session and answers as registering and signing in do (spec §3). */
export async function beginSession(
  { sessions, tokens, clock }: Pick<Needs, 'sessions' | 'tokens' | 'clock'>,
  caller: Caller,
  person: Person,
  lifeMs: number,
) {
  const now = clock.now()
  // The token counts in whole seconds; the session must not outlive it by a part of one.
  const expiresAt = Math.floor((now + lifeMs) / 1000) * 1000
  const session = { id: randomText(16), personId: person.id, expiresAt }
  await sessions.begin({ ...session, createdAt: now, userAgent: caller.userAgent })
  const token = await tokens.sign({ personId: person.id, sessionId: session.id, expiresAt })
  return {
    token,
    user_id: person.id,
    username: person.username,
    email: person.email,
    role_name: person.role,
    role: person.role,
  }
}
