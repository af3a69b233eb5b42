import type { activityPeopleEndpoint } from '@roomwire/contracts/http/activity.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback } from 'react'
import { callServer } from '../../../api/call.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import { type PinLastChange, SinceContext, sinceText } from './since.ts'
import { toldNamesKey } from './told-names-key.ts'

/** Shows on the plates inside since when each pin is as it is, and by whom. */
export function SinceProvider({ children }: { children: ReactNode }) {
  const { id, role } = usePerson()
  const names = useQuery({
    queryKey: toldNamesKey,
    queryFn: () => callServer<typeof activityPeopleEndpoint>('GET', '/api/activity/people'),
    // Guests are told no name but their own.
    enabled: role !== 'guest',
  }).data
  const since = useCallback(
    (change: PinLastChange) =>
      sinceText(
        change,
        ({ kind, id: by }) => {
          if (kind === 'pass') return names?.passes.find(({ pass_id }) => pass_id === by)?.label
          return by === id ? 'you' : names?.people.find(({ user_id }) => user_id === by)?.username
        },
        Date.now(),
      ),
    [names, id],
  )
  return <SinceContext value={since}>{children}</SinceContext>
}
