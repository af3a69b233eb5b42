import type { activityPeopleEndpoint } from '@roomwire/contracts/http/activity.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { callServer } from '../../api/call.ts'
import { clock } from '../../ui/time/clock.ts'
import { usePerson } from '../sign-in/use-auth.ts'
import { visibleNamesKey } from './device-lists.ts'
import { type NameOf, type PinLastChange, sinceText } from './plate/since.ts'

/** The people and passes whose names this person may see beside a change. Guests see none but their own. */
export function useVisibleNames() {
  const { role } = usePerson()
  return useQuery({
    queryKey: visibleNamesKey,
    queryFn: () => callServer<typeof activityPeopleEndpoint>('GET', '/api/activity/people'),
    enabled: role !== 'guest',
  }).data
}

/** Names the person or pass behind a change. */
export function useNameOf(): NameOf {
  const { id } = usePerson()
  const names = useVisibleNames()
  return useCallback(
    ({ kind, id: by }) => {
      if (kind === 'pass') return names?.passes.find(({ pass_id }) => pass_id === by)?.label
      return by === id ? 'you' : names?.people.find(({ user_id }) => user_id === by)?.username
    },
    [names, id],
  )
}

/** 'Since 18:04, by Ravi', for plates (`PlateSlots.since`). */
export function useSince(): (change: PinLastChange) => string {
  const nameOf = useNameOf()
  const { homeTimeZone } = usePerson()
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another zone the same time is written anew
  return useCallback(
    (change: PinLastChange) => sinceText(change, nameOf, clock.now()),
    [nameOf, homeTimeZone],
  )
}
