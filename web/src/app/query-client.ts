import { QueryClient } from '@tanstack/react-query'
import { answersStayGoodMs } from '../api/answers-stay-good.ts'
import { statusOf } from '../api/call-failed.ts'

/**
 * The cache of HTTP answers. An answer stays good until a live message says that
 * something has changed.
 */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: answersStayGoodMs,
        // The server may stand in the same house, reachable even without the internet.
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && isWorthAnother(statusOf(error)),
        retryDelay: 800,
        // What failed stays failed until somebody tries again or a live message says so: parts that
        // come with the failure would otherwise ask, and go, and come again without end.
        retryOnMount: false,
      },
      mutations: { networkMode: 'always' },
    },
  })
}

/**
 * Whether to retry: a refusal stays one, but a server that was not reached or broke
 * may answer the next time.
 */
function isWorthAnother(status: number): boolean {
  return status === 0 || status >= 500
}
