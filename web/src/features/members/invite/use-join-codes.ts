import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import type { listJoinCodesEndpoint } from '@roomwire/contracts/http/join-codes.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { callServer } from '../../../api/call.ts'
import { usePerson } from '../../sign-in/use-auth.ts'

/** The query key of the join codes. */
export const joinCodesKey = ['join-codes'] as const

/** An unused join code. */
export type JoinCode = Reply<typeof listJoinCodesEndpoint>['join_codes'][number]

/** The unused join codes, to be fetched. */
export const joinCodesQuery = queryOptions({
  queryKey: joinCodesKey,
  queryFn: async () => {
    const { join_codes } = await callServer<typeof listJoinCodesEndpoint>(
      'GET',
      '/api/users/join-code/list',
    )
    return join_codes
  },
})

/** The unused join codes of the home, for people who manage it. */
export function useJoinCodes() {
  const { isAdmin } = usePerson()
  return useQuery({ ...joinCodesQuery, enabled: isAdmin })
}
