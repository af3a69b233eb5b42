import { activityPeopleEndpoint, listActivityEndpoint } from '@roomwire/contracts/http/activity.ts'
import { dismissAwayEndpoint, showAwayEndpoint } from '@roomwire/contracts/http/away.ts'
import type { Input } from '@roomwire/contracts/http/endpoint.ts'
import { dismissAway, showAway } from '../../features/activity/away/show-away.ts'
import { type ActivityQuestion, listActivity } from '../../features/activity/list-activity.ts'
import { placeIn, textOfPlace } from '../../features/activity/newest-first.ts'
import { visibleNames } from '../../features/activity/visible-names.ts'
import { refuse } from '../../platform/refusal.ts'
import type { NeedsOf } from '../../roomwire.ts'
import { presentAway, presentEntry } from './activity-presenter.ts'
import type { Serve } from './serve.ts'

/** How many entries a call returns that does not say it. */
const usualMost = 50

type Needs = NeedsOf<
  typeof listActivity | typeof visibleNames | typeof showAway | typeof dismissAway
>

/** The calls about what happened in a home. */
export function activityRoutes(needs: Needs, serve: Serve): void {
  serve(listActivityEndpoint, async ({ query }, { actor, reply }) => {
    const question = { ...questionOf(query), isGivenUp: () => reply.raw.destroyed }
    const { entries, next, ...names } = await listActivity(needs, actor, question)
    return {
      entries: entries.map((entry) => presentEntry(entry, names, actor.personId)),
      next: next ? textOfPlace(next) : null,
    }
  })
  serve(showAwayEndpoint, async (_input, { actor, reply }) => {
    const away = await showAway(needs, actor, () => reply.raw.destroyed)
    return { away: away && presentAway(away, actor.personId) }
  })
  serve(dismissAwayEndpoint, async (_input, { actor }) => {
    await dismissAway(needs, actor)
    return { message: 'Dismissed' }
  })
  serve(activityPeopleEndpoint, async (_input, { actor }) => {
    const { people, passes, tokens } = await visibleNames(needs, actor)
    return {
      people: [...people].map(([user_id, username]) => ({ user_id, username })),
      passes: [...passes].map(([pass_id, label]) => ({ pass_id, label })),
      tokens: [...tokens].map(([token_id, label]) => ({ token_id, label })),
    }
  })
}

/** @throws Refusal 'invalid_input' for what cannot be asked at once. */
function questionOf(query: Input<typeof listActivityEndpoint>['query']): ActivityQuestion {
  const { device_identifier: device, pin, room_id: roomId, user_id, pass_id, token_id } = query
  const whose = { user_id, pass_id, token_id }
  const [, second] = Object.entries(whose).flatMap(([name, id]) => (id === undefined ? [] : [name]))
  if (second !== undefined) {
    throw refuse('invalid_input', 'Name a person, a pass or an API token', { field: second })
  }
  if (pin !== undefined && device === undefined) {
    throw refuse('invalid_input', 'Name the device of the pin', { field: 'pin' })
  }
  const person = user_id === undefined ? undefined : ({ kind: 'person', id: user_id } as const)
  const pass = pass_id === undefined ? undefined : ({ kind: 'pass', id: pass_id } as const)
  return {
    device,
    pin,
    roomId,
    by: person ?? pass,
    tokenId: token_id,
    cause: query.cause,
    isFailed: query.failed === 'yes',
    after: query.before === undefined ? undefined : placeIn(query.before),
    most: query.limit ?? usualMost,
  }
}
