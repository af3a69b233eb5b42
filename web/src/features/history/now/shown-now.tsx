import type { UnitSystem } from '@roomwire/contracts/vocabulary/units.ts'
import { classNames } from '../../../ui/look/class-names.ts'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import type { NewestReading } from '../plate/newest-readings.ts'
import { readingText } from '../shown-series.ts'
import styles from './now-strip.module.css'
import type { WattsNow } from './watts-now.ts'

/** So many rooms have bars; more would be a list. */
const mostRooms = 4

/** The power that is used, by rooms. */
export function ShownWatts({
  watts: { total, rooms, unknown },
  asOf,
}: {
  watts: WattsNow
  /** 'as of 18:41'; null while it is live. */
  asOf: string | null
}) {
  const [first] = rooms
  const most = rooms[0]?.watts ?? 0
  const more = unknown === 1 ? 'and 1 switch' : `and ${unknown} switches`
  return (
    <div className={styles.card}>
      <p className={styles.label}>{asOf ? `Used ${asOf}` : 'Using now'}</p>
      <p className={classNames(styles.number, styles.watts)}>
        {total === null && <span className="visually-hidden">not known</span>}
        <span aria-hidden={total === null}>{total === null ? '–' : Math.round(total)}</span>
        <small aria-hidden={total === null}> W</small>
      </p>
      {first && (
        <p className={classNames(styles.more, styles.first)}>
          <span className={styles.label}>{bidiIsolate(first.name)}</span>
          <span>{` ${Math.round(first.watts)}`}</span>
        </p>
      )}
      {unknown > 0 && (
        <p className={classNames(styles.more, first && styles.wide)}>{`${more} without watts`}</p>
      )}
      {total === null && unknown === 0 && (
        <p className={classNames(styles.more, styles.wide)}>No connected device measures power.</p>
      )}
      {rooms.length > 0 && (
        <dl className={classNames(styles.rooms, asOf && styles.hollow)}>
          {rooms.slice(0, mostRooms).map(({ name, watts }) => (
            <div key={name}>
              <dt>{bidiIsolate(name)}</dt>
              <dd>
                <i style={{ inlineSize: `${Math.max(2, (watts / most) * 100)}%` }} />
                <span>{Math.round(watts)}</span>
                <span className="visually-hidden"> W</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

/** A tank, and where it goes. */
export function ShownTank({
  name,
  percent,
  words,
  isLive,
}: {
  name: string
  /** Null where its level is not known. */
  percent: number | null
  words: string
  isLive: boolean
}) {
  return (
    <div className={styles.card}>
      <p className={styles.label} translate="no">
        {name}
      </p>
      <p className={styles.number}>{percent === null ? '–' : `${percent}%`}</p>
      <p className={styles.more}>{words}</p>
      <i className={classNames(styles.level, !isLive && styles.hollow)}>
        <i style={{ blockSize: `${percent ?? 0}%` }} />
      </i>
    </div>
  )
}

/** A temperature, and where it is. */
export type ClimateReading = {
  key: string
  place: string
  reading: Pick<NewestReading, 'value' | 'unit' | 'decimals'>
}

/** As many as have room. */
const mostClimate = 3

/** How warm it is where. */
export function ShownClimate({
  climate,
  units,
}: {
  climate: readonly ClimateReading[]
  units: UnitSystem | null
}) {
  return (
    <dl className={classNames(styles.card, styles.climate)}>
      {climate.slice(0, mostClimate).map(({ key, place, reading: { value, unit, decimals } }) => (
        <div key={key}>
          <dt className={styles.label}>{bidiIsolate(place)}</dt>
          <dd className={styles.number}>
            {value !== null && readingText({ value, unit, decimals }, units)}
          </dd>
        </div>
      ))}
    </dl>
  )
}
