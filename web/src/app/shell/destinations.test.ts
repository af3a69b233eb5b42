import { dashboardViews } from '@roomwire/contracts/vocabulary/dashboard-views.ts'
import { expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import { isHere, ofBar, ofMore, ofRail } from './destinations.ts'

const owner = { isAdmin: true }
const navigations = {
  bar: [...ofBar, ...ofMore(owner)],
  rail: ofRail(owner),
}

test.each(['bar', 'rail'] as const)(
  'every view of the dashboard belongs to one destination of the %s',
  (navigation) => {
    for (const view of [...dashboardViews, 'more', 'unknown']) {
      const here = { pathname: paths.dashboard, search: `?view=${view}` }
      const marked = navigations[navigation].filter((one) => isHere(one, here))
      expect([view, marked.length]).toEqual([view, 1])
    }
  },
)

test('the pages of energy and water belong to Home, as the history does', () => {
  for (const view of ['history', 'energy', 'water', 'more', 'unknown']) {
    const here = { pathname: paths.dashboard, search: `?view=${view}` }
    expect(ofBar.filter((one) => isHere(one, here)).map(({ label }) => label)).toEqual(['Home'])
  }
})
