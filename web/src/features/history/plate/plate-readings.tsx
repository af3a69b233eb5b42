import type { listReadingsEndpoint } from '@roomwire/contracts/http/history.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { callServer } from '../../../api/call.ts'
import { useConnection, useLive } from '../../../live/use-live.ts'
import { useAsOf } from '../../../ui/offline.ts'
import { timeOrDay } from '../../../ui/time-text.ts'
import { useNow } from '../../../ui/use-now.ts'
import type { LiveDevices } from '../../devices/state/apply-live-message.ts'
import { useOfDevices } from '../../devices/state/use-device-states.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import { readingText } from '../shown-series.ts'
import { type NewestReadings, withNewest } from './newest-readings.ts'
import styles from './plate-history.module.css'

/** Older than this a number is told with its time, ms. */
const freshMs = 5 * 60_000

/** What a device measures, as small numbers on its plate that follow by themselves. */
export function PlateReadings({
  deviceIdentifier,
  roomId,
}: {
  deviceIdentifier: string
  roomId: number | undefined
}) {
  const readings = useReadings(deviceIdentifier, roomId)
  const known = readings.flatMap((one) => (one.at === null ? [] : [{ ...one, at: one.at }]))
  return known.length > 0 && <Numbers deviceIdentifier={deviceIdentifier} known={known} />
}

type Known = NewestReadings['devices'][number]['readings'][number] & { at: number }

function Numbers({
  deviceIdentifier,
  known,
}: {
  deviceIdentifier: string
  known: readonly Known[]
}) {
  const select = useCallback(
    (devices: LiveDevices) => devices.get(deviceIdentifier)?.device.connected ?? true,
    [deviceIdentifier],
  )
  const isConnected = useOfDevices(select, Object.is)
  const now = useNow()
  const pageAsOf = useAsOf()
  const { homeUnits } = usePerson()
  const newest = Math.max(...known.map(({ at }) => at))
  const isOld = !isConnected || now - newest > freshMs
  const asOf = isOld ? `as of ${timeOrDay(newest, now)}` : pageAsOf
  return (
    <dl className={styles.readings}>
      {known.map(({ series, name, unit, decimals, value, at }) => (
        <div key={series} title={name ?? series}>
          <dt className="visually-hidden">{name ?? series}</dt>
          <dd>
            {value === null
              ? `– since ${timeOrDay(at, now)}`
              : readingText({ value, unit, decimals }, homeUnits)}
          </dd>
        </div>
      ))}
      {asOf && (
        <div className={styles.old}>
          <dt className="visually-hidden">All of it</dt>
          <dd>{asOf}</dd>
        </div>
      )}
    </dl>
  )
}

/** The newest readings of a device; what comes over the live connection goes into the answer of the call. */
function useReadings(deviceIdentifier: string, roomId: number | undefined) {
  const { phase } = useConnection()
  const { onMessage } = useLive()
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: ['readings', roomId ?? null],
    queryFn: () =>
      callServer<typeof listReadingsEndpoint>('GET', '/api/readings', {
        query: { ...(roomId !== undefined && { room_id: String(roomId) }) },
      }),
    enabled: phase === 'connected',
  })
  useEffect(
    () =>
      onMessage((message) => {
        if (!('type' in message) || message.type !== 'readings') return
        if (message.deviceIdentifier !== deviceIdentifier) return
        queries.setQueryData<NewestReadings>(
          ['readings', roomId ?? null],
          (before) => before && withNewest(before, message),
        )
      }),
    [onMessage, queries, deviceIdentifier, roomId],
  )
  const device = data?.devices.find((one) => one.device_identifier === deviceIdentifier)
  return device?.readings ?? []
}
