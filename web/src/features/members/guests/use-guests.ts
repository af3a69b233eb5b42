import type { listGuestsEndpoint } from '@roomwire/contracts/http/guests.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callServer } from '../../../api/call.ts'
import { usePerson } from '../../sign-in/use-auth.ts'

/** The query key of the guests. */
export const guestsKey = ['guests'] as const

/** The guests of this person's home, to be fetched. */
export function guestsQuery(id: number) {
  return queryOptions({
    queryKey: guestsKey,
    queryFn: async () => {
      const path = { userId: String(id) }
      const { guests } = await callServer<typeof listGuestsEndpoint>(
        'GET',
        '/api/users/guest/list/{userId}',
        { path },
      )
      return guests
    },
  })
}

/** The guests of the home, for people who manage it. */
export function useGuests() {
  const { id, isAdmin } = usePerson()
  return useQuery({ ...guestsQuery(id), enabled: isAdmin })
}
