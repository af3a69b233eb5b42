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
 * Uses up a code of a person's authenticator app, or one of their recovery codes. No code
 * ever counts twice.
 * @param bucket where wrong codes are counted.
 * @throws Refusal 'wrong_code' when the code is wrong or used, 'too_many_attempts'.
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
 * Checks a code and counts it only when it is wrong, as signing in does with passwords.
 * @param check returns what the code proves; undefined when it is wrong.
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
  const app = await authenticators.of(personId)
  if (!app?.sealedSecret || app.since === null) return false
  const secret = unsealOtpSecret(sealKey, personId, app.sealedSecret)
  const step = await otpStepOf(secret, code, clock.now())
  return step !== undefined && (await authenticators.spendStep(personId, step))
}

const wrongCode = () =>
  refuse('wrong_code', 'This code is wrong or was used before', { field: 'code' })

const isOfApp = (code: string) => /^\d{6}$/.test(code)

/** Seals the secret of an app for the database, for this person and this purpose alone. */
export const sealOtpSecret = (key: Buffer, personId: number, secret: string) =>
  seal(key, `authenticator of ${personId}`, secret)
/** Opens what sealOtpSecret made. @throws Error for another key or person. */
export const unsealOtpSecret = (key: Buffer, personId: number, sealed: string) =>
  unseal(key, `authenticator of ${personId}`, sealed)

/** The stored form of a recovery code: keyed, so that the database alone proves no guess. */
export function hashOfRecoveryCode(key: Buffer, personId: number, code: string): string {
  return keyedFingerprint(key, `recovery code ${personId} ${code}`)
}
