import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Clock } from '../../platform/clock.ts'
import { isConflict } from '../../platform/database/open-database.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import type { Delivery } from '../../platform/delivery/delivery.ts'
import type { Passwords } from '../../platform/passwords.ts'
import { fingerprint, keyedFingerprint, randomText } from '../../platform/random.ts'
import { refuse } from '../../platform/refusal.ts'
import {
  challengeIn,
  checkNewPasskey,
  type NewCredential,
  type Site,
} from '../../platform/web-authn.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import type { PersonActor } from '../identity/actor.ts'
import type { PersonStore } from '../identity/person-store.ts'
import type { Attempts } from '../limits/attempts.ts'
import type { ChallengeStore } from './challenge-store.ts'
import type { PasskeyCredential, PasskeyStore, StoredPasskey } from './passkey-store.ts'
import { provePassword } from './prove-password.ts'
import { warnAccountOwner } from './warn-account-owner.ts'

type Needs = {
  people: PersonStore
  passkeys: PasskeyStore
  challenges: ChallengeStore
  atomically: Atomically<{ passkeys: PasskeyStore; audit: AuditWriter }>
  attempts: Attempts
  passwords: Passwords
  delivery: Delivery
  handleKey: Buffer
  clock: Clock
}

/** A passkey that a browser has made, with the name that its person gives it. */
type NewPasskey = { name: string; credential: NewCredential; transports: string[] }

/** A request to the browser for a new passkey. */
export type PasskeyRegistration = {
  challenge: string
  /** The name of the site; WebAuthn calls it the RP ID. */
  siteName: string
  /** The id under which the passkey knows its person. */
  userHandle: string
  email: string
  username: string
  /** The passkeys that the person has already. */
  known: PasskeyCredential[]
}

/**
 * Begins the registration of a new passkey.
 * @throws Refusal 'wrong_password', 'too_many_passkeys', 'too_many_attempts', 'server_busy'.
 */
export async function beginPasskeyRegistration(
  needs: Needs,
  actor: PersonActor,
  site: Site,
  password: string,
): Promise<PasskeyRegistration> {
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
    challenge,
    siteName: site.name,
    userHandle: userHandleOf(needs.handleKey, person.id),
    email: person.email,
    username: person.username,
    known,
  }
}

/**
 * Stores the passkey that the browser has made.
 * @throws Refusal 'passkey_invalid' when it does not answer the challenge, 'passkey_already_added'.
 */
export async function addPasskey(
  needs: Needs,
  actor: PersonActor,
  site: Site,
  { name, credential, transports }: NewPasskey,
): Promise<StoredPasskey> {
  const { challenges, atomically, clock } = needs
  const challenge = challengeIn(credential.clientData) ?? ''
  const hash = fingerprint(challenge)
  const open = await challenges.take('passkey_registration', hash, clock.now())
  const made =
    open?.personId === actor.personId
      ? await checkNewPasskey(site, challenge, credential)
      : undefined
  if (!made) throw refuse('passkey_invalid', 'This passkey could not be checked. Please try again.')
  const about = { personId: actor.personId, transports, name, createdAt: clock.now() }
  const added = await atomically(async ({ passkeys, audit }) => {
    const passkey = await passkeys.add({ ...made, ...about })
    await audit.write('passkey.added', actor, { passkey: passkey.id })
    return passkey
  }).catch((error) => {
    throw isConflict(error)
      ? refuse('passkey_already_added', 'This passkey is added already')
      : error
  })
  await warnAccountOwner(needs, actor.personId, 'a passkey was added')
  return added
}

/**
 * Renames one of the actor's passkeys.
 * @throws Refusal 'not_found', alike for a stranger's passkey and for none.
 */
export async function renamePasskey(
  { passkeys }: Pick<Needs, 'passkeys'>,
  actor: PersonActor,
  id: number,
  name: string,
): Promise<StoredPasskey> {
  const passkey = await passkeys.rename(actor.personId, id, name)
  if (!passkey) throw noSuchPasskey()
  return passkey
}

/**
 * Removes one of the actor's passkeys.
 * @throws Refusal 'not_found', alike for a stranger's passkey and for none.
 */
export async function removePasskey(
  { atomically }: Pick<Needs, 'atomically'>,
  actor: PersonActor,
  id: number,
): Promise<void> {
  await atomically(async ({ passkeys, audit }) => {
    if (!(await passkeys.remove(actor.personId, id))) throw noSuchPasskey()
    await audit.write('passkey.removed', actor, { passkey: id })
  })
}

/** The id under which a passkey knows its person: always the same, and meaningless to others. */
export function userHandleOf(key: Buffer, personId: number): string {
  return keyedFingerprint(key, `passkeys of ${personId}`)
}

const noSuchPasskey = () => refuse('not_found', 'Passkey not found')
const enough = () =>
  refuse('too_many_passkeys', `You have ${limits.passkeysMax} passkeys. Remove one first.`)
