import type { Schedule } from '@roomwire/contracts/http/schedules.ts'
import { RetryNotice } from '../../ui/control/notice.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { Growing } from '../../ui/lazy/growing.tsx'
import { bidiIsolate } from '../../ui/text/names-text.ts'
import { dayAtHome } from '../../ui/time/home-clocks.ts'
import { Time } from '../../ui/time/time.tsx'
import { writerInZone } from '../../ui/time/time-zone.ts'
import { useWeek } from './schedule-calls.ts'
import { clockChangeText, dateText } from './schedule-text.ts'
import styles from './schedules.module.css'

type Week = NonNullable<ReturnType<typeof useWeek>['data']>

const halfDayMs = 12 * 3_600_000

/** The next 7 days: each time with the schedule, whose card says what it does, by the clocks of the home. */
export function WeekCalendar({ schedules }: { schedules: readonly Schedule[] }) {
  const week = useWeek()
  return (
    <section className={styles.part} aria-labelledby="next-days">
      <h2 id="next-days">The next 7 days</h2>
      {week.isError && <RetryNotice query={week}>Could not load the next 7 days</RetryNotice>}
      {week.isPending && <Skeleton height={240} />}
      {week.data && <Days week={week.data} schedules={schedules} />}
    </section>
  )
}

function Days({ week, schedules }: { week: Week; schedules: readonly Schedule[] }) {
  const zone = week.time_zone
  const dayName = writerInZone(zone, { weekday: 'long', day: 'numeric', month: 'short' })
  const byDay = Map.groupBy(week.entries, ({ at }) => dayAtHome(at, zone))
  const days = nextDays(week.from, zone)
  return (
    <>
      <ol className={styles.week}>
        <Growing items={days} first={1}>
          {(day) => (
            <li key={day} className={styles.dayOf}>
              <h3>{dayName(day)}</h3>
              <DayEntries
                entries={byDay.get(dayAtHome(day, zone)) ?? []}
                zone={zone}
                schedules={schedules}
              />
            </li>
          )}
        </Growing>
      </ol>
      {week.sunless.length > 0 && (
        <p className={styles.note}>
          <span>The sun does not rise or set on </span>
          <span>{[...new Set(week.sunless.map(({ date }) => dateText(date)))].join(', ')}</span>
          <span>: schedules that follow it do not run then.</span>
        </p>
      )}
    </>
  )
}

/** An instant on each of the next 7 days at home; by halves, since some days have 23 hours or 25. */
function nextDays(from: number, zone: string): number[] {
  const halves = Array.from({ length: 16 }, (_, half) => from + half * halfDayMs)
  return [...new Map(halves.map((at) => [dayAtHome(at, zone), at])).values()].slice(0, 7)
}

function DayEntries({
  entries,
  zone,
  schedules,
}: {
  entries: Week['entries']
  zone: string
  schedules: readonly Schedule[]
}) {
  const clock = writerInZone(zone, { timeStyle: 'short' })
  if (entries.length === 0) return <p className={styles.note}>Nothing</p>
  return (
    <ul>
      <Growing items={entries}>
        {({ schedule_id: id, at, will, clock_change: change }) => {
          const one = schedules.find(({ schedule_id }) => schedule_id === id)
          return (
            <li key={`${id} ${at}`} className={styles.due} data-will={will}>
              <Time at={at}>{clock(at)}</Time>
              <span>
                <b>{bidiIsolate(one?.name ?? 'A schedule')}</b>
                {will !== 'act' && <span className={styles.does}>{willText[will]}</span>}
                {change && (
                  <span className={styles.does}>{clockChangeText(change, one?.rule)}</span>
                )}
              </span>
            </li>
          )
        }}
      </Growing>
    </ul>
  )
}

const willText = {
  skip: 'Skipped this time',
  paused: 'Skipped: all schedules are paused',
  held: 'Skipped, unless somebody ends the hold',
}
