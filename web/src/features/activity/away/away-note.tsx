import type { dismissAwayEndpoint, showAwayEndpoint } from '@roomwire/contracts/http/away.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callServer } from '../../../api/call.ts'
import { errorMessage } from '../../../api/call-failed.ts'
import { useConnection } from '../../../live/live.tsx'
import { toast } from '../../../ui/control/toast.tsx'
import { partFile } from '../../../ui/lazy/part-file.tsx'
import { usePerson } from '../../sign-in/use-auth.ts'

// Few come back after hours: the texts are fetched for them alone.
const { Part: FloatingAway } = partFile(async () => (await import('./shown-away.tsx')).FloatingAway)

const queryKey = ['away']

/** Somebody who comes back after hours reads what changed, until they dismiss it. It floats, and moves nothing. */
export function AwayNote() {
  const { phase } = useConnection()
  const { data: away } = useQuery({
    queryKey,
    queryFn: async () => (await callServer<typeof showAwayEndpoint>('GET', '/api/away')).away,
    // The rest of the page is asked for first.
    enabled: phase === 'connected',
    refetchOnWindowFocus: true,
  })
  const client = useQueryClient()
  const dismissal = useMutation({
    mutationFn: () => callServer<typeof dismissAwayEndpoint>('DELETE', '/api/away'),
    onMutate: async () => {
      // An answer that is on its way would bring it back.
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, null)
    },
    onError: (error) => toast(errorMessage(error, 'Failed to dismiss it')),
  })
  const { isAdmin: isManager, role } = usePerson()
  const reader = { isManager, isGuest: role === 'guest' }
  return away ? (
    <FloatingAway away={away} reader={reader} onDismiss={() => dismissal.mutate()} />
  ) : null
}
