import type { listReadingsEndpoint } from '@roomwire/contracts/http/history.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { callServer } from '../../../api/call.ts'
import { useConnection, useLive } from '../../../live/live.tsx'
import type { PlatePlace } from '../../devices/plate/plate-slots.ts'
import {
  hasPlaces,
  type NewestReading,
  type NewestReadings,
  withNewest,
} from './newest-readings.ts'

/** The newest readings of a device; what comes over the live connection goes into the answer of the call. */
export function useReadings({ deviceIdentifier, roomId }: PlatePlace): readonly NewestReading[] {
  const { phase } = useConnection()
  const { onMessage } = useLive()
  const queries = useQueryClient()
  // The readings of another device draw nothing of this one.
  const select = useCallback(
    ({ devices }: NewestReadings) =>
      devices.find((one) => one.device_identifier === deviceIdentifier)?.readings,
    [deviceIdentifier],
  )
  const { data: readings = none } = useQuery({
    queryKey: ['readings', roomId ?? null],
    queryFn: () =>
      callServer<typeof listReadingsEndpoint>('GET', '/api/readings', {
        query: { ...(roomId !== undefined && { room_id: String(roomId) }) },
      }),
    enabled: phase === 'connected',
    select,
  })
  useEffect(
    () =>
      onMessage((message) => {
        if (!('type' in message) || message.type !== 'readings') return
        if (message.deviceIdentifier !== deviceIdentifier) return
        const queryKey = ['readings', roomId ?? null]
        const before = queries.getQueryData<NewestReadings>(queryKey)
        if (!before) return
        if (hasPlaces(before, message)) queries.setQueryData(queryKey, withNewest(before, message))
        else void queries.invalidateQueries({ queryKey }, { cancelRefetch: false })
      }),
    [onMessage, queries, deviceIdentifier, roomId],
  )
  return readings
}

const none: readonly NewestReading[] = []
