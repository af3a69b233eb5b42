import type { activityPeopleEndpoint } from '@roomwire/contracts/http/activity.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { callServer } from '../../../api/call.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import type { NameOf } from './since.ts'
import { toldNamesKey } from './told-names-key.ts'

/** The names that this person is told where something was changed. Guests are told none but their own, which is known. */
export function useToldNames() {
  const { role } = usePerson()
  return useQuery({
    queryKey: toldNamesKey,
    queryFn: () => callServer<typeof activityPeopleEndpoint>('GET', '/api/activity/people'),
    enabled: role !== 'guest',
  }).data
}

/** The same, by whoever has asked for a change. */
export function useNameOf(): NameOf {
  const { id } = usePerson()
  const names = useToldNames()
  return useCallback(
    ({ kind, id: by }) => {
      if (kind === 'pass') return names?.passes.find(({ pass_id }) => pass_id === by)?.label
      return by === id ? 'you' : names?.people.find(({ user_id }) => user_id === by)?.username
    },
    [names, id],
  )
}
