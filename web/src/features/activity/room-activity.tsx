import { useId } from 'react'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { ActivityList } from './activity-list.tsx'
import styles from './room-activity.module.css'
import { useActivity } from './use-activity.ts'

/** More than this nobody reads beside the plates. */
const most = 12

/** What happened in a room lately, beside its plates: it follows by itself. */
export function RoomActivity({ roomId }: { roomId: number }) {
  const { list } = useActivity({ room: String(roomId) }, true)
  const titleId = useId()
  const entries = list.data?.pages[0]?.entries.slice(0, most)
  return (
    <aside className={styles.beside} aria-labelledby={titleId}>
      <h2 id={titleId}>What happened here</h2>
      {list.isError && <RetryNotice query={list}>Could not load what happened</RetryNotice>}
      {entries?.length === 0 && <p className={styles.none}>Nothing yet.</p>}
      {entries && entries.length > 0 && (
        <>
          <ActivityList entries={entries} heading="h3" />
          <LinkButton look="quiet" to={paths.activityOfRoom(roomId)}>
            All of it
          </LinkButton>
        </>
      )}
    </aside>
  )
}
