import type { Reply, RequestInput } from '@roomwire/contracts/http/endpoint.ts'
import type {
  backUpNowEndpoint,
  changeBackupScheduleEndpoint,
} from '@roomwire/contracts/http/server-backups.ts'
import type {
  changeRetentionEndpoint,
  serverStateEndpoint,
} from '@roomwire/contracts/http/server-state.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { callServer } from '../../../api/call.ts'
import { lastBackupKey } from '../../../features/accounts/own/backups-part.tsx'

type State = Reply<typeof serverStateEndpoint>

const serverKey = ['server_state'] as const

/** How often the page reads anew, ms. */
const everyMs = 30_000
const duringBackupMs = 1_000

/** State of the server; null for who does not look after it. */
export const useServerState = ({ isWatched = false } = {}) =>
  useQuery({
    queryKey: serverKey,
    queryFn: () => callServer<typeof serverStateEndpoint>('GET', '/api/server/state'),
    select: ({ server }) => server,
    ...(isWatched && {
      refetchInterval: ({ state: { data } }: { state: { data: State | undefined } }) =>
        data?.server?.backup.work ? duringBackupMs : everyMs,
    }),
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

type Schedule = RequestInput<typeof changeBackupScheduleEndpoint>['body']

/** Saves when backups are made and which are kept. */
export function useBackupScheduleChange(onSaved: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Schedule) =>
      callServer<typeof changeBackupScheduleEndpoint>('PUT', '/api/server/backups/schedule', {
        body,
      }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: serverKey })
      onSaved()
    },
  })
}

/** Begins a backup; the state of the server says how far it is. */
export function useBackupNow() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => callServer<typeof backUpNowEndpoint>('POST', '/api/server/backups'),
    onSuccess: () => queries.invalidateQueries({ queryKey: serverKey }),
  })
}

/** Reads the time of the last backup anew. */
export function useLastBackupAnew(): () => void {
  const queries = useQueryClient()
  return useCallback(() => {
    void queries.invalidateQueries({ queryKey: lastBackupKey })
  }, [queries])
}
