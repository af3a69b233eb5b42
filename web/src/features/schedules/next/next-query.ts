import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import type { nextOnPinsEndpoint } from '@roomwire/contracts/http/next-on-pins.ts'
import { queryOptions } from '@tanstack/react-query'
import { callServer } from '../../../api/call.ts'
import { schedulesKey } from '../schedules-key.ts'
import { againMs } from './next-text.ts'

/** The query of the next scheduled change of each visible pin. */
export const nextQuery = queryOptions({
  queryKey: [...schedulesKey, 'next'],
  queryFn: (): Promise<Reply<typeof nextOnPinsEndpoint>> =>
    callServer<typeof nextOnPinsEndpoint>('GET', '/api/schedules/next'),
  refetchInterval: againMs,
})
