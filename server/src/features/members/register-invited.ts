import type { Bus } from '../../platform/bus/bus.ts'
import type { ClockTrust } from '../../platform/clock-trust.ts'
import { type NewAccount, type RegistrationNeeds, registerPerson } from '../accounts/register.ts'
import type { Caller } from '../identity/caller.ts'
import { publishHomeEvent } from '../identity/home-events.ts'
import type { PersonStore } from '../identity/person-store.ts'
import type { SessionStore } from '../identity/session-store.ts'
import { attemptLimits } from '../limits/attempt-limits.ts'
import type { StartedSession } from '../sign-in/begin-session.ts'
import { type JoinStores, takeJoinCode } from './join-home.ts'

type Stores = JoinStores & { people: PersonStore; sessions: SessionStore }

/**
 * Creates the account of somebody who was invited, in the home of their join code, and signs it in: the
 * code is used up with the account, or neither counts. It works where registration is closed.
 * @throws Refusal as registerPerson and joinHome.
 */
export async function registerInvited(
  needs: RegistrationNeeds<Stores> & { bus: Bus; clockTrust: ClockTrust },
  caller: Caller,
  form: NewAccount,
  code: string,
): Promise<StartedSession> {
  await needs.attempts.count(attemptLimits.joinFromAddress, caller.address)
  const { homeId, ...session } = await registerPerson(needs, caller, form, (stores) =>
    takeJoinCode(needs, stores, form.role, code),
  )
  if (homeId !== null) {
    await publishHomeEvent(needs.bus, homeId, { kind: 'home.changed', what: 'people' })
  }
  return session
}
