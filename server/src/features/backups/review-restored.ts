import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import { isDenial, refuse } from '../../platform/refusal.ts'
import type { NamedAccess } from '../access/guest-accounts.ts'
import type { GuestStore } from '../access/guest-store.ts'
import type { Holder } from '../access/holder.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import type { PersonActor } from '../identity/actor.ts'
import type { ApiTokenStore } from '../identity/api-token-store.ts'
import { publishGrantsChanged, publishHomeEvent } from '../identity/home-events.ts'
import { managesHome } from '../identity/person-access.ts'
import { removeMember } from '../members/remove-member.ts'
import { revokePass } from '../passes/manage-passes.ts'
import type { PassStore } from '../passes/pass-store.ts'
import type { RestoredStore } from './restored-store.ts'

/** Names something that waits since a restore. */
export type WaitingKey = { kind: 'guest' | 'pass' | 'token'; id: number }

/** Something that waits since a restore until a manager keeps or ends it. */
export type Waiting = WaitingKey & {
  name: string
  /** A guest's email, or the owner of a token; null for a pass. */
  of: string | null
  /** The rooms, devices and pins that it opens; empty for the whole home, and for a token. */
  places: string[]
  /** Epoch ms; null for a token, which does not end by itself. */
  expiresAt: number | null
}

type ReadingNeeds = {
  guests: GuestStore
  passes: PassStore
  apiTokens: ApiTokenStore
  restored: RestoredStore
  clock: Clock
}

type Needs = {
  atomically: Atomically<{ guests: GuestStore; apiTokens: ApiTokenStore; audit: AuditWriter }>
  bus: Bus
} & ReadingNeeds &
  Parameters<typeof removeMember>[0] &
  Parameters<typeof revokePass>[0]

/**
 * Lists the guests, passes and API tokens of the actor's home that wait since a restore.
 * @returns nothing at all where nothing was ever restored
 * @throws Refusal 'forbidden' for somebody who manages no home.
 */
export async function listWaiting(needs: ReadingNeeds, actor: PersonActor): Promise<Waiting[]> {
  const homeId = homeOf(actor)
  const pausedAt = await needs.restored.at()
  if (pausedAt === 0) return []
  const now = needs.clock.now()
  const waits = ({ more, ...first }: NamedAccess) =>
    [first, ...more].some((one) => one.pausedAt === pausedAt && one.expiresAt > now)
  const guests = (await needs.guests.ofHome(homeId)).filter(waits)
  const passes = (await needs.passes.ofHome(homeId)).filter(waits)
  const tokens = await needs.apiTokens.pausedOf(homeId)
  return [
    ...guests.map(({ personId, username, email, ...access }) => ({
      kind: 'guest' as const,
      id: personId,
      name: username,
      of: email,
      ...openedBy(access),
    })),
    ...passes.map(({ id, label, ...access }) => ({
      kind: 'pass' as const,
      id,
      name: label,
      of: null,
      ...openedBy(access),
    })),
    ...tokens.map(({ id, label, username }) => ({
      kind: 'token' as const,
      id,
      name: label,
      of: username,
      places: [],
      expiresAt: null,
    })),
  ]
}

function openedBy({ more, ...first }: NamedAccess): Pick<Waiting, 'places' | 'expiresAt'> {
  const all = [first, ...more]
  const isWhole = all.some(({ places }) =>
    places.some((one) => !one.roomId && !one.deviceIdentifier),
  )
  const names = all.flatMap(({ places }) =>
    places.map(
      (one) => one.pinName ?? one.deviceName ?? one.deviceIdentifier ?? one.roomName ?? '',
    ),
  )
  return { places: isWhole ? [] : [...new Set(names)], expiresAt: first.expiresAt }
}

/**
 * Keeps or ends some of the access that waits since a restore. Access that waits no more stays as it is, so
 * that two managers can decide at once.
 * @throws Refusal 'forbidden' for somebody who manages no home.
 */
export async function decideWaiting(
  needs: Needs,
  actor: PersonActor,
  { keep, keys }: { keep: boolean; keys: readonly WaitingKey[] },
): Promise<void> {
  const homeId = homeOf(actor)
  const isAsked = new Set(keys.map(({ kind, id }) => `${kind} ${id}`))
  const chosen = (await listWaiting(needs, actor)).filter(({ kind, id }) =>
    isAsked.has(`${kind} ${id}`),
  )
  if (keep) await keepAll(needs, actor, chosen)
  else for (const one of chosen) await end(needs, actor, one).catch(unlessGone)
  await publishHomeEvent(needs.bus, homeId, { kind: 'home.changed', what: 'people' })
}

async function keepAll(needs: Needs, actor: PersonActor, chosen: readonly Waiting[]) {
  const homeId = homeOf(actor)
  const pausedAt = await needs.restored.at()
  await needs.atomically(async ({ guests, apiTokens, audit }) => {
    for (const { kind, id } of chosen) {
      const isKept =
        kind === 'token'
          ? await apiTokens.resume(homeId, id)
          : await guests.resume(holderOf(kind, id), pausedAt)
      if (isKept) await audit.write('access.kept', actor, named(kind, id))
    }
  })
  const holders = chosen.flatMap(({ kind, id }) => (kind === 'token' ? [] : holderOf(kind, id)))
  await publishGrantsChanged(needs.bus, holders)
}

const holderOf = (kind: 'guest' | 'pass', id: number): Holder => ({
  kind: kind === 'guest' ? 'person' : 'pass',
  id,
})

function named(kind: WaitingKey['kind'], id: number) {
  if (kind === 'guest') return { member: id }
  return kind === 'pass' ? { pass: id } : { token: id }
}

async function end(needs: Needs, actor: PersonActor, { kind, id }: WaitingKey): Promise<void> {
  if (kind === 'guest') return await removeMember(needs, actor, 'guest', id)
  if (kind === 'pass') return await revokePass(needs, actor, id)
  await needs.atomically(async ({ apiTokens, audit }) => {
    if (!(await apiTokens.removePaused(homeOf(actor), id))) return
    await audit.write('token.revoked', actor, { token: id })
  })
}

/** Somebody else has ended it a moment ago. */
function unlessGone(cause: unknown): void {
  if (!(isDenial(cause) && cause.code === 'not_found')) throw cause
}

function homeOf(actor: PersonActor): number {
  if (managesHome(actor)) return actor.homeId
  throw refuse('forbidden', 'You may not manage the people of this home')
}
