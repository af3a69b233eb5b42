/** Endless changes do not fill the activity, and no change is lost from its counts. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  type ActivityRow,
  ActivityToStore,
  activityKey,
  ChangeCounts,
  joinActivity,
} from './activity-rows.ts'

const device = { id: 1, homeId: 1 }
const flip = { part: '18', value: '1', cause: 'device' } as const
const gaps = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 200 })

/** The rows of changes of a pin with these gaps between them, each as it was written last. */
function rowsAfter(between: readonly number[], counts = new ChangeCounts()): ActivityRow[] {
  let now = 1_000_000
  const written = between.map((gap) => {
    now += gap
    return counts.count(device, flip, now)
  })
  return [...new Map(written.map((row) => [activityKey(row), row])).values()]
}

it('LIVE-2 a pin has at most ten rows in any minute from its first change on, and every change is counted once', () => {
  fc.assert(
    fc.property(gaps, (between) => {
      const rows = rowsAfter(between)
      expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(between.length)
      for (const [place, row] of rows.entries()) {
        // A minute may begin with the last rows of the one before.
        const twentyFirst = rows[place + 20]
        if (twentyFirst) expect(twentyFirst.at - row.at).toBeGreaterThanOrEqual(60_000)
      }
    }),
  )
})

it('LIVE-2 a change over a new connection is counted with those before', () => {
  const counts = new ChangeCounts()
  for (let at = 0; at < 3; at += 1) rowsAfter(Array(10).fill(0), counts)
  const row = counts.count(device, flip, 1_000_100)
  expect(row.count).toBeGreaterThan(20)
})

it('R-50 the rows of changes that wait for the database are joined, and are not without end', () => {
  const rows = rowsAfter(Array(300).fill(30_000))
  expect(joinActivity(rows.slice(0, 10), rows.slice(5, 20))).toEqual(rows.slice(0, 20))
  const grown = rows.slice(0, 1).map((row) => ({ ...row, count: 2 }))
  expect(joinActivity(rows.slice(0, 1), grown)).toEqual(grown)
  expect(joinActivity(rows, grown)).toHaveLength(200)
})

it('LIVE-2 a level that moves on is stored once in ten seconds, and as it was last when the connection ends', () => {
  fc.assert(
    fc.property(gaps, (between) => {
      const [counts, toStore] = [new ChangeCounts(), new ActivityToStore()]
      const rows = new Map<string, ActivityRow>()
      const stored = new Map<string, ActivityRow>()
      const store = (taken: readonly ActivityRow[]) => {
        for (const row of taken) stored.set(activityKey(row), row)
        return taken.filter(({ count }) => count > 1).length
      }
      let [now, writes] = [1_000_000, 0]
      for (const [place, gap] of between.entries()) {
        now += gap
        const row = counts.count(device, { ...flip, part: 'level', value: `${place}%` }, now)
        rows.set(activityKey(row), row)
        toStore.add(row)
        writes += store(toStore.take(now, false))
        expect(now - (stored.get(activityKey(row))?.last_at ?? 0)).toBeLessThan(10_000)
      }
      const whiles = (now - 1_000_000) / 10_000
      expect(writes).toBeLessThanOrEqual(1 + whiles + rows.size)
      store(toStore.take(now, true))
      expect(stored).toEqual(rows)
    }),
  )
})
