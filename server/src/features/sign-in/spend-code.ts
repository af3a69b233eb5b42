import type { Clock } from '../../platform/clock.ts'
import { otpStepOf } from '../../platform/one-time-codes.ts'
import { keyedFingerprint } from '../../platform/random.ts'
import { refuse } from '../../platform/refusal.ts'
import { seal, unseal } from '../../platform/sealed.ts'
import type { Bucket } from '../limits/attempt-limits.ts'
import { type Attempts, tooMany } from '../limits/attempts.ts'
import type { AuthenticatorStore } from './authenticator-store.ts'

type Needs = {
  authenticators: AuthenticatorStore
  attempts: Attempts
  sealKey: Buffer
  clock: Clock
}

/**
 * Takes a code of a person's authenticator app, or one of their recovery codes.
 * It is used up by this: neither ever counts twice.
 * @param bucket where wrong ones are counted.
 * @throws Refusal 'wrong_code' when it is wrong or used, 'too_many_attempts'.
 */
export async function spendCode(
  needs: Needs,
  personId: number,
  code: string,
  bucket: Bucket,
): Promise<void> {
  const { authenticators, sealKey } = needs
  await tryCode(needs.attempts, bucket, async () => {
    const isGood = isOfApp(code)
      ? await spendStep(needs, personId, code)
      : await authenticators.takeRecoveryCode(personId, hashOfRecoveryCode(sealKey, personId, code))
    return isGood || undefined
  })
}

/**
 * Counts wrong codes only, as signing in does wrong passwords.
 * @param check what the code is good for; undefined when it is wrong.
 * @throws Refusal 'wrong_code', 'too_many_attempts'.
 */
export async function tryCode<T>(
  attempts: Attempts,
  bucket: Bucket,
  check: () => Promise<T | undefined>,
): Promise<T> {
  const waitS = await attempts.consume([bucket])
  if (waitS > 0) throw tooMany(waitS)
  const good = await check()
  if (good === undefined) throw wrongCode()
  await attempts.refund([bucket])
  return good
}

async function spendStep(
  { authenticators, sealKey, clock }: Needs,
  personId: number,
  code: string,
): Promise<boolean> {
  const kept = await authenticators.of(personId)
  if (!kept?.totp_secret || kept.totp_since === null) return false
  const secret = unsealOtpSecret(sealKey, personId, kept.totp_secret)
  const step = await otpStepOf(secret, code, clock.now())
  return step !== undefined && (await authenticators.spendStep(personId, step))
}

const wrongCode = () =>
  refuse('wrong_code', 'This code is wrong or was used before', { field: 'code' })

const isOfApp = (code: string) => /^\d{6}$/.test(code)

/** The secret lies sealed in the database, good for this person and this purpose alone. */
export const sealOtpSecret = (key: Buffer, personId: number, secret: string) =>
  seal(key, `authenticator of ${personId}`, secret)
export const unsealOtpSecret = (key: Buffer, personId: number, sealed: string) =>
  unseal(key, `authenticator of ${personId}`, sealed)

/** What is stored of a recovery code: keyed, so that the database alone proves no guess. */
export function hashOfRecoveryCode(key: Buffer, personId: number, code: string): string {
  return keyedFingerprint(key, `recovery code ${personId} ${code}`)
}
