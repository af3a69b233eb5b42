import type { ActivityEntry } from '@roomwire/contracts/http/activity.ts'
import type { ActivityPage } from './newest-page.ts'

/** What one file holds at most. */
export const fileMost = 10_000

/**
 * Everything that is asked for, page after page, up to what one file holds.
 * @param ask brings a page, and the first one where it is told no place
 * @param onProgress hears how many there are so far
 */
export async function allActivity(
  ask: (before?: string) => Promise<ActivityPage>,
  onProgress: (count: number) => void,
): Promise<{ entries: ActivityEntry[]; isAll: boolean }> {
  const entries: ActivityEntry[] = []
  let before: string | null | undefined
  do {
    const page = await ask(before ?? undefined)
    entries.push(...page.entries)
    before = page.next
    onProgress(entries.length)
  } while (before !== null && entries.length < fileMost)
  return { entries, isAll: before === null }
}
