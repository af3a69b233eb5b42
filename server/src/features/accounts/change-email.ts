import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { z } from 'zod'
import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import { isConflict } from '../../platform/database/open-database.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import type { Delivery } from '../../platform/delivery/delivery.ts'
import type { Letter } from '../../platform/delivery/letter.ts'
import { parseAs } from '../../platform/parse-json.ts'
import type { Passwords } from '../../platform/passwords.ts'
import { keyedFingerprint, randomDigits, sameFingerprint } from '../../platform/random.ts'
import { refuse } from '../../platform/refusal.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import type { PersonActor } from '../identity/actor.ts'
import { publishAccessChanged, publishHomeEvent } from '../identity/home-events.ts'
import type { PersonStore } from '../identity/person-store.ts'
import { attemptLimits } from '../limits/attempt-limits.ts'
import { type Attempts, tooMany } from '../limits/attempts.ts'
import type { ChallengeStore } from '../sign-in/challenge-store.ts'
import { provePassword } from '../sign-in/prove-password.ts'
import { emailTaken } from './register.ts'
import type { ResetCodeStore } from './reset-code-store.ts'

type Needs = {
  people: PersonStore
  challenges: ChallengeStore
  atomically: Atomically<{
    people: PersonStore
    challenges: ChallengeStore
    resetCodes: ResetCodeStore
    audit: AuditWriter
  }>
  attempts: Attempts
  passwords: Passwords
  delivery: Delivery
  sealKey: Buffer
  bus: Bus
  clock: Clock
}

/** A change of email that waits for its code, as it is stored. */
const pendingEmail = z.object({ email: z.string(), codeHash: z.string() })

/**
 * Sends a code to a new email of the actor; `confirmEmail` then changes it. A new code voids the
 * older one. Whether the address has an account already is told to nobody but its owner.
 * @returns whether this server sends mail: if not, the code waits with its operator.
 * @throws Refusal 'invalid_input' for the email they have, 'wrong_password', 'too_many_attempts',
 * 'server_busy'.
 */
export async function askForEmail(
  needs: Needs,
  actor: PersonActor,
  { email, currentPassword }: { email: string; currentPassword: string },
): Promise<{ isCarried: boolean }> {
  const { people, challenges, attempts, delivery, sealKey, clock } = needs
  const { personId } = actor
  const person = await provePassword(needs, actor, currentPassword, 'currentPassword')
  if (email === person.email) {
    throw refuse('invalid_input', 'This is your email already', { field: 'email' })
  }
  const waitS = await attempts.consume([
    { limit: attemptLimits.emailChangeOfAccount, key: String(personId) },
    { limit: attemptLimits.emailChangeAsked, key: email },
  ])
  if (waitS > 0) throw tooMany(waitS)
  const isTaken = (await people.byEmail(email)) !== undefined
  const code = randomDigits(limits.resetCodeDigits)
  const codeHash = hashOfCode(sealKey, personId, code)
  await challenges.put({
    hash: hashOfPending(sealKey, personId),
    purpose: 'email_change',
    personId,
    detail: JSON.stringify({ email, codeHash }),
    expiresAt: clock.now() + limits.resetCodeLifeMs,
    tries: limits.resetCodeTries,
  })
  delivery.sendInBackground(isTaken ? letterOfTaken(email) : letterWithCode(email, code))
  return { isCarried: delivery.carries('mail') }
}

/**
 * Changes the actor's email with the code that was sent there. Open reset codes and sign-ins that
 * have begun are void, and the old address is told.
 * @throws Refusal 'email_code_invalid' when the code is wrong, used, or too old; 'email_taken' when
 * somebody else has taken the email meanwhile.
 */
export async function confirmEmail(needs: Needs, actor: PersonActor, code: string): Promise<void> {
  const { challenges, sealKey, clock, atomically, bus, delivery } = needs
  const { personId, homeId } = actor
  const hash = hashOfPending(sealKey, personId)
  const pending = await challenges.spendTry('email_change', hash, clock.now())
  if (!pending?.detail) throw invalidCode()
  const { email, codeHash } = parseAs(pendingEmail, JSON.parse(pending.detail))
  if (!sameFingerprint(hashOfCode(sealKey, personId, code), codeHash)) throw invalidCode()
  const old = await atomically(async (stores) => {
    const person = await stores.people.byId(personId)
    if (!person || !(await stores.challenges.take('email_change', hash, clock.now()))) {
      throw invalidCode()
    }
    await stores.people.setEmail(personId, email)
    await stores.resetCodes.forget(personId)
    await stores.challenges.removeAllOf(personId)
    await stores.audit.write('email.changed', actor, {})
    return person.email
  }).catch((error) => {
    throw isConflict(error) ? emailTaken() : error
  })
  delivery.sendInBackground(letterToOld(old))
  await publishAccessChanged(bus, [personId])
  if (homeId !== null) await publishHomeEvent(bus, homeId, { kind: 'home.changed', what: 'people' })
}

/** A person has one pending change at most. */
const hashOfPending = (key: Buffer, personId: number) =>
  keyedFingerprint(key, `email change of ${personId}`)

/** Keyed, because six digits alone could be tried out. */
const hashOfCode = (key: Buffer, personId: number, code: string) =>
  keyedFingerprint(key, `email code ${personId} ${code}`)

const letterWithCode = (recipient: string, code: string): Letter => ({
  channel: 'mail',
  recipient,
  subject: 'Your Roomwire code for a new email',
  body: `Your code to use this email for your Roomwire account is ${code}. It is valid for ${limits.resetCodeLifeMs / 60_000} minutes. If you did not ask for it, ignore this message.`,
})

const letterOfTaken = (recipient: string): Letter => ({
  channel: 'mail',
  recipient,
  subject: 'Your email already has a Roomwire account',
  body: 'Somebody tried to use this email for another Roomwire account. Nothing has changed: this email already has an account. If it was you, sign in with this email, or delete that account first.',
})

const letterToOld = (recipient: string): Letter => ({
  channel: 'mail',
  recipient,
  subject: 'Your Roomwire email was changed',
  body: 'The email of your Roomwire account was changed by somebody who was signed in and knew the password. You can no longer sign in with this address. If this was not you, ask the operator of the server to close the account.',
})

const invalidCode = () =>
  refuse('email_code_invalid', 'Invalid or expired code. Please request a new one.', {
    field: 'code',
  })
