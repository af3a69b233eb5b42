import type { SignedIn } from '../../identity/actor.ts'
import type { VisitStore } from '../../identity/visit-store.ts'
import { listActivity, type VisibleActivity, type VisibleEntry } from '../list-activity.ts'
import { type AwayLine, awayLines } from './away-lines.ts'

/** So long after somebody is back they are told of it, ms. */
const toldForMs = 3_600_000

/**
 * So many entries are read: more than that is for the activity itself. A call may find few that are told, such as in
 * hours of dragging a slider, so there are not many of them either.
 */
export const awayReads = { entries: 1_000, ofCall: 200, calls: 10 }

type Needs = Parameters<typeof listActivity>[0] & { visits: VisitStore }

/** The changes while somebody was away. Instants are epoch ms. */
export type Away = Pick<VisibleActivity, 'names' | 'rooms' | 'scenes'> & {
  from: number
  until: number
  lines: AwayLine[]
  /** How many lines more there would be. */
  more: number
}

/**
 * Returns what happened while the actor had no page open for hours, as far as they may see it in the activity; null
 * where they were not away, where an hour has passed since, and where they have dismissed it.
 * @param isGivenUp whether the person who asks has gone
 */
export async function showAway(
  needs: Needs,
  { session, ...actor }: SignedIn,
  isGivenUp: () => boolean,
): Promise<Away | null> {
  const now = needs.clock.now()
  await needs.visits.note([session.id], now)
  const { awayFrom = null, backAt = null } = (await needs.visits.of(actor.personId)) ?? {}
  if (awayFrom === null || backAt === null || now > backAt + toldForMs) return null
  const entries: VisibleEntry[] = []
  let place: VisibleActivity['next'] = { at: backAt }
  let shown: VisibleActivity | undefined
  const { entries: most, ofCall, calls } = awayReads
  for (let call = 0; call < calls && entries.length < most && !isGivenUp(); call += 1) {
    if (!place || place.at <= awayFrom) break
    shown = await listActivity(needs, actor, { after: place, most: ofCall, isGivenUp })
    entries.push(...shown.entries.filter(({ entry }) => entry.at > awayFrom))
    place = shown.next
  }
  if (!shown) return null
  const { names, rooms, scenes } = shown
  const { lines, more } = awayLines(entries, actor.personId)
  return lines.length === 0
    ? null
    : { from: awayFrom, until: backAt, lines, more, names, rooms, scenes }
}

/** Tells the actor no more of the last time that they were away. */
export async function dismissAway(
  { visits }: { visits: VisitStore },
  { personId }: SignedIn,
): Promise<void> {
  await visits.dismissAway(personId)
}
