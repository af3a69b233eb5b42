import { useId } from 'react'
import { useOffline } from '../../ui/browser/offline.ts'
import { RetryNotice } from '../../ui/control/notice.tsx'
import { LinkButton } from '../../ui/router/page-link.tsx'
import styles from './activity-beside.module.css'
import { type ActivityFilter, activityPath } from './activity-filter.ts'
import { ActivityList } from './activity-list.tsx'
import { useActivity } from './use-activity.ts'

/** More than this nobody reads beside something else. */
const most = 12

/** What happened lately, beside what it is about: it follows by itself. */
export function ActivityBeside({ filter, title }: { filter: ActivityFilter; title: string }) {
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
          <ActivityList entries={entries} heading="h3" />
          <LinkButton look="quiet" to={activityPath(filter)}>
            Show all
          </LinkButton>
        </>
      )}
    </aside>
  )
}
