import { useAsOf } from '../../../ui/browser/offline.ts'
import { WarnIcon } from '../../../ui/look/icons.tsx'
import { Time } from '../../../ui/time/time.tsx'
import { ageOf, timeOrDay } from '../../../ui/time/time-text.ts'
import { useNow } from '../../../ui/time/use-now.ts'
import type { PlatePlace } from '../../devices/plate/plate-extras.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import { readingText } from '../shown-series.ts'
import { isLevel, isSilent, type NewestReading } from './newest-readings.ts'
import styles from './plate-history.module.css'
import { useIsConnected, useIsHeard, useReadings } from './use-readings.ts'

/** What a device measures, as small numbers on its plate that follow by themselves. */
export function PlateReadings(place: PlatePlace) {
  const readings = useReadings(place)
  const known = readings.flatMap((one) =>
    one.at === null || isLevel(one) ? [] : [{ ...one, at: one.at }],
  )
  return known.length > 0 && <Numbers deviceIdentifier={place.deviceIdentifier} known={known} />
}

type Known = NewestReading & { at: number }

function Numbers({
  deviceIdentifier,
  known,
}: {
  deviceIdentifier: string
  known: readonly Known[]
}) {
  const isConnected = useIsConnected(deviceIdentifier)
  const isHeard = useIsHeard(deviceIdentifier)
  const now = useNow()
  const pageAsOf = useAsOf()
  const newest = Math.max(...known.map(({ at }) => at))
  const asOf = isConnected ? pageAsOf : `as of ${timeOrDay(newest, now)}`
  return (
    <dl className={styles.readings}>
      {known.map((one) => (
        <div key={one.series} title={`${one.name ?? one.series}, heard ${ageOf(one.at, now)}`}>
          <dt className="visually-hidden">{one.name ?? one.series}</dt>
          <Reading one={one} isSilent={isHeard && isSilent(one, now)} now={now} />
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

/** A reading, and since when its device does not know it, or has not said it. */
function Reading({ one, isSilent, now }: { one: Known; isSilent: boolean; now: number }) {
  const { value, unit, decimals, at, changed } = one
  const { homeUnits } = usePerson()
  const isKnown = value !== null
  const since = changed ?? at
  return (
    <dd className={isSilent ? styles.silent : undefined}>
      {isSilent && <WarnIcon small />}
      <span>{isKnown ? readingText({ value, unit, decimals }, homeUnits) : '–'}</span>
      {isSilent && <NotHeard since={at} now={now} />}
      {!isSilent && !isKnown && (
        <Time at={since} className={styles.aside}>{`since ${timeOrDay(since, now)}`}</Time>
      )}
    </dd>
  )
}

/** Beside what is silent, behind a sign. */
export function NotHeard({ since, now }: { since: number; now: number }) {
  return (
    <Time at={since} className={styles.aside}>{`not heard since ${timeOrDay(since, now)}`}</Time>
  )
}
