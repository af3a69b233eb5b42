import type { RequestInput } from '@roomwire/contracts/http/endpoint.ts'
import type {
  changeRetentionEndpoint,
  serverStateEndpoint,
} from '@roomwire/contracts/http/server-state.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callServer } from '../../../api/call.ts'

const serverKey = ['server_state'] as const

/** How often the page reads anew, ms. */
const everyMs = 30_000

/** State of the server; null for who does not look after it. */
export const useServerState = ({ isWatched = false } = {}) =>
  useQuery({
    queryKey: serverKey,
    queryFn: () => callServer<typeof serverStateEndpoint>('GET', '/api/server/state'),
    select: ({ server }) => server,
    ...(isWatched && { refetchInterval: everyMs }),
  })

type Retention = RequestInput<typeof changeRetentionEndpoint>['body']

/** Saves for how long things are kept. */
export function useRetentionChange(onSaved: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Retention) =>
      callServer<typeof changeRetentionEndpoint>('PUT', '/api/server/retention', { body }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: serverKey })
      onSaved()
    },
  })
}
