import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import type { listOwnersEndpoint } from '@roomwire/contracts/http/owners.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callServer } from '../../api/call.ts'
import { usePerson } from '../sign-in/use-auth.ts'

/** The query key of the owners. */
export const ownersKey = ['owners'] as const

/** A manager of the home. */
export type Owner = Reply<typeof listOwnersEndpoint>['owners'][number]

/** The managers of the home besides this person, to be fetched. */
export function otherOwnersQuery(id: number) {
  return queryOptions({
    queryKey: ownersKey,
    queryFn: async () => {
      const { owners } = await callServer<typeof listOwnersEndpoint>('GET', '/api/users/owner/list')
      return owners.filter(({ user_id }) => user_id !== id)
    },
  })
}

/** The other managers of the home, for people who manage it. */
export function useOtherOwners() {
  const { id, isAdmin } = usePerson()
  return useQuery({ ...otherOwnersQuery(id), enabled: isAdmin })
}
