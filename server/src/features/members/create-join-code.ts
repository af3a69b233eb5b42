import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import { fingerprint, randomLetters } from '../../platform/random.ts'
import type { GivenAccess, GuestStore } from '../access/guest-store.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import type { PersonActor } from '../identity/actor.ts'
import { publishHomeEvent } from '../identity/home-events.ts'
import { managesHome } from '../identity/person-access.ts'
import { expectRoomFor, type ObjectReader } from '../limits/object-limits.ts'
import type { Quotas } from '../limits/quotas.ts'
import {
  auditedAccess,
  checkAccess,
  findAccess,
  type RequestedAccess,
} from './check-guest-access.ts'
import type { JoinCodeStore, OpenJoinCode } from './join-code-store.ts'
import { joinCodesNotAllowed } from './list-join-codes.ts'

type Needs = {
  atomically: Atomically<{ joinCodes: JoinCodeStore; objects: ObjectReader; audit: AuditWriter }>
  quotas: Pick<Quotas, 'expectRoom'>
  guests: GuestStore
  bus: Bus
  clock: Clock
}
/** The person that the code lets in: a family member, or a guest with this access. */
type JoinCodeForm = { role: 'family' } | ({ role: 'guest' } & RequestedAccess)

/**
 * Makes a one-time code with which a self-registered account joins the home (REG-5). The
 * code is valid for a day, but never longer than the access that it gives.
 * @returns the code, which is shown this one time, and its entry in the list.
 * @throws Refusal 'forbidden' for somebody who manages no home, 'invalid_input' for impossible
 * times, 'not_found' for a room or device of another home, 'quota_full'.
 */
export async function createJoinCode(
  needs: Needs,
  actor: PersonActor,
  form: JoinCodeForm,
): Promise<{ code: string; joinCode: OpenJoinCode }> {
  const { atomically, bus, clock } = needs
  if (!managesHome(actor)) throw joinCodesNotAllowed()
  const { homeId } = actor
  const { role } = form
  const now = clock.now()
  const access = await accessOf(needs, homeId, form, now)
  const code = randomLetters(limits.joinCodeLetters)
  const lifeEnd = now + limits.joinCodeLifeMs
  const lastEnd = Math.max(...access.map(({ expiresAt }) => expiresAt))
  const joinCode = await atomically(async ({ joinCodes, objects, audit }) => {
    await expectRoomFor({ ...needs, objects }, 'joinCodesMax', homeId)
    const id = await joinCodes.add({
      homeId,
      role,
      access,
      codeHash: fingerprint(code),
      madeBy: actor.personId,
      expiresAt: access.length > 0 ? Math.min(lifeEnd, lastEnd) : lifeEnd,
    })
    await audit.write('join_code.created', actor, {
      join_code: id,
      role,
      ...(access.length > 0 ? auditedAccess(access) : {}),
    })
    return joinCodes.find(homeId, id, now)
  })
  if (!joinCode) throw new Error('The code just made is missing')
  await publishHomeEvent(bus, homeId, { kind: 'home.changed', what: 'people' })
  return { code: inGroups(code), joinCode }
}

async function accessOf(
  { guests }: Needs,
  homeId: number,
  form: JoinCodeForm,
  now: number,
): Promise<GivenAccess[]> {
  if (form.role === 'family') return []
  checkAccess(form, now)
  return findAccess(guests, homeId, form, { now })
}

/** A code is read aloud and typed in groups of five. */
const inGroups = (code: string) => code.replace(/.{5}(?=.)/g, '$&-')
