import type { listReadingsEndpoint } from '@roomwire/contracts/http/history.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { callServer } from '../../../api/call.ts'
import { useConnection, useLive } from '../../../live/use-live.ts'
import { WarnIcon } from '../../../ui/icons.tsx'
import { useAsOf } from '../../../ui/offline.ts'
import { ageOf, timeOrDay } from '../../../ui/time-text.ts'
import { useNow } from '../../../ui/use-now.ts'
import type { LiveDevices } from '../../devices/state/apply-live-message.ts'
import { useOfDevices } from '../../devices/state/use-device-states.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import { readingText } from '../shown-series.ts'
import { type NewestReadings, withNewest } from './newest-readings.ts'
import styles from './plate-history.module.css'

/** A number that is older counts as silent where nobody knows how long its usual pauses are, ms. */
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
  const silent = isConnected && pageAsOf === null ? known.filter((one) => isSilent(one, now)) : []
  const newest = Math.max(...known.map(({ at }) => at))
  const asOf = isConnected ? pageAsOf : `as of ${timeOrDay(newest, now)}`
  return (
    <dl className={styles.readings}>
      {known.map((one) => (
        <div key={one.series} title={`${one.name ?? one.series}, heard ${ageOf(one.at, now)}`}>
          <dt className="visually-hidden">{one.name ?? one.series}</dt>
          <Reading one={one} isSilent={silent.includes(one)} now={now} />
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

/** Whether a reading has not been heard for three of its usual pauses; or for long, where nobody knows what is usual. */
const isSilent = ({ at, silent_from }: Known, now: number): boolean =>
  silent_from === null ? now - at > freshMs : now >= silent_from

/** A reading, and since when its device does not know it, or has not said it. */
function Reading({ one, isSilent, now }: { one: Known; isSilent: boolean; now: number }) {
  const { value, unit, decimals, at, changed } = one
  const { homeUnits } = usePerson()
  const isKnown = value !== null
  const aside = isSilent
    ? `not heard since ${timeOrDay(at, now)}`
    : !isKnown && `since ${timeOrDay(changed ?? at, now)}`
  return (
    <dd className={isSilent ? styles.silent : undefined}>
      {isSilent && <WarnIcon small />}
      <span>{isKnown ? readingText({ value, unit, decimals }, homeUnits) : '–'}</span>
      {aside && <span className={styles.aside}>{aside}</span>}
    </dd>
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
