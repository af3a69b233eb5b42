import { QueryClient } from '@tanstack/react-query'
import { statusOf } from '../api/call-failed.ts'

/** What is asked over HTTP. Changes are told live, so an answer is good until something is said to have changed. */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // The server may stand in the same house: it is there even without the internet.
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && isWorthAnother(statusOf(error)),
        retryDelay: 800,
      },
      mutations: { networkMode: 'always' },
    },
  })
}

/** A refusal stays one; a server that was not reached or broke may answer the next time. */
function isWorthAnother(status: number): boolean {
  return status === 0 || status >= 500
}
