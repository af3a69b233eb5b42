import type { RequestInput } from '@roomwire/contracts/http/endpoint.ts'
import type { decideWaitingEndpoint, waitingEndpoint } from '@roomwire/contracts/http/restored.ts'
import { useQuery } from '@tanstack/react-query'
import { callServer } from '../../../api/call.ts'

export const waitingKey = ['restored'] as const

/** The guests, passes and API tokens that wait since a restore, for people who manage the home. */
export const useWaiting = () =>
  useQuery({
    queryKey: waitingKey,
    queryFn: () => callServer<typeof waitingEndpoint>('GET', '/api/restored'),
  })

export type Decision = RequestInput<typeof decideWaitingEndpoint>['body']

/** Keeps or ends some of it; returns what still waits. */
export const sendDecision = (body: Decision) =>
  callServer<typeof decideWaitingEndpoint>('POST', '/api/restored', { body })
