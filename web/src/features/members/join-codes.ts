import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import type { listJoinCodes } from '@roomwire/contracts/http/join-codes.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { usePerson } from '../sign-in/auth.ts'

export const joinCodesKey = ['join-codes'] as const

export type JoinCode = Reply<typeof listJoinCodes>['join_codes'][number]

/** The codes into the home that nobody has used yet, for those who manage it. */
export function useJoinCodes() {
  const { isAdmin } = usePerson()
  return useQuery({
    queryKey: joinCodesKey,
    queryFn: async () => {
      const { join_codes } = await call<typeof listJoinCodes>('GET', '/api/users/join-code/list')
      return join_codes
    },
    enabled: isAdmin,
  })
}
