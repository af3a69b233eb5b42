import type { recentDaysEndpoint } from '@roomwire/contracts/http/history.ts'
import { useQuery } from '@tanstack/react-query'
import { callServer } from '../../../api/call.ts'
import { useConnection } from '../../../live/live.tsx'

/** How soon the numbers are read anew, ms. */
const againMs = 60_000

/** The numbers of the last seven days, of a room or of the home. */
export function useRecentDays(roomId: number | undefined) {
  const { phase } = useConnection()
  return useQuery({
    queryKey: ['days', roomId ?? null],
    queryFn: () =>
      callServer<typeof recentDaysEndpoint>('GET', '/api/history/days', {
        query: { ...(roomId !== undefined && { room_id: String(roomId) }) },
      }),
    // The rest of the page is asked for first.
    enabled: phase === 'connected',
    refetchInterval: againMs,
  })
}
