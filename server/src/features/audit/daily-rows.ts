import type { NewEntry } from './batches.ts'

/**
 * How many rows of one kind a server writes in a day at most: for one home, or without one, and for
 * all together. A home of 2,500 devices may restart twice, and a server of 10,000 five times.
 */
export const dailyRowsMost = { ofHome: 5_000, ofAll: 50_000 }

/** Counts the rows of events that can be repeated without end, so that they do not fill the disk. */
export function openDailyRows() {
  let counts = new Map<string, number>()
  const of = (key: string) => counts.get(key) ?? 0
  const homeOf = ({ event, home_id }: NewEntry) => `${event} ${home_id ?? ''}`

  return {
    /** Tells whether one more row like this may be written today. */
    hasRoom: (entry: NewEntry): boolean =>
      of(homeOf(entry)) < dailyRowsMost.ofHome && of(entry.event) < dailyRowsMost.ofAll,

    count(entry: NewEntry): void {
      for (const key of [homeOf(entry), entry.event]) counts.set(key, of(key) + 1)
    },

    hasAny: (): boolean => counts.size > 0,

    beginDay(): void {
      counts = new Map()
    },
  }
}
