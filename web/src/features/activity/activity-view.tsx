import { paths } from '../../paths.ts'
import { useSkeleton } from '../../ui/browser/use-lasting.ts'
import { Button } from '../../ui/control/button.tsx'
import { RetryNotice } from '../../ui/control/notice.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { PageHeading } from '../../ui/layout/page-header.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { LinkButton } from '../../ui/router/page-link.tsx'
import { useSearch } from '../../ui/router/router.tsx'
import { useHomeMessages } from '../devices/state/use-home-messages.ts'
import { usePerson } from '../sign-in/use-auth.ts'
import { filterIn } from './activity-filter.ts'
import { ActivityFilters } from './activity-filters.tsx'
import { ActivityList } from './activity-list.tsx'
import styles from './activity-view.module.css'
import { ExportButtons } from './export-buttons.tsx'
import { MadeUpNote } from './made-up-note.tsx'
import { useActivity } from './use-activity.ts'
import { useReached } from './use-reached.ts'

/** What happened in the home, the newest first: who changed what, and why. */
export function ActivityView() {
  const search = useSearch()
  const filter = filterIn(search)
  const { isAdmin } = usePerson()
  useHomeMessages()
  const { list, newCount, isMoreNew, showNew } = useActivity(filter)
  // What has failed is tried again by hand.
  const isPaused = list.isFetchingNextPage || list.isFetchNextPageError
  const reached = useReached(isPaused, () => void list.fetchNextPage())
  const skeleton = useSkeleton(list.isPending)
  const entries = list.data?.pages.flatMap((page) => page.entries)
  const isFiltered = Object.keys(filter).length > 0
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeading>Activity</PageHeading>
        <LinkButton to={paths.schedules}>Schedules</LinkButton>
        <LinkButton to={paths.scenes}>Scenes</LinkButton>
        <ExportButtons filter={filter} isManager={isAdmin} />
      </div>
      <ActivityFilters filter={filter} />
      <MadeUpNote since={0} className={styles.about} />
      {list.isError && <RetryNotice query={list}>Could not load the activity</RetryNotice>}
      <p className={styles.news} role="status">
        {newCount > 0 && (
          <Button onClick={showNew}>{`Show ${newCount}${isMoreNew ? '+' : ''} new`}</Button>
        )}
      </p>
      {skeleton && !entries && [1, 2, 3].map((row) => <Skeleton key={row} height={72} />)}
      {entries?.length === 0 && !list.hasNextPage && (
        <EmptyState title={isFiltered ? 'No matching activity' : 'No activity yet'}>
          {isFiltered
            ? 'Change the filters above to see more.'
            : 'Presses, wall switches and device changes appear here.'}
        </EmptyState>
      )}
      {entries && entries.length > 0 && <ActivityList entries={entries} />}
      {list.hasNextPage && (
        <Button
          ref={reached}
          busy={list.isFetchingNextPage}
          busyText="Loading…"
          onClick={() => list.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </div>
  )
}
