import { expect, test } from 'vitest'
import { anEntry } from './an-entry.ts'
import { allActivity, fileMost } from './export-activity.ts'
import { newIn, withNewestPage } from './newest-page.ts'

/** A page of entries at these instants, and where to go on. */
const page = (instants: readonly number[], next: string | null) => ({
  entries: instants.map((at) => anEntry({ id: String(at), at })),
  next,
})
const shown = { pages: [page([30, 20], '20'), page([10], null)], pageParams: ['', '20'] }
const instantsOf = ({ pages }: Pick<typeof shown, 'pages'>) =>
  pages.map(({ entries }) => entries.map(({ at }) => at))

test('LIVE-4 what is new stands before what is shown, the newest first, also what comes late', () => {
  const news = page([40, 30, 25, 20], '20')
  expect(newIn(shown, news)).toMatchObject({ entries: [{ at: 40 }, { at: 25 }], isGap: false })
  expect(instantsOf(withNewestPage(shown, news))).toEqual([[40, 30, 25, 20], [10]])
  expect(instantsOf(withNewestPage(shown, page([30, 20, 10], null)))).toEqual([[30, 20], [10]])
})

test('LIVE-4 where more is new than was looked at the list begins anew, and has no gap', () => {
  const news = page([90, 80], '80')
  expect(newIn(shown, news)).toMatchObject({ entries: [{ at: 90 }, { at: 80 }], isGap: true })
  expect(withNewestPage(shown, news)).toEqual({ pages: [news], pageParams: [''] })
})

test('R-95 a file of the activity has all of it, or says that it has not', async () => {
  const ask = (pages: number) => (before?: string) => {
    const nth = Number(before ?? 0) + 1
    return Promise.resolve(page([nth * 2, nth * 2 - 1], nth < pages ? String(nth) : null))
  }
  const counts: number[] = []
  const { entries, isAll } = await allActivity(ask(3), (count) => counts.push(count))
  expect([entries.length, isAll, counts]).toEqual([6, true, [2, 4, 6]])
  const most = await allActivity(ask(fileMost), () => undefined)
  expect([most.entries.length, most.isAll]).toEqual([fileMost, false])
})
