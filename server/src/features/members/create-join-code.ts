import type { Input } from '@roomwire/contracts/http/endpoint.ts'
import type { createJoinCodeEndpoint } from '@roomwire/contracts/http/join-codes.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import { fingerprint, randomLetters } from '../../platform/random.ts'
import type { Audit } from '../audit/audit.ts'
import type { Actor } from '../identity/actor.ts'
import type { GuestStore } from '../identity/guest-store.ts'
import { publishHomeEvent } from '../identity/home-events.ts'
import { managesHome } from '../identity/person-access.ts'
import { checkTimes, deviceNotFound, roomNotFound } from './create-guest.ts'
import type { JoinCodeStore, JoinGrant } from './join-code-store.ts'
import { joinCodesNotAllowed } from './list-join-codes.ts'

type Needs = {
  joinCodes: JoinCodeStore
  guests: GuestStore
  audit: Audit
  bus: Bus
  clock: Clock
}
type Form = Input<typeof createJoinCodeEndpoint>['body']

/**
 * Makes a code, which only this answer carries. It holds for a day, but never
 * longer than the access it gives.
 * @throws Refusal 'forbidden', 'invalid_input' for a time that can't be, 'not_found' for a
 * room or device of another home.
 */
export async function createJoinCode(needs: Needs, actor: Actor, form: Form) {
  const { joinCodes, audit, bus, clock } = needs
  if (!managesHome(actor)) throw joinCodesNotAllowed()
  const { homeId } = actor
  const now = clock.now()
  const grant = await grantOf(needs, homeId, form, now)
  const code = randomLetters(limits.joinCodeLetters)
  const lifeEnd = now + limits.joinCodeLifeMs
  const id = await joinCodes.add({
    ...grant,
    code_hash: fingerprint(code),
    made_by: actor.personId,
    expires_at: Math.min(lifeEnd, grant.access_expires_at ?? lifeEnd),
  })
  const made = (await joinCodes.ofHome(homeId, now)).find(({ join_code_id }) => join_code_id === id)
  if (!made) throw new Error('The code just made is missing')
  await audit.write('join_code.created', actor, { join_code: id, role: form.role })
  await publishHomeEvent(bus, homeId, { kind: 'home.changed', what: 'people' })
  return { message: 'Code created', code: forTheEye(code), join_code: made }
}

async function grantOf(
  { guests }: Needs,
  homeId: number,
  form: Form,
  now: number,
): Promise<JoinGrant> {
  const none = { start_at: null, access_expires_at: null, room_id: null, device_id: null }
  if (form.role === 'family') return { home_id: homeId, role: 'family', ...none }
  checkTimes(form.start_at, form.expires_at, now)
  const scope = await guests.findScope(homeId, form.room_id ?? null, form.device_identifier ?? null)
  if (scope.room === undefined) throw roomNotFound()
  if (scope.device === undefined) throw deviceNotFound()
  return {
    home_id: homeId,
    role: 'guest',
    start_at: form.start_at,
    access_expires_at: form.expires_at,
    room_id: scope.room?.id ?? null,
    device_id: scope.device?.id ?? null,
  }
}

/** In groups of five, as it is read off. */
const forTheEye = (code: string) => code.replace(/.{5}(?=.)/g, '$&-')
