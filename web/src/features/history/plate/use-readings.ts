import type { listReadingsEndpoint } from '@roomwire/contracts/http/history.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { use, useCallback, useEffect } from 'react'
import { callServer } from '../../../api/call.ts'
import { useConnection, useLive } from '../../../live/live.tsx'
import { RememberedSince } from '../../../ui/browser/offline.ts'
import type { PlatePlace } from '../../devices/plate/plate-slots.ts'
import type { LiveDevices } from '../../devices/state/apply-live-message.ts'
import { useOfDevices } from '../../devices/state/use-device-states.ts'
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

/** Whether a device is connected, as far as this page knows it. */
export function useIsConnected(deviceIdentifier: string): boolean {
  const select = useCallback(
    (devices: LiveDevices) => devices.get(deviceIdentifier)?.device.connected ?? true,
    [deviceIdentifier],
  )
  return useOfDevices(select, Object.is, deviceIdentifier)
}

/**
 * The instant up to which a device could be heard, epoch ms: what was silent by then counts as such. Now, while it is
 * connected and this page too; else when this page lost the server, or when the newest part of the device was heard.
 */
export function useHeardUntil(
  deviceIdentifier: string,
  readings: readonly NewestReading[],
  now: number,
): number {
  const pageSince = use(RememberedSince)
  const selectPins = useCallback(
    (devices: LiveDevices) =>
      Math.max(
        0,
        ...Object.values(devices.get(deviceIdentifier)?.device.pins ?? {}).map(
          ({ reportedAt }) => reportedAt ?? 0,
        ),
      ),
    [deviceIdentifier],
  )
  const pinsAt = useOfDevices(selectPins, Object.is, deviceIdentifier)
  const isConnected = useIsConnected(deviceIdentifier)
  if (isConnected) return pageSince ?? now
  return Math.max(pinsAt, ...readings.map(({ at }) => at ?? 0))
}
