import type { Input } from '@roomwire/contracts/http/endpoint.ts'
import type {
  addPasskeyEndpoint,
  askNewPasskeyEndpoint,
  renamePasskeyEndpoint,
} from '@roomwire/contracts/http/passkeys.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Clock } from '../../platform/clock.ts'
import { isConflict } from '../../platform/database/open-database.ts'
import type { Delivery } from '../../platform/delivery/delivery.ts'
import type { Passwords } from '../../platform/passwords.ts'
import { fingerprint, keyedFingerprint, randomText } from '../../platform/random.ts'
import { refuse } from '../../platform/refusal.ts'
import {
  challengeIn,
  checkNewPasskey,
  passkeyAlgorithms,
  type Site,
} from '../../platform/web-authn.ts'
import type { Audit } from '../audit/audit.ts'
import type { Actor } from '../identity/actor.ts'
import type { PersonStore } from '../identity/person-store.ts'
import type { Attempts } from '../limits/attempts.ts'
import type { ChallengeStore } from './challenge-store.ts'
import type { PasskeyStore } from './passkey-store.ts'
import { provePassword } from './prove-password.ts'
import { warnAccountOwner } from './warn-account-owner.ts'

type Needs = {
  people: PersonStore
  passkeys: PasskeyStore
  challenges: ChallengeStore
  attempts: Attempts
  audit: Audit
  passwords: Passwords
  delivery: Delivery
  sealKey: Buffer
  clock: Clock
}

/**
 * What to ask the browser for a new passkey with.
 * @throws Refusal 'wrong_password', 'too_many_passkeys', 'too_many_attempts'.
 */
export async function beginPasskeyRegistration(
  needs: Needs,
  actor: Actor,
  site: Site,
  { password }: Input<typeof askNewPasskeyEndpoint>['body'],
) {
  const person = await provePassword(needs, actor, password)
  const known = await needs.passkeys.credentialsOf(person.id)
  if (known.length >= limits.passkeysMax) throw enough()
  const challenge = randomText(32)
  await needs.challenges.put({
    hash: fingerprint(challenge),
    purpose: 'passkey_registration',
    personId: person.id,
    detail: null,
    expiresAt: needs.clock.now() + limits.challengeLifeMs,
    tries: 1,
  })
  return {
    rp: { id: site.name, name: 'Roomwire' },
    user: {
      id: userHandleOf(needs.sealKey, person.id),
      name: person.email,
      displayName: person.username,
    },
    challenge,
    pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: limits.challengeLifeMs,
    attestation: 'none' as const,
    excludeCredentials: known.map((one) => ({ ...one, type: 'public-key' as const })),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true as const,
      userVerification: 'required' as const,
    },
  }
}

/**
 * Keeps the passkey that the browser has made.
 * @throws Refusal 'passkey_invalid' when it is not what was asked for, 'passkey_already_added'.
 */
export async function addPasskey(
  needs: Needs,
  actor: Actor,
  site: Site,
  { name, passkey }: Input<typeof addPasskeyEndpoint>['body'],
) {
  const { passkeys, challenges, audit, clock } = needs
  const { id, client_data: clientData, attestation, transports } = passkey
  const challenge = challengeIn(clientData) ?? ''
  const hash = fingerprint(challenge)
  const asked = await challenges.take('passkey_registration', hash, clock.now())
  const made =
    asked?.personId === actor.personId
      ? await checkNewPasskey(site, challenge, { id, clientData, attestation })
      : undefined
  if (!made) throw refuse('passkey_invalid', 'This passkey could not be checked. Please try again.')
  const about = { personId: actor.personId, transports, name, createdAt: clock.now() }
  const added = await passkeys.add({ ...made, ...about }).catch((error) => {
    throw isConflict(error)
      ? refuse('passkey_already_added', 'This passkey is added already')
      : error
  })
  await audit.write('passkey.added', actor, { passkey: added.id })
  await warnAccountOwner(needs, actor.personId, 'a passkey was added')
  return { passkey: added }
}

/** @throws Refusal 'not_found', the same for a stranger's passkey as for none. */
export async function renamePasskey(
  { passkeys }: Pick<Needs, 'passkeys'>,
  actor: Actor,
  id: number,
  { name }: Input<typeof renamePasskeyEndpoint>['body'],
) {
  const passkey = await passkeys.rename(actor.personId, id, name)
  if (!passkey) throw noSuchPasskey()
  return { passkey }
}

/** @throws Refusal 'not_found', the same for a stranger's passkey as for none. */
export async function removePasskey(
  { passkeys, audit }: Pick<Needs, 'passkeys' | 'audit'>,
  actor: Actor,
  id: number,
): Promise<void> {
  if (!(await passkeys.remove(actor.personId, id))) throw noSuchPasskey()
  await audit.write('passkey.removed', actor, { passkey: id })
}

/** What a passkey calls its person: always the same, and telling nothing. */
export function userHandleOf(key: Buffer, personId: number): string {
  return keyedFingerprint(key, `passkeys of ${personId}`)
}

const noSuchPasskey = () => refuse('not_found', 'Passkey not found')
const enough = () =>
  refuse('too_many_passkeys', `You have ${limits.passkeysMax} passkeys. Remove one first.`)
