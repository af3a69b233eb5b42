import type { Bus } from '../../platform/bus/bus.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import type { Delivery } from '../../platform/delivery/delivery.ts'
import type { Passwords } from '../../platform/passwords.ts'
import { refuse } from '../../platform/refusal.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import { hashAskerOf, type SignedIn } from '../identity/actor.ts'
import { publishAccessChanged } from '../identity/home-events.ts'
import type { PersonStore } from '../identity/person-store.ts'
import type { SessionStore } from '../identity/session-store.ts'
import type { Attempts } from '../limits/attempts.ts'
import type { ChallengeStore } from '../sign-in/challenge-store.ts'
import { provePassword } from '../sign-in/prove-password.ts'
import type { ResetCodeStore } from './reset-code-store.ts'

/**
 * Changes the actor's password. Their other sessions end, and an open reset code is void.
 * @throws Refusal 'wrong_password', 'password_too_common', 'changed_meanwhile',
 * 'too_many_attempts', 'server_busy'.
 */
export async function changePassword(
  needs: {
    people: PersonStore
    atomically: Atomically<{
      people: PersonStore
      sessions: SessionStore
      challenges: ChallengeStore
      resetCodes: ResetCodeStore
      audit: AuditWriter
    }>
    attempts: Attempts
    passwords: Passwords
    delivery: Delivery
    bus: Bus
  },
  actor: SignedIn,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  const { personId, session } = actor
  const person = await provePassword(needs, actor, currentPassword, 'currentPassword')
  const passwordHash = await needs.passwords.choose(
    hashAskerOf(actor),
    newPassword,
    [person.username, person.email],
    'newPassword',
  )
  await needs.atomically(async ({ people, sessions, challenges, resetCodes, audit }) => {
    // A reset that came in between wins over somebody who knew only the old password.
    if (!(await people.replacePassword(personId, person.passwordHash, passwordHash))) {
      throw refuse('changed_meanwhile', 'The password was changed meanwhile')
    }
    await sessions.endOthersOf(personId, session.id)
    await resetCodes.forget(personId)
    // A sign-in that waits for its second factor began with the old password.
    await challenges.removeAllOf(personId)
    await audit.write('password.changed', actor, {})
  })
  await publishAccessChanged(needs.bus, [personId])
  needs.delivery.sendInBackground({
    channel: 'mail',
    recipient: person.email,
    subject: 'Your Roomwire password was changed',
    body: 'The password of your Roomwire account was changed by somebody who was signed in and knew it. Every other session was ended. If this was not you, ask for a reset code at once.',
  })
}
