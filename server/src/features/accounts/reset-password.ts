import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import type { Delivery } from '../../platform/delivery/delivery.ts'
import type { Letter } from '../../platform/delivery/letter.ts'
import type { Passwords } from '../../platform/passwords.ts'
import { fingerprint, sameFingerprint } from '../../platform/random.ts'
import { refuse } from '../../platform/refusal.ts'
import type { Audit } from '../audit/audit.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import type { Caller } from '../identity/caller.ts'
import { publishAccessChanged } from '../identity/home-events.ts'
import type { PersonStore } from '../identity/person-store.ts'
import type { SessionStore } from '../identity/session-store.ts'
import { attemptLimits } from '../limits/attempt-limits.ts'
import type { Attempts } from '../limits/attempts.ts'
import type { ChallengeStore } from '../sign-in/challenge-store.ts'
import type { ResetCodeStore } from './reset-code-store.ts'
import { hashOfCode } from './send-reset-code.ts'

type Stores = {
  people: PersonStore
  sessions: SessionStore
  challenges: ChallengeStore
  resetCodes: ResetCodeStore
}

type Needs = Stores & {
  atomically: Atomically<Stores & { audit: AuditWriter }>
  attempts: Attempts
  audit: Audit
  passwords: Passwords
  delivery: Delivery
  bus: Bus
  sealKey: Buffer
  clock: Clock
}

const invalidCodeText = 'Invalid or expired reset code'

/** A reset code, the password to set with it, and the email of the account if it was given. */
type PasswordReset = { resetCode: string; newPassword: string; email?: string | undefined }

/**
 * Sets a new password with a reset code (API-7, RESET-7) and ends every session of the
 * account; passkeys and the authenticator app stay. The code counts only for the account it
 * was sent to: the one of the email, else the one that this browser asked for, else the one
 * that was last asked for from this address. The last way works only a few times, and not
 * while codes are being tried everywhere.
 * @param browserKey the key that sendResetCode gave this browser, if it still has it.
 * @throws Refusal 'reset_code_invalid' when the code is wrong, used, or too old;
 * 'password_too_common', 'too_many_attempts', 'server_busy'.
 */
export async function resetPassword(
  needs: Needs,
  caller: Caller,
  browserKey: string | undefined,
  { resetCode, newPassword, email }: PasswordReset,
): Promise<{ personId: number }> {
  const { people, resetCodes, attempts, audit, passwords, delivery, clock } = needs
  const asker = { kind: 'reset', who: caller.address } as const
  passwords.expectRoom(asker)
  await attempts.count(
    attemptLimits.resetTryFromAddress,
    caller.address,
    `${invalidCodeText}: too many attempts`,
  )
  // This comes before a try is spent: it says nothing about the account.
  await passwords.expectUncommon(newPassword, email === undefined ? [] : [email], 'newPassword')
  const personId = await ownerOfCode(needs, caller, browserKey, email)
  const expected = personId && (await resetCodes.spendTry(personId, clock.now()))
  const refused = (why: 'no_code' | 'wrong_code') => {
    const actor = { homeId: null, personId: personId ?? null }
    audit.enqueue('password_reset.refused', actor, {
      why,
      from: audit.pseudonymise(caller.address),
    })
    return invalidCode()
  }
  if (!personId || !expected) throw refused('no_code')
  if (!sameFingerprint(hashOfCode(needs.sealKey, personId, resetCode), expected)) {
    throw refused('wrong_code')
  }

  const owner = await people.byId(personId)
  const ownNames = owner ? [owner.username, owner.email] : []
  const passwordHash = await passwords.choose(asker, newPassword, ownNames, 'newPassword')
  const person = await needs.atomically(async (stores) => {
    if (!(await stores.resetCodes.take(personId, expected))) throw invalidCode()
    await stores.people.setPassword(personId, passwordHash)
    await stores.sessions.endAllOf(personId)
    // A sign-in that waits for its second factor began with the old password.
    await stores.challenges.removeAllOf(personId)
    const person = await stores.people.byId(personId)
    await stores.audit.write('password.reset', { homeId: person?.homeId ?? null, personId }, {})
    return person
  })
  await publishAccessChanged(needs.bus, [personId])
  if (person) delivery.sendInBackground(letterTo(person.email))
  return { personId }
}

async function ownerOfCode(
  { people, resetCodes, attempts }: Needs,
  caller: Caller,
  browserKey: string | undefined,
  email: string | undefined,
): Promise<number | undefined> {
  const isCalm =
    (await attempts.consume([
      { limit: attemptLimits.resetTryOfInstallation, key: 'everybody' },
    ])) === 0
  if (email !== undefined) return (await people.byEmail(email))?.id
  if (browserKey !== undefined) return resetCodes.personOfBrowser(fingerprint(browserKey))
  const bare = { limit: attemptLimits.bareResetTry, key: caller.address }
  if (!isCalm || (await attempts.consume([bare])) > 0) return undefined
  return resetCodes.personOfAddress(caller.address)
}

const letterTo = (recipient: string): Letter => ({
  channel: 'mail',
  recipient,
  subject: 'Your Roomwire password was changed',
  body: 'The password of your Roomwire account was changed with a reset code, and every device was signed out. If this was not you, ask for a new reset code at once.',
})

const invalidCode = () =>
  refuse('reset_code_invalid', `${invalidCodeText}. Please request a new one.`, {
    field: 'resetCode',
  })
