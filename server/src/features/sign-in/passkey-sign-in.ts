import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { ClockTrust } from '../../platform/clock-trust.ts'
import { fingerprint, randomText, sameFingerprint } from '../../platform/random.ts'
import { refuse } from '../../platform/refusal.ts'
import { challengeIn, checkSignature, type Site } from '../../platform/web-authn.ts'
import type { GuestStore } from '../access/guest-store.ts'
import type { Audit } from '../audit/audit.ts'
import { nobody } from '../audit/audit-writer.ts'
import type { Caller } from '../identity/caller.ts'
import type { PersonStore } from '../identity/person-store.ts'
import { attemptLimits } from '../limits/attempt-limits.ts'
import { type Attempts, tooMany } from '../limits/attempts.ts'
import { checkAdmission } from './admission.ts'
import {
  beginSession,
  type SessionNeeds,
  type StartedSession,
  sessionLife,
} from './begin-session.ts'
import type { ChallengeStore } from './challenge-store.ts'
import { userHandleOf } from './manage-passkeys.ts'
import type { PasskeyStore } from './passkey-store.ts'

type Needs = SessionNeeds & {
  people: PersonStore
  guests: GuestStore
  clockTrust: ClockTrust
  passkeys: PasskeyStore
  challenges: ChallengeStore
  attempts: Attempts
  audit: Audit
  sealKey: Buffer
  handleKey: Buffer
}

/** A passkey's answer to a challenge, as the browser sends it; all of it base64url. */
export type PasskeyAssertion = {
  id: string
  clientData: string
  authenticatorData: string
  signature: string
  userHandle: string
}

/**
 * Begins a sign-in with a passkey. The browser finds the passkey, so nobody is named here.
 * @returns the challenge, and the name of the site (the RP ID).
 * @throws Refusal 'too_many_attempts'.
 */
export async function beginPasskeySignIn(
  { challenges, attempts, clock }: Pick<Needs, 'challenges' | 'attempts' | 'clock'>,
  caller: Caller,
  site: Site,
): Promise<{ challenge: string; siteName: string }> {
  await attempts.count(attemptLimits.passkeyFromAddress, caller.address)
  const challenge = randomText(32)
  await challenges.put({
    hash: fingerprint(challenge),
    purpose: 'passkey_sign_in',
    personId: null,
    detail: null,
    expiresAt: clock.now() + limits.challengeLifeMs,
    tries: 1,
  })
  return { challenge, siteName: site.name }
}

/**
 * Signs a person in with a passkey. The passkey names its person, and the authenticator has
 * verified its holder, so no other factor is asked for.
 * @throws Refusal 'passkey_not_accepted', whatever the cause, those of checkAdmission,
 * 'too_many_attempts'.
 */
export async function signInWithPasskey(
  needs: Needs,
  caller: Caller,
  site: Site,
  { passkey, remember }: { passkey: PasskeyAssertion; remember?: boolean | undefined },
): Promise<StartedSession> {
  const { people, attempts, audit } = needs
  const buckets = [{ limit: attemptLimits.loginFromAddress, key: caller.address }]
  const waitS = await attempts.consume(buckets)
  if (waitS > 0) throw tooMany(waitS)
  const personId = await personOfPasskey(needs, site, passkey)
  const person = personId === undefined ? undefined : await people.byId(personId)
  if (!person) {
    const from = audit.pseudonymise(caller.address)
    audit.enqueue('sign_in.refused', nobody, { why: 'wrong_passkey', from })
    throw refuse('passkey_not_accepted', 'This passkey is not accepted here')
  }
  await attempts.refund(buckets)
  await checkAdmission(needs, caller, person)
  return beginSession(needs, caller, person, sessionLife(remember))
}

/** Finds the person whose passkey has signed its challenge; undefined when none has. */
async function personOfPasskey(
  { passkeys, challenges, handleKey, clock }: Needs,
  site: Site,
  { id, clientData, authenticatorData, signature, userHandle }: PasskeyAssertion,
): Promise<number | undefined> {
  const challenge = challengeIn(clientData) ?? ''
  const open = await challenges.take('passkey_sign_in', fingerprint(challenge), clock.now())
  const known = await passkeys.find(id)
  if (!open || !known) return undefined
  if (!sameFingerprint(userHandle, userHandleOf(handleKey, known.personId))) return undefined
  const signed = { clientData, authenticatorData, signature }
  const signCount = await checkSignature(site, challenge, signed, known)
  if (signCount === undefined) return undefined
  return (await passkeys.use(id, signCount, clock.now())) ? known.personId : undefined
}
