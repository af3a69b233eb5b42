import type { Input } from '@roomwire/contracts/http/endpoint.ts'
import type { exportDataEndpoint } from '@roomwire/contracts/http/own-account.ts'
import type { Selectable } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { Passwords } from '../../platform/passwords.ts'
import { unseal } from '../../platform/sealed.ts'
import type { Audit } from '../audit/audit.ts'
import type { Actor } from '../identity/actor.ts'
import type { PersonStore } from '../identity/person-store.ts'
import { attemptLimits } from '../limits/attempt-limits.ts'
import type { Attempts } from '../limits/attempts.ts'
import { provePassword } from '../sign-in/prove-password.ts'
import type { OwnDataReader } from './own-data-reader.ts'

/**
 * All that the database holds of the actor, the whole ID number too, but nothing
 * that only proves who they are: no hash, seed, token or code.
 * @throws Refusal 'wrong_password', 'too_many_attempts'.
 */
export async function exportData(
  needs: {
    people: PersonStore
    ownData: OwnDataReader
    attempts: Attempts
    audit: Audit
    passwords: Passwords
    sealKey: Buffer
    clock: Clock
  },
  actor: Actor,
  { password }: Input<typeof exportDataEndpoint>['body'],
) {
  const { ownData, sealKey, clock } = needs
  const { personId } = actor
  const person = await provePassword(needs, actor, password)
  await needs.attempts.count(attemptLimits.exportOfAccount, String(personId))
  await needs.audit.write('account.exported', actor, {})
  return {
    exported_at: clock.now(),
    person: {
      ...whoIs(person, sealKey),
      recovery_codes_left: await ownData.recoveryCodesLeft(personId),
    },
    sessions: await ownData.sessions(personId),
    passkeys: await ownData.passkeys(personId),
    guest_access: (await ownData.guestAccess(personId)) ?? null,
    commands: await ownData.commands(personId),
    join_codes: await ownData.joinCodes(personId),
    reset_code: (await ownData.resetCode(personId)) ?? null,
    letters: await ownData.letters(person.email, person.mobile),
    events: await ownData.events(personId),
  }
}

function whoIs(person: Selectable<Schema['person']>, sealKey: Buffer) {
  return {
    user_id: person.id,
    home_id: person.home_id,
    role: person.role,
    username: person.username,
    email: person.email,
    mobile: person.mobile,
    contact: person.contact,
    address: person.address,
    id_number: person.id_number && unseal(sealKey, String(person.id), person.id_number),
    date_of_birth: person.date_of_birth,
    created_at: person.created_at,
    disabled_at: person.disabled_at,
    one_time_password_since: person.totp_since,
  }
}
