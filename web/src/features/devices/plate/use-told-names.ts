import type { activityPeopleEndpoint } from '@roomwire/contracts/http/activity.ts'
import { useQuery } from '@tanstack/react-query'
import { callServer } from '../../../api/call.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
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
