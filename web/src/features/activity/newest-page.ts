import type { listActivityEndpoint } from '@roomwire/contracts/http/activity.ts'
import type { Reply } from '@roomwire/contracts/http/endpoint.ts'
import type { InfiniteData } from '@tanstack/react-query'

export type ActivityPage = Reply<typeof listActivityEndpoint>

/** The entries of a page that are not shown yet, and whether more may stand between them and those shown. */
export function newIn(
  { pages }: InfiniteData<ActivityPage>,
  { entries, next }: ActivityPage,
): { entries: ActivityPage['entries']; isGap: boolean } {
  const shown = new Set(pages.flatMap((page) => page.entries.map(({ id }) => id)))
  const unseen = entries.filter(({ id }) => !shown.has(id))
  return { entries: unseen, isGap: unseen.length === entries.length && next !== null }
}

/** A list with the newest page in front; where there is a gap between them that page alone, from which one reads on. */
export function withNewestPage(
  data: InfiniteData<ActivityPage>,
  page: ActivityPage,
): InfiniteData<ActivityPage> {
  const { entries, isGap } = newIn(data, page)
  const [first, ...rest] = data.pages
  if (isGap || !first) return { pages: [page], pageParams: data.pageParams.slice(0, 1) }
  // A device may tell late of what has happened.
  const all = [...entries, ...first.entries].toSorted((one, other) => other.at - one.at)
  return { ...data, pages: [{ ...first, entries: all }, ...rest] }
}
