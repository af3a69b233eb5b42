import { useCallback } from 'react'
import { paths } from '../../../paths.ts'
import { WarnIcon } from '../../../ui/look/icons.tsx'
import { PageLink } from '../../../ui/router/page-link.tsx'
import { Time } from '../../../ui/time/time.tsx'
import { ageOf, timeOrDay } from '../../../ui/time/time-text.ts'
import { useAsOf } from '../../../ui/time/use-as-of.ts'
import { useNow } from '../../../ui/time/use-now.ts'
import type { PlatePlace } from '../../devices/plate/plate-slots.ts'
import type { LiveDevices } from '../../devices/state/apply-live-message.ts'
import { useOfDevices } from '../../devices/state/use-device-states.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import { isLine, lineBox, linePath } from '../points.ts'
import { numberText, readingText } from '../shown-series.ts'
import { DayLine } from './day-line.tsx'
import { useHeardUntil, useIsConnected } from './heard-until.ts'
import { type DayOfSeries, dayOf, useLastDay, useSeriesOf } from './last-day.ts'
import { isLevel, isSilent, type NewestReading } from './newest-readings.ts'
import styles from './plate-history.module.css'
import { NotHeard, SilentLevel } from './silent-level.tsx'
import { useReadings } from './use-readings.ts'

/** The readings of a device, as small live numbers on its plate. */
export function PlateReadings(place: PlatePlace) {
  const readings = useReadings(place)
  const known = readings.flatMap((one) =>
    one.at === null || isLevel(one) ? [] : [{ ...one, at: one.at }],
  )
  return known.length > 0 && <Numbers place={place} readings={readings} known={known} />
}

type Known = NewestReading & { at: number }

function Numbers({
  place: { deviceIdentifier, roomId },
  readings,
  known,
}: {
  place: PlatePlace
  readings: readonly NewestReading[]
  known: readonly Known[]
}) {
  const isConnected = useIsConnected(deviceIdentifier)
  const now = useNow()
  const heardUntil = useHeardUntil(deviceIdentifier, readings, now)
  const pageAsOf = useAsOf()
  const days = useLastDay(roomId ?? null, useSeriesOf(roomId))
  const newest = Math.max(...known.map(({ at }) => at))
  const asOf = isConnected ? pageAsOf : `as of ${timeOrDay(newest, now)}`
  return (
    <dl className={styles.readings}>
      {known.map((one) => (
        <div key={one.series} title={`${one.name ?? one.series}, heard ${ageOf(one.at, now)}`}>
          <dt className="visually-hidden">{one.name ?? one.series}</dt>
          <Reading
            one={one}
            day={dayOf(days, deviceIdentifier, one.series)}
            isSilent={isSilent(one, heardUntil)}
            now={now}
          />
        </div>
      ))}
      {asOf && (
        <div className={styles.old}>
          <dt className="visually-hidden">Readings</dt>
          <dd>{asOf}</dd>
        </div>
      )}
    </dl>
  )
}

/** A reading, and since when its device does not know it, or has not said it. */
function Reading({
  one,
  day,
  isSilent,
  now,
}: {
  one: Known
  /** Its last day; undefined before it is known. */
  day: DayOfSeries | undefined
  isSilent: boolean
  now: number
}) {
  const { value, unit, decimals, at, changed } = one
  const { homeUnits } = usePerson()
  const isKnown = value !== null
  const since = changed ?? at
  return (
    <dd className={isSilent ? styles.silent : undefined}>
      {isSilent && <WarnIcon small />}
      <DayLine
        day={day}
        write={(number) => readingText({ value: number, unit, decimals }, homeUnits)}
      />
      <span>{isKnown ? readingText({ value, unit, decimals }, homeUnits) : '–'}</span>
      {isSilent && <NotHeard since={at} now={now} />}
      {!isSilent && !isKnown && (
        <Time at={since} className={styles.aside}>{`since ${timeOrDay(since, now)}`}</Time>
      )}
    </dd>
  )
}

/** Marks the level of a tank that its device tells no more; nothing while it does. */
export function LevelAge(place: PlatePlace) {
  const readings = useReadings(place)
  return <SilentLevel deviceIdentifier={place.deviceIdentifier} readings={readings} />
}

/** The level of the last day as a line; it leads to all of it. */
export function LevelLine({ deviceIdentifier }: { deviceIdentifier: string }) {
  const selectRoom = useCallback(
    (devices: LiveDevices) => devices.get(deviceIdentifier)?.device.room_id ?? null,
    [deviceIdentifier],
  )
  const room = useOfDevices(selectRoom, Object.is, deviceIdentifier)
  const found = dayOf(useLastDay(room, 'device.level'), deviceIdentifier, 'device.level')
  if (!found) return null
  const { page, points } = found
  const lowest = Math.min(...points.map(({ min }) => min))
  const highest = Math.max(...points.map(({ max }) => max))
  const text = (value: number) => numberText(value, { unit: '%', decimals: 0 })
  return (
    <PageLink to={paths.historyOfDevice(deviceIdentifier)} className={styles.line}>
      <svg
        viewBox={`0 0 ${lineBox.width} ${lineBox.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {isLine(points, page) && <path d={linePath(points, page)} className={styles.levelLine} />}
      </svg>
      <span className={styles.caption}>
        <span>{`Last day: between ${text(lowest)} and ${text(highest)}`}</span>
        <span className="visually-hidden">, history of the water level</span>
      </span>
    </PageLink>
  )
}
