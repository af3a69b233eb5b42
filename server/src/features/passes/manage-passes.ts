import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import type { Passwords } from '../../platform/passwords.ts'
import { fingerprint, randomText } from '../../platform/random.ts'
import { refuse } from '../../platform/refusal.ts'
import type { GuestStore } from '../access/guest-store.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import { hashAskerOf, type PersonActor } from '../identity/actor.ts'
import { publishGrantsChanged } from '../identity/home-events.ts'
import {
  auditedAccess,
  checkAccess,
  findAccess,
  type RequestedAccess,
} from '../members/check-guest-access.ts'
import type { MembershipStore } from '../members/membership-store.ts'
import { type ListNeeds, listPasses, type ShownPass } from './list-passes.ts'
import { expectPass, homeManagedBy, passNotFound, publishPasses } from './managed-pass.ts'
import type { PassStore, PassTerms } from './pass-store.ts'

type Stores = {
  passes: PassStore
  guests: GuestStore
  members: MembershipStore
  audit: AuditWriter
}
type Needs = ListNeeds & {
  atomically: Atomically<Stores>
  passwords: Passwords
  bus: Bus
  clock: Clock
}

/** A pass as a manager wants it. */
export type RequestedPass = RequestedAccess &
  PassTerms & {
    /** Left out, that of a pass stays as it is; null takes it away. */
    pin?: string | null | undefined
  }

/** Bytes of what stands in a link. */
const secretBytes = 32

/**
 * Makes a pass.
 * @returns it, and the secret of its link, which is told this one time.
 * @throws Refusal 'forbidden' for somebody who manages no home, 'invalid_input' for impossible
 * times, 'not_found' for a room or device of another home, 'too_many_passes', 'server_busy'.
 */
export async function createPass(
  needs: Needs,
  actor: PersonActor,
  form: RequestedPass,
): Promise<{ pass: ShownPass; secret: string }> {
  const homeId = homeManagedBy(actor)
  const now = needs.clock.now()
  checkAccess(form, now)
  const secret = randomText(secretBytes)
  const pinHash = form.pin ? await needs.passwords.hash(hashAskerOf(actor), form.pin) : null
  const { label, browsersMax } = form
  const id = await needs.atomically(async ({ passes, members, guests, audit }) => {
    await members.lockHome(homeId) // Behind the lock nobody makes another one meanwhile.
    if ((await passes.ofHome(homeId)).length >= limits.passesMax) {
      throw refuse('too_many_passes', `A home has ${limits.passesMax} passes at most`)
    }
    const given = await findAccess(guests, homeId, form, { now })
    const terms = { homeId, label, browsersMax, createdAt: now, pinHash }
    const passId = await passes.add({ ...terms, secretHash: fingerprint(secret) })
    await guests.give({ kind: 'pass', id: passId }, given)
    await audit.write('pass.created', actor, {
      pass: passId,
      ...auditedAccess(given),
    })
    return passId
  })
  await publishPasses(needs, homeId)
  return { pass: await shown(needs, actor, id), secret }
}

/**
 * Changes what a pass is for, and when; its holders keep it, and their open pages follow at once.
 * @throws Refusal as createPass, 'not_found' also for a pass of another home.
 */
export async function updatePass(
  needs: Needs,
  actor: PersonActor,
  passId: number,
  form: RequestedPass,
): Promise<ShownPass> {
  const homeId = homeManagedBy(actor)
  const now = needs.clock.now()
  checkAccess(form, now)
  const { label, browsersMax, pin } = form
  const pinHash = pin ? await needs.passwords.hash(hashAskerOf(actor), pin) : pin
  await needs.atomically(async ({ passes, guests, audit }) => {
    await expectPass(passes, homeId, passId)
    const [before] = await passes.ofHome(homeId, passId)
    const given = await findAccess(guests, homeId, form, { before, now })
    const terms = { label, browsersMax, ...(pinHash === undefined ? {} : { pinHash }) }
    await passes.change(passId, terms)
    await guests.give({ kind: 'pass', id: passId }, given)
    await audit.write('pass.updated', actor, {
      pass: passId,
      ...auditedAccess(given),
      paused: form.isPaused,
    })
  })
  await publishGrantsChanged(needs.bus, [{ kind: 'pass', id: passId }])
  await publishPasses(needs, homeId)
  return shown(needs, actor, passId)
}

/**
 * Makes a new link of a pass. The old one opens nothing more; browsers that hold the pass stay.
 * @throws Refusal 'forbidden', 'not_found'.
 */
export async function replacePassLink(
  needs: Needs,
  actor: PersonActor,
  passId: number,
): Promise<{ pass: ShownPass; secret: string }> {
  const homeId = homeManagedBy(actor)
  const secret = randomText(secretBytes)
  await needs.atomically(async ({ passes, audit }) => {
    await expectPass(passes, homeId, passId)
    await passes.replaceSecret(passId, fingerprint(secret))
    await audit.write('pass.link_replaced', actor, { pass: passId })
  })
  return { pass: await shown(needs, actor, passId), secret }
}

/**
 * Revokes a pass: it is gone with its grants and sessions, and its open pages end at once.
 * @throws Refusal 'forbidden', 'not_found'.
 */
export async function revokePass(
  needs: Pick<Needs, 'atomically' | 'bus'>,
  actor: PersonActor,
  passId: number,
): Promise<void> {
  const homeId = homeManagedBy(actor)
  await needs.atomically(async ({ passes, audit }) => {
    await expectPass(passes, homeId, passId)
    await passes.remove(passId)
    await audit.write('pass.revoked', actor, { pass: passId })
  })
  await publishGrantsChanged(needs.bus, [{ kind: 'pass', id: passId }], { isTakenBack: true })
  await publishPasses(needs, homeId)
}

async function shown(needs: ListNeeds, actor: PersonActor, passId: number): Promise<ShownPass> {
  const [pass] = await listPasses(needs, actor, passId)
  if (!pass) throw passNotFound() // Somebody else has revoked it a moment ago.
  return pass
}
