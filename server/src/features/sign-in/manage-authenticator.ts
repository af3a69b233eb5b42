import type { Input } from '@roomwire/contracts/http/endpoint.ts'
import type {
  beginAuthenticatorEndpoint,
  confirmAuthenticatorEndpoint,
  turnOffAuthenticatorEndpoint,
} from '@roomwire/contracts/http/second-factor.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import type { Delivery } from '../../platform/delivery/delivery.ts'
import { newOtpSecret, otpStepOf, otpUri } from '../../platform/one-time-codes.ts'
import type { Passwords } from '../../platform/passwords.ts'
import { randomLetters } from '../../platform/random.ts'
import { refuse } from '../../platform/refusal.ts'
import type { Audit } from '../audit/audit.ts'
import type { Actor } from '../identity/actor.ts'
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
  atomically: Atomically<{ authenticators: AuthenticatorStore }>
  attempts: Attempts
  audit: Audit
  passwords: Passwords
  delivery: Delivery
  sealKey: Buffer
  clock: Clock
}

/**
 * Makes the secret for an authenticator app; it counts once it is confirmed.
 * @throws Refusal 'wrong_password', 'authenticator_on', 'too_many_attempts'.
 */
export async function beginAuthenticator(
  needs: Needs,
  actor: Actor,
  { password }: Input<typeof beginAuthenticatorEndpoint>['body'],
) {
  const person = await provePassword(needs, actor, password)
  const secret = await newOtpSecret()
  const kept = await needs.authenticators.begin(
    person.id,
    sealOtpSecret(needs.sealKey, person.id, secret),
  )
  if (!kept) throw isOn()
  return { secret, uri: await otpUri(secret, person.email) }
}

/**
 * Turns the authenticator app on: its first code shows that it has the secret.
 * @returns the recovery codes, which nobody can be shown again.
 * @throws Refusal 'wrong_code', 'authenticator_not_begun', 'authenticator_on', 'too_many_attempts'.
 */
export async function confirmAuthenticator(
  needs: Needs,
  actor: Actor,
  { code }: Input<typeof confirmAuthenticatorEndpoint>['body'],
) {
  const { authenticators, attempts, audit, sealKey, clock } = needs
  const { personId } = actor
  const kept = await authenticators.of(personId)
  if (!kept?.totp_secret)
    throw refuse('authenticator_not_begun', 'Please begin again with your password')
  if (kept.totp_since !== null) throw isOn()
  const sealed = kept.totp_secret
  const secret = unsealOtpSecret(sealKey, personId, sealed)
  const now = clock.now()
  const step = await tryCode(attempts, bucketOf(actor), () => otpStepOf(secret, code, now))
  const { codes, hashes } = newRecoveryCodes(sealKey, personId)
  await needs.atomically(async (stores) => {
    const confirmed = await stores.authenticators.confirm(personId, sealed, step, now)
    if (!confirmed) throw isOn()
    await stores.authenticators.putRecoveryCodes(personId, hashes)
  })
  await audit.write('authenticator.enabled', actor, {})
  await warnAccountOwner(needs, personId, 'an authenticator app was turned on')
  return { recovery_codes: codes }
}

/**
 * Turns the authenticator app off; its recovery codes are void.
 * @throws Refusal 'wrong_password', 'wrong_code', 'authenticator_off', 'too_many_attempts'.
 */
export async function turnOffAuthenticator(
  needs: Needs,
  actor: Actor,
  { password, code }: Input<typeof turnOffAuthenticatorEndpoint>['body'],
): Promise<void> {
  await provePasswordAndCode(needs, actor, password, code)
  await needs.atomically((stores) => stores.authenticators.turnOff(actor.personId))
  await needs.audit.write('authenticator.disabled', actor, {})
  await warnAccountOwner(needs, actor.personId, 'the authenticator app was turned off')
}

/**
 * Makes new recovery codes; the older ones are void.
 * @throws Refusal as turnOffAuthenticator.
 */
export async function renewRecoveryCodes(
  needs: Needs,
  actor: Actor,
  { password, code }: Input<typeof turnOffAuthenticatorEndpoint>['body'],
) {
  await provePasswordAndCode(needs, actor, password, code)
  const { codes, hashes } = newRecoveryCodes(needs.sealKey, actor.personId)
  await needs.atomically((stores) => stores.authenticators.putRecoveryCodes(actor.personId, hashes))
  await needs.audit.write('recovery_codes.renewed', actor, {})
  return { recovery_codes: codes }
}

async function provePasswordAndCode(needs: Needs, actor: Actor, password: string, code: string) {
  const { totp_since } = await provePassword(needs, actor, password)
  if (totp_since === null) throw refuse('authenticator_off', 'The authenticator app is off')
  await spendCode(needs, actor.personId, code, bucketOf(actor))
}

/** Apart from signing in: whoever guesses there must not keep the owner from this. */
const bucketOf = ({ personId }: Actor) => ({
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
