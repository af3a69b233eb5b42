import type { registrationEndpoint } from '@roomwire/contracts/http/accounts.ts'
import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import { useQuery } from '@tanstack/react-query'
import { callServer } from '../../api/call.ts'

/** Who may register on this server; everybody until it has answered, because the server refuses the others. */
export function useMayRegister(): Reply<typeof registrationEndpoint>['may_register'] {
  const { data } = useQuery({
    queryKey: ['may-register'],
    queryFn: () => callServer<typeof registrationEndpoint>('GET', '/api/users/registration'),
  })
  return data?.may_register ?? 'everybody'
}
