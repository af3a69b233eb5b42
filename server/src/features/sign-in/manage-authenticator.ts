import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import type { Delivery } from '../../platform/delivery/delivery.ts'
import { newOtpSecret, otpStepOf, otpUri } from '../../platform/one-time-codes.ts'
import type { Passwords } from '../../platform/passwords.ts'
import { randomLetters } from '../../platform/random.ts'
import { refuse } from '../../platform/refusal.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import type { PersonActor } from '../identity/actor.ts'
import type { PersonStore } from '../identity/person-store.ts'
import { attemptLimits } from '../limits/attempt-limits.ts'
import type { Attempts } from '../limits/attempts.ts'
import type { AuthenticatorStore } from './authenticator-store.ts'
import { provePassword } from './prove-password.ts'
import {
  hashOfRecoveryCode,
  sealOtpSecret,
  spendCode,
  tryCode,
  unsealOtpSecret,
} from './spend-code.ts'
import { warnAccountOwner } from './warn-account-owner.ts'

type Needs = {
  people: PersonStore
  authenticators: AuthenticatorStore
  atomically: Atomically<{
    people: PersonStore
    authenticators: AuthenticatorStore
    audit: AuditWriter
  }>
  attempts: Attempts
  passwords: Passwords
  delivery: Delivery
  sealKey: Buffer
  clock: Clock
}

type PasswordAndCode = { password: string; code: string }

/**
 * Makes the secret for an authenticator app; it counts once confirmAuthenticator has seen a code.
 * @returns the secret in base32, and as the `otpauth:` address of a QR code.
 * @throws Refusal 'wrong_password', 'authenticator_on', 'too_many_attempts', 'server_busy'.
 */
export async function beginAuthenticator(
  needs: Needs,
  actor: PersonActor,
  password: string,
): Promise<{ secret: string; uri: string }> {
  const person = await provePassword(needs, actor, password)
  const secret = await newOtpSecret()
  const isStored = await needs.authenticators.begin(
    person.id,
    sealOtpSecret(needs.sealKey, person.id, secret),
  )
  if (!isStored) throw isOn()
  return { secret, uri: await otpUri(secret, person.email) }
}

/**
 * Turns the authenticator app on: its first code proves that it has the secret.
 * @returns the recovery codes; they are shown this one time.
 * @throws Refusal 'wrong_code', 'authenticator_not_begun', 'authenticator_on', 'too_many_attempts'.
 */
export async function confirmAuthenticator(
  needs: Needs,
  actor: PersonActor,
  code: string,
): Promise<string[]> {
  const { authenticators, attempts, sealKey, clock } = needs
  const { personId } = actor
  const app = await authenticators.of(personId)
  if (!app?.sealedSecret) {
    throw refuse('authenticator_not_begun', 'Please begin again with your password')
  }
  if (app.since !== null) throw isOn()
  const sealed = app.sealedSecret
  const secret = unsealOtpSecret(sealKey, personId, sealed)
  const now = clock.now()
  const step = await tryCode(attempts, bucketOf(actor), () => otpStepOf(secret, code, now))
  const { codes, hashes } = newRecoveryCodes(sealKey, personId)
  await needs.atomically(async (stores) => {
    const confirmed = await stores.authenticators.confirm(personId, sealed, step, now)
    if (!confirmed) throw isOn()
    await stores.authenticators.putRecoveryCodes(personId, hashes)
    await stores.audit.write('authenticator.enabled', actor, {})
  })
  await warnAccountOwner(needs, personId, 'an authenticator app was turned on')
  return codes
}

/**
 * Turns the authenticator app off and voids its recovery codes.
 * @throws Refusal 'wrong_password', 'wrong_code', 'authenticator_off', 'too_many_attempts',
 * 'server_busy'.
 */
export async function turnOffAuthenticator(
  needs: Needs,
  actor: PersonActor,
  proof: PasswordAndCode,
): Promise<void> {
  await provePasswordAndCode(needs, actor, proof)
  await needs.atomically(async ({ authenticators, audit }) => {
    await authenticators.turnOff(actor.personId)
    await audit.write('authenticator.disabled', actor, {})
  })
  await warnAccountOwner(needs, actor.personId, 'the authenticator app was turned off')
}

/**
 * Makes new recovery codes and voids the older ones.
 * @returns the codes; they are shown this one time.
 * @throws Refusal as turnOffAuthenticator does.
 */
export async function renewRecoveryCodes(
  needs: Needs,
  actor: PersonActor,
  proof: PasswordAndCode,
): Promise<string[]> {
  await provePasswordAndCode(needs, actor, proof)
  const { codes, hashes } = newRecoveryCodes(needs.sealKey, actor.personId)
  await needs.atomically(async ({ people, authenticators, audit }) => {
    await people.lock(actor.personId) // The later of two lists made at once voids the other.
    await authenticators.putRecoveryCodes(actor.personId, hashes)
    await audit.write('recovery_codes.renewed', actor, {})
  })
  return codes
}

async function provePasswordAndCode(
  needs: Needs,
  actor: PersonActor,
  { password, code }: PasswordAndCode,
): Promise<void> {
  const { authenticatorSince } = await provePassword(needs, actor, password)
  if (authenticatorSince === null) {
    throw refuse('authenticator_off', 'The authenticator app is off')
  }
  await spendCode(needs, actor.personId, code, bucketOf(actor))
}

/** The counter is not the one of signing in: a stranger who guesses there must not keep the owner from this. */
const bucketOf = ({ personId }: PersonActor) => ({
  limit: attemptLimits.codeOfSignedIn,
  key: String(personId),
})

function newRecoveryCodes(key: Buffer, personId: number) {
  const codes = Array.from({ length: limits.recoveryCodes }, () => randomLetters(10))
  return {
    codes: codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`),
    hashes: codes.map((code) => hashOfRecoveryCode(key, personId, code)),
  }
}

const isOn = () => refuse('authenticator_on', 'An authenticator app is on already')
