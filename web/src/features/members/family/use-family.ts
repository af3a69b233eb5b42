import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import type { FamilyUser, listFamilyEndpoint } from '@roomwire/contracts/http/family.ts'
import type { listOwnersEndpoint } from '@roomwire/contracts/http/owners.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callServer } from '../../../api/call.ts'
import { usePerson } from '../../sign-in/use-auth.ts'

/** The query key of the family. */
export const familyKey = ['family'] as const

/** The family, to be fetched. */
export const familyQuery = queryOptions({
  queryKey: familyKey,
  queryFn: async () => {
    const { family_users } = await callServer<typeof listFamilyEndpoint>(
      'GET',
      '/api/users/family/list',
    )
    return family_users
  },
})

/** The family members of the home, for people who manage it. */
export function useFamily() {
  const { isAdmin } = usePerson()
  return useQuery({ ...familyQuery, enabled: isAdmin })
}

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

/** The action that somebody has chosen in a row, before they confirm it. */
export type FamilyAction =
  | { kind: 'edit' | 'delete' | 'co-owner'; person: FamilyUser }
  | { kind: 'family' | 'owner'; person: Owner }
