import type { Clock } from '../../platform/clock.ts'
import { refuse } from '../../platform/refusal.ts'
import type { NamedAccess } from '../access/guest-accounts.ts'
import type { PersonActor } from '../identity/actor.ts'
import { managesHome } from '../identity/person-access.ts'
import type { SessionStore } from '../identity/session-store.ts'
import type { SessionUse } from '../identity/session-use.ts'
import type { PassStore, StoredPass } from './pass-store.ts'

export type ListNeeds = {
  passes: PassStore
  sessions: SessionStore
  sessionUse: SessionUse
  clock: Clock
}

/** A pass, as those who manage the home see it. Instants are epoch ms. */
export type ShownPass = Omit<StoredPass, 'pinHash'> &
  NamedAccess & {
    hasPin: boolean
    /** The browsers that hold it, the latest first. */
    browsers: { id: string; userAgent: string | null; openedAt: number; lastUsedAt: number }[]
  }

/**
 * Lists the passes of the actor's home, or one of them.
 * @throws Refusal 'forbidden' for somebody who manages no home.
 */
export async function listPasses(
  { passes, sessions, sessionUse, clock }: ListNeeds,
  actor: PersonActor,
  passId?: number,
): Promise<ShownPass[]> {
  if (!managesHome(actor)) throw refuse('forbidden', 'You may not manage passes')
  const rows = await passes.ofHome(actor.homeId, passId)
  const browsers = await sessions.ofPasses(actor.homeId, clock.now())
  return rows.map(({ pinHash, ...pass }) => ({
    ...pass,
    hasPin: pinHash !== null,
    browsers: (browsers.get(pass.id) ?? []).map((one) => ({
      id: one.id,
      userAgent: one.userAgent,
      openedAt: one.createdAt,
      lastUsedAt: sessionUse.since(one.id) ?? one.lastUsedAt ?? one.createdAt,
    })),
  }))
}
