import type { ActivityEntry } from '@roomwire/contracts/http/activity.ts'
import { memo, useId, useMemo } from 'react'
import { paths } from '../../paths.ts'
import { useOffline } from '../../ui/browser/offline.ts'
import { RetryNotice } from '../../ui/control/notice.tsx'
import { classNames } from '../../ui/look/class-names.ts'
import { LinkButton, PageLink } from '../../ui/router/page-link.tsx'
import { Time } from '../../ui/time/time.tsx'
import { writerInZone } from '../../ui/time/time-zone.ts'
import { usePerson } from '../sign-in/use-auth.ts'
import { type ActivityFilter, activityPath } from './activity-filter.ts'
import styles from './activity-list.module.css'
import { countText, entryText, type WriteTime } from './activity-text.ts'
import { useActivity } from './use-activity.ts'

const dayForm = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const

/** Entries by days, by the clocks of the home. */
export function ActivityList({
  entries,
  isBeside = false,
}: {
  entries: readonly ActivityEntry[]
  /** Whether it stands beside its room or device: what both say is said once. */
  isBeside?: boolean
}) {
  const { isAdmin, role, homeTimeZone: zone } = usePerson()
  const dayName = useMemo(() => writerInZone(zone, dayForm), [zone])
  const clock = useMemo(
    () => writerInZone(zone, { timeStyle: isBeside ? 'short' : 'medium' }),
    [zone, isBeside],
  )
  const Heading = isBeside ? 'h3' : 'h2'
  const days = Map.groupBy(entries, ({ at }) => dayName(at))
  return (
    <>
      {[...days].map(([day, some]) => (
        <section key={day} className={styles.day} aria-label={day}>
          <Heading>{day}</Heading>
          <ol className={classNames(styles.entries, isBeside && styles.brief)}>
            {some.map((entry) => (
              <Entry
                key={entry.id}
                entry={entry}
                isManager={isAdmin}
                isGuest={role === 'guest'}
                isBeside={isBeside}
                clock={clock}
              />
            ))}
          </ol>
        </section>
      ))}
    </>
  )
}

const Entry = memo(function Entry({
  entry,
  isManager,
  isGuest,
  isBeside,
  clock,
}: {
  entry: ActivityEntry
  isManager: boolean
  isGuest: boolean
  isBeside: boolean
  clock: WriteTime
}) {
  const text = entryText(entry, isManager, clock, isGuest)
  const { subject, happened, isFailed } = text
  const detail = isBeside ? countText(entry, clock) : text.detail
  return (
    <li className={classNames(styles.entry, styles[entry.kind], isFailed && styles.failed)}>
      <Time className={styles.time} at={entry.at}>
        {clock(entry.at)}
      </Time>
      <span className={styles.mark} data-on={isOn(entry)} />
      <div className={styles.text}>
        <p>
          <b>{subject}</b>
          <span>{` ${happened}`}</span>
        </p>
        {detail && <p className={styles.detail}>{detail}</p>}
        {entry.scene && (
          <p className={styles.detail}>
            <PageLink to={paths.scene(entry.scene.scene_id)}>Show the scene</PageLink>
          </p>
        )}
        {entry.schedule_id !== null && (
          <p className={styles.detail}>
            <PageLink to={paths.schedule(entry.schedule_id)}>Show the schedule</PageLink>
          </p>
        )}
      </div>
    </li>
  )
})

/** Whether electricity flows since then. */
const isOn = ({ kind, value, outcome }: ActivityEntry): boolean | undefined =>
  kind === 'pin' || (kind === 'command' && outcome === 'done') ? Number(value) > 0 : undefined

/** More than this nobody reads beside something else. */
const most = 5

/** The recent activity beside its room or device. It follows by itself. */
export function RecentActivity({ filter, title }: { filter: ActivityFilter; title: string }) {
  const { list } = useActivity(filter, true)
  const isOffline = useOffline()
  const titleId = useId()
  const entries = list.data?.pages[0]?.entries.slice(0, most)
  return (
    <aside className={styles.beside} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {list.isError && <RetryNotice query={list}>Could not load the activity</RetryNotice>}
      {list.isPending && isOffline && <p className={styles.none}>Not known yet.</p>}
      {entries?.length === 0 && <p className={styles.none}>Nothing yet.</p>}
      {entries && entries.length > 0 && (
        <>
          <ActivityList entries={entries} isBeside />
          <LinkButton look="quiet" to={activityPath(filter)}>
            Show all
          </LinkButton>
        </>
      )}
    </aside>
  )
}
