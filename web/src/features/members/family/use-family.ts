import type { listFamilyEndpoint } from '@roomwire/contracts/http/family.ts'
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
