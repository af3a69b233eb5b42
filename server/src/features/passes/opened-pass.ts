import type { WeeklyWindow } from '@roomwire/contracts/vocabulary/weekly-window.ts'
import type { ZoneOffsets } from '@roomwire/contracts/vocabulary/zone-offset.ts'
import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import { refuse } from '../../platform/refusal.ts'
import { offsetsAround } from '../../platform/zones/zoned-time.ts'
import { allows, type Grant } from '../access/grant.ts'
import { type GivenTime, presentAccess, timesOf, windowsOfAll } from '../access/present-access.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import { holderOf, type PassHolder } from '../identity/actor.ts'
import { publishGrantsChanged, publishHomeEvent } from '../identity/home-events.ts'
import type { HomeStore } from '../identity/home-store.ts'
import type { SessionStore } from '../identity/session-store.ts'
import type { PassStore } from './pass-store.ts'

export type ShowNeeds = { passes: PassStore; homes: HomeStore; clock: Clock }

/** A pass, as its holder sees it. Instants are epoch ms. */
export type PassForHolder = {
  label: string
  /** Null while nobody has named the home. */
  homeName: string | null
  /** The time zone of the home, IANA name. */
  timeZone: string
  /** The clocks of that zone. */
  offsets: ZoneOffsets
  /** How times are written in the home; null while that is not known. */
  locale: string | null
  startAt: number
  expiresAt: number
  /** Whether it counts at this moment, and why not where it does not. */
  state: 'open' | 'closed' | 'paused' | 'not_begun' | 'ended'
  maySwitch: boolean
  windows: readonly WeeklyWindow[]
  /** When it opens or closes next; null when it does not before it ends. */
  changesAt: number | null
  /** Each time for which something was given, the last to end first. */
  times: readonly GivenTime[]
}

/** Shows a pass to a browser that holds it. @throws Refusal 'not_found' when it was revoked a moment ago. */
export async function showOpenedPass(
  { passes, homes, clock }: ShowNeeds,
  { passId, homeId, grants }: Pick<PassHolder, 'passId' | 'homeId' | 'grants'>,
): Promise<PassForHolder> {
  const pass = await passes.find(passId)
  if (!pass) throw refuse('not_found', 'Pass not found')
  const { name: homeName, timeZone, locale } = await homes.settingsOf(homeId)
  const now = clock.now()
  const present = presentAccess(grants, now)
  return {
    label: pass.label,
    homeName,
    timeZone,
    offsets: offsetsAround(timeZone, now),
    locale,
    startAt: grants.length > 0 ? Math.min(...grants.map((grant) => grant.startAt)) : 0,
    expiresAt: Math.max(0, ...grants.map((grant) => grant.expiresAt)),
    state: stateOf(grants, now),
    maySwitch: grants.some((grant) => now < grant.expiresAt && allows(grant, 'control')),
    windows: present?.windows ?? windowsOfAll(grants),
    changesAt: present?.changesAt ?? null,
    times: timesOf(grants, now),
  }
}

/** The state of a pass; one whose rooms and devices are all deleted has ended. */
function stateOf(grants: readonly Grant[], now: number): PassForHolder['state'] {
  const present = presentAccess(grants, now)
  if (!present) return grants.some(({ startAt }) => now < startAt) ? 'not_begun' : 'ended'
  if (present.isOpen) return 'open'
  return present.paused ? 'paused' : 'closed'
}

/** Gives the place of a browser back; its open pages end at once. */
export async function leavePass(
  {
    atomically,
    bus,
  }: { atomically: Atomically<{ sessions: SessionStore; audit: AuditWriter }>; bus: Bus },
  actor: PassHolder,
): Promise<void> {
  await atomically(async ({ sessions, audit }) => {
    await sessions.end(actor.session.id)
    await audit.write('pass.left', actor, {})
  })
  await publishGrantsChanged(bus, [holderOf(actor)])
  await publishHomeEvent(bus, actor.homeId, { kind: 'home.changed', what: 'people' })
}
