import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { askHistory, type HistoryOf } from './ask-history.ts'
import type { TimeSpan } from './span.ts'
import type { HistoryPage } from './with-news.ts'

/** How many points of a series are asked for: about one a pixel of a phone. */
const points = 400

/** How soon a history that is looked at is read anew, ms. */
const againMs = 30_000

/** How long what nobody looks at any more is kept, ms: a large home has much of it. */
const keptMs = 60_000

/** A page of devices with what their series were in a span. */
export function useHistory(
  of: HistoryOf,
  page: number,
  span: TimeSpan,
  { isFollowed }: { isFollowed: boolean },
) {
  const client = useQueryClient()
  const whose = ['history', of, page]
  const queryKey = [...whose, span.from, span.until]
  return useQuery({
    queryKey,
    queryFn: () => askHistory({ of, page, span, points }, client.getQueryData(queryKey)),
    // A chart that somebody moves stays where it is, with what is known, until the rest has come.
    placeholderData: () => lastOf(client, whose),
    refetchInterval: isFollowed && againMs,
    gcTime: keptMs,
  })
}

/** What came last of all whose key begins like this. */
function lastOf(client: QueryClient, queryKey: readonly unknown[]): HistoryPage | undefined {
  const all = client.getQueryCache().findAll({ queryKey })
  const [last] = all.sort((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
  return last && client.getQueryData<HistoryPage>(last.queryKey)
}
