import type { ActivityEntry } from '@roomwire/contracts/http/activity.ts'
import type { ActivityFilter } from './activity-filter.ts'
import { askActivity } from './use-activity.ts'

/** What one file holds at most, and one call brings. */
const most = { entries: 10_000, ofCall: 100 }

/**
 * Everything that is asked for, page after page.
 * @param onProgress hears how many there are so far
 */
export async function allActivity(
  filter: ActivityFilter,
  onProgress: (count: number) => void,
): Promise<ActivityEntry[]> {
  const entries: ActivityEntry[] = []
  let before: string | null | undefined
  do {
    const page = await askActivity(filter, before ?? undefined, most.ofCall)
    entries.push(...page.entries)
    before = page.next
    onProgress(entries.length)
  } while (before !== null && entries.length < most.entries)
  return entries
}
