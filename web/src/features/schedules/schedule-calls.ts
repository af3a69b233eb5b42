import type { Reply, RequestInput } from '@roomwire/contracts/http/endpoint.ts'
import type {
  changeScheduleEndpoint,
  createScheduleEndpoint,
  deleteScheduleEndpoint,
  listSchedulesEndpoint,
  pauseScheduleEndpoint,
  pauseSchedulesEndpoint,
  scheduleRunsEndpoint,
  schedulesWeekEndpoint,
  skipScheduleEndpoint,
} from '@roomwire/contracts/http/schedules.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callServer } from '../../api/call.ts'
import { errorMessage } from '../../api/call-failed.ts'
import { toast } from '../../ui/control/toast.tsx'
import { againMs } from './next/next-text.ts'
import { schedulesKey } from './schedules-key.ts'

export type ScheduleList = Reply<typeof listSchedulesEndpoint>
export type ScheduleForm = RequestInput<typeof createScheduleEndpoint>['body']

/** The schedules that the person sees, and what holds for all of them, with the next times as they move. */
export const useSchedules = () =>
  useQuery({
    queryKey: [...schedulesKey, 'list'],
    queryFn: (): Promise<ScheduleList> =>
      callServer<typeof listSchedulesEndpoint>('GET', '/api/schedules'),
    refetchInterval: againMs,
  })

/** The runs of the next 7 days. */
export const useWeek = () =>
  useQuery({
    queryKey: [...schedulesKey, 'week'],
    queryFn: (): Promise<Reply<typeof schedulesWeekEndpoint>> =>
      callServer<typeof schedulesWeekEndpoint>('GET', '/api/schedules/week'),
    refetchInterval: againMs,
  })

/** The past runs of a schedule. */
export const useRuns = (id: number) =>
  useQuery({
    queryKey: [...schedulesKey, 'runs', id],
    queryFn: (): Promise<Reply<typeof scheduleRunsEndpoint>> =>
      callServer<typeof scheduleRunsEndpoint>('GET', '/api/schedules/{id}/runs', {
        path: { id: String(id) },
      }),
  })

/** Makes a schedule, or changes the one of this id. */
export function useSaveSchedule(id: number | undefined, onDone: () => void) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: ScheduleForm) =>
      id === undefined
        ? callServer<typeof createScheduleEndpoint>('POST', '/api/schedules', { body })
        : callServer<typeof changeScheduleEndpoint>('PUT', '/api/schedules/{id}', {
            path: { id: String(id) },
            body,
          }),
    onSuccess: async ({ message }) => {
      await refresh()
      toast(message)
      onDone()
    },
  })
}

/** Makes a schedule, and answers with it. */
export function useCreateSchedule() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: ScheduleForm) =>
      callServer<typeof createScheduleEndpoint>('POST', '/api/schedules', { body }),
    onSuccess: refresh,
  })
}

/** Why a step was not taken; null where it was, or none was tried. */
export const stepFault = (error: Error | null) =>
  error && errorMessage(error, 'Something went wrong. Please try again.')

/** A change of a schedule that needs no form. */
type Step =
  | { do: 'pause'; id: number; paused: boolean }
  | { do: 'skip'; id: number; at: number | null }
  | { do: 'delete'; id: number }
  | { do: 'pause all'; paused: boolean; until: number | null }

export function useScheduleStep(onDone: () => void = () => undefined) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: take,
    onSuccess: async ({ message }) => {
      await refresh()
      toast(message)
      onDone()
    },
  })
}

function take(step: Step): Promise<{ message: string }> {
  if (step.do === 'pause all') {
    const { paused, until } = step
    const body = { paused, until }
    return callServer<typeof pauseSchedulesEndpoint>('PUT', '/api/schedules/pause', { body })
  }
  const path = { id: String(step.id) }
  if (step.do === 'delete') {
    return callServer<typeof deleteScheduleEndpoint>('DELETE', '/api/schedules/{id}', { path })
  }
  if (step.do === 'skip') {
    const sent = { path, body: { at: step.at } }
    return callServer<typeof skipScheduleEndpoint>('PUT', '/api/schedules/{id}/skip', sent)
  }
  const sent = { path, body: { paused: step.paused } }
  return callServer<typeof pauseScheduleEndpoint>('PUT', '/api/schedules/{id}/pause', sent)
}

function useRefresh() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: schedulesKey })
}
