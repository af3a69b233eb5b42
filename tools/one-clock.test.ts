import { expect, test } from 'vitest'
import { readSources, repositoryPaths } from './modules.ts'

/** Each reads the clock of this device, which may show any time. The page's own clock is the server's. */
const foreignClocks =
  /\bDate\.now\b|\bnew Date\(\s*\)|\bDate\(\s*\)|\btimeOrigin\b|\bTemporal\.Now\b/

const readsAnother = (sources: Map<string, string>) =>
  [...sources].flatMap(([path, text]) => (foreignClocks.test(text) ? [path] : []))

test('nothing of the page reads a clock but ui/clock.ts, which follows that of the server', () => {
  const isOfPage = (path: string) =>
    /^web\/src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)
  const sources = readSources(repositoryPaths().filter(isOfPage))
  expect(sources.size).toBeGreaterThan(100)
  expect(readsAnother(sources)).toEqual(['web/src/ui/clock.ts'])
})

test.each(['Date.now()', 'useState(Date.now)', 'new Date()', 'Temporal.Now.instant()'])(
  '%s is found',
  (sample) => expect(readsAnother(new Map([['a.ts', sample]]))).toEqual(['a.ts']),
)

test('an instant as a text is no clock', () =>
  expect(readsAnother(new Map([['a.ts', 'new Date(at).toISOString()']]))).toEqual([]))
