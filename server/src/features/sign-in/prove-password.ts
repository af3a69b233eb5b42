import type { Passwords } from '../../platform/passwords.ts'
import { refuse } from '../../platform/refusal.ts'
import { hashAskerOf, type PersonActor } from '../identity/actor.ts'
import type { PersonStore, StoredPerson } from '../identity/person-store.ts'
import { attemptLimits } from '../limits/attempt-limits.ts'
import { type Attempts, tooMany } from '../limits/attempts.ts'

/**
 * Checks the password of a signed-in person again, before something that a borrowed page
 * or a stolen token must not do. Wrong passwords are counted as at signing in, but with a
 * counter of their own: they must not keep the owner from signing in.
 * @param field the name of the password in the request.
 * @throws Refusal 'wrong_password', 'too_many_attempts', 'server_busy'.
 */
export async function provePassword(
  {
    people,
    attempts,
    passwords,
  }: { people: PersonStore; attempts: Attempts; passwords: Passwords },
  actor: PersonActor,
  password: string,
  field = 'password',
): Promise<StoredPerson> {
  const buckets = [{ limit: attemptLimits.passwordAgain, key: String(actor.personId) }]
  const waitS = await attempts.consume(buckets)
  if (waitS > 0) throw tooMany(waitS)
  let isWrong = false
  try {
    const person = await people.byId(actor.personId)
    isWrong = !(await passwords.matches(hashAskerOf(actor), password, person?.passwordHash ?? null))
    if (isWrong || !person) throw refuse('wrong_password', 'The password is wrong', { field })
    return person
  } finally {
    if (!isWrong) await attempts.refund(buckets)
  }
}
