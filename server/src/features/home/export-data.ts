import type { Atomically } from '../../platform/database/transactions.ts'
import type { Passwords } from '../../platform/passwords.ts'
import { unseal } from '../../platform/sealed.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import { measuredOfHome } from '../history/measured-of-home.ts'
import type { PersonActor } from '../identity/actor.ts'
import type { PersonStore, StoredPerson } from '../identity/person-store.ts'
import { attemptLimits } from '../limits/attempt-limits.ts'
import type { Attempts } from '../limits/attempts.ts'
import { provePassword } from '../sign-in/prove-password.ts'
import type { OwnDataReader } from './own-data-reader.ts'

/** All data of a person; instants are epoch ms. */
export type OwnData = Awaited<ReturnType<typeof exportData>>

/**
 * Exports all that is stored of the actor, including the whole ID number, and what the home that they
 * manage has measured, but
 * nothing that only proves who they are: no hash, seed, token or code.
 * @throws Refusal 'wrong_password', 'too_many_attempts', 'server_busy'.
 */
export async function exportData(
  needs: Parameters<typeof measuredOfHome>[0] & {
    people: PersonStore
    ownData: OwnDataReader
    atomically: Atomically<{ audit: AuditWriter }>
    attempts: Attempts
    passwords: Passwords
    sealKey: Buffer
  },
  actor: PersonActor,
  password: string,
) {
  const { ownData, sealKey, clock } = needs
  const { personId } = actor
  const person = await provePassword(needs, actor, password)
  await needs.attempts.count(attemptLimits.exportOfAccount, String(personId))
  await needs.atomically(({ audit }) => audit.write('account.exported', actor, {}))
  return {
    exportedAt: clock.now(),
    person: {
      ...ownDetails(person, sealKey),
      recoveryCodesLeft: await ownData.recoveryCodesLeft(personId),
    },
    sessions: await ownData.sessions(personId),
    passkeys: await ownData.passkeys(personId),
    apiTokens: await ownData.apiTokens(personId),
    grants: await ownData.grants(personId),
    commands: await ownData.commands(personId),
    favourites: await ownData.favourites(personId),
    arrangements: await ownData.arrangements(personId),
    schedules: await ownData.schedules(personId),
    joinCodes: await ownData.joinCodes(personId),
    resetCode: (await ownData.resetCode(personId)) ?? null,
    letters: await ownData.letters(person.email, person.mobile),
    measured: await measuredOfHome(needs, actor),
    events: await ownData.events(personId),
  }
}

/** The person without what only proves who they are; the ID number is opened. */
function ownDetails({ passwordHash: _, ...person }: StoredPerson, sealKey: Buffer) {
  const { id, idNumber } = person
  return { ...person, idNumber: idNumber && unseal(sealKey, String(id), idNumber) }
}
