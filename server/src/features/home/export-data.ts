import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import type { Atomically } from '../../platform/database/transactions.ts'
import type { Passwords } from '../../platform/passwords.ts'
import { refuse } from '../../platform/refusal.ts'
import { seal, unseal } from '../../platform/sealed.ts'
import { type TakenTurns, takeTurns } from '../../platform/take-turns.ts'
import type { GuestStore } from '../access/guest-store.ts'
import type { ResetCodeStore } from '../accounts/reset-code-store.ts'
import type { Audit } from '../audit/audit.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import type { SignedIn } from '../identity/actor.ts'
import type { ApiTokenStore } from '../identity/api-token-store.ts'
import type { StoredPerson } from '../identity/person-store.ts'
import type { VisitStore } from '../identity/visit-store.ts'
import { attemptLimits } from '../limits/attempt-limits.ts'
import type { Attempts } from '../limits/attempts.ts'
import type { ArrangementStore } from '../rooms/arrangement-store.ts'
import type { ScheduleStore } from '../schedules/schedule-store.ts'
import type { AuthenticatorStore } from '../sign-in/authenticator-store.ts'
import type { PasskeyStore } from '../sign-in/passkey-store.ts'
import { provePassword } from '../sign-in/prove-password.ts'
import {
  type ExportPlace,
  firstPlace,
  type OwnListNeeds,
  type OwnLists,
  placeForm,
  progressAt,
  readLists,
  withSceneNames,
} from './own-lists.ts'

/*
 * All data of a person, in parts: each is small, and says where the next one begins. The server keeps
 * nothing between two of them, neither in memory nor on its disk.
 */

/** One part is read at a time, for everybody in turn. */
export const openExportTurns = (): TakenTurns =>
  takeTurns({
    running: 1,
    waiting: 64,
    busy: () =>
      refuse(
        'server_busy',
        'Too many people are downloading their data right now. Try again soon.',
        { retryAfterS: 5 },
      ),
  })

type Needs = OwnListNeeds & {
  authenticators: Pick<AuthenticatorStore, 'recoveryCodesLeft'>
  passkeys: Pick<PasskeyStore, 'ofPerson'>
  apiTokens: Pick<ApiTokenStore, 'ofPerson'>
  guests: Pick<GuestStore, 'namedGrantsOf'>
  arrangements: Pick<ArrangementStore, 'all'>
  schedules: Pick<ScheduleStore, 'madeBy'>
  visits: Pick<VisitStore, 'of'>
  resetCodes: Pick<ResetCodeStore, 'lastOf'>
  atomically: Atomically<{ audit: AuditWriter }>
  audit: Pick<Audit, 'linkNow'>
  attempts: Attempts
  passwords: Passwords
  /** One part is read at a time, whoever asks. */
  exportTurns: TakenTurns
  sealKey: Buffer
}

/** A part of what may be long. */
export type OwnDataPart = OwnLists & {
  /** How much has been read, from 0 to 1. */
  progress: number
  /** Where the next part begins, sealed; null where this is the last one. */
  next: string | null
}

/** The first part of all data of a person, with all that is short; instants are epoch ms. */
export type OwnData = Awaited<ReturnType<typeof exportData>>

/** How long an export may take, ms. */
const lifeMs = 24 * 3_600_000

/** The longest rest after a part, ms: others have the server to themselves for as long as the part took. */
const restMostMs = 50

/**
 * Begins to export all that is stored of the actor, including the whole ID number, and what the home
 * that they manage has measured, but nothing that only proves who they are: no hash, seed, token or code.
 * @throws Refusal 'wrong_password', 'too_many_attempts', 'server_busy'.
 */
export async function exportData(needs: Needs, actor: SignedIn, password: string) {
  const { sealKey, clock } = needs
  const { personId } = actor
  const person = await provePassword(needs, actor, password)
  await needs.attempts.count(attemptLimits.exportOfAccount, String(personId))
  await needs.atomically(({ audit }) => audit.write('account.exported', actor, {}))
  // Each entry has the number that it keeps.
  await needs.audit.linkNow()
  return {
    exportedAt: clock.now(),
    person: {
      ...ownDetails(person, sealKey),
      recoveryCodesLeft: await needs.authenticators.recoveryCodesLeft(personId),
    },
    passkeys: await needs.passkeys.ofPerson(personId),
    apiTokens: (await needs.apiTokens.ofPerson(personId)).toReversed(),
    grants: await needs.guests.namedGrantsOf(personId),
    arrangements: await needs.arrangements.all(personId),
    schedules: await withSceneNames(needs, await needs.schedules.madeBy(personId)),
    visit: (await needs.visits.of(personId)) ?? null,
    resetCode: (await needs.resetCodes.lastOf(personId)) ?? null,
    ...(await readPart(needs, actor, await firstPlace(needs, actor))),
  }
}

/**
 * Goes on with an export, in the session and the home in which it has begun.
 * @param next as the part before has told it
 * @throws Refusal 'invalid_input' for a `next` that is none, or is a day old; 'server_busy'.
 */
export async function exportMore(
  needs: Needs,
  actor: SignedIn,
  next: string,
): Promise<OwnDataPart> {
  return readPart(needs, actor, openPlace(needs, actor, next))
}

function readPart(needs: Needs, actor: SignedIn, from: ExportPlace): Promise<OwnDataPart> {
  const asker = { kind: 'export', who: String(actor.personId) }
  return needs.exportTurns.run(asker, async () => {
    const begun = performance.now()
    const { part, next } = await readLists(needs, actor, from, nextTurn)
    await wait(Math.min(performance.now() - begun, restMostMs))
    return {
      ...part,
      progress: next ? progressAt(next) : 1,
      next: next && seal(needs.sealKey, ownerOf(actor), JSON.stringify(next)),
    }
  })
}

/** The owner of an export: nobody goes on with it in another session, or after they have changed homes. */
const ownerOf = ({ personId, session, homeId }: SignedIn) =>
  `export ${personId} ${session.id} ${homeId}`

function openPlace({ sealKey, clock }: Needs, actor: SignedIn, next: string): ExportPlace {
  const place = readPlace(sealKey, ownerOf(actor), next)
  if (!place || clock.now() > place.begunAt + lifeMs) {
    throw refuse('invalid_input', 'This download cannot go on. Start it again.')
  }
  return place
}

function readPlace(sealKey: Buffer, owner: string, next: string): ExportPlace | undefined {
  try {
    return placeForm.parse(JSON.parse(unseal(sealKey, owner, next)))
  } catch {
    return undefined // It is none of ours, or not this person's, whatever the reason.
  }
}

/** The person without what only proves who they are; the ID number is opened. */
function ownDetails({ passwordHash: _, ...person }: StoredPerson, sealKey: Buffer) {
  const { id, idNumber } = person
  return { ...person, idNumber: idNumber && unseal(sealKey, String(id), idNumber) }
}
