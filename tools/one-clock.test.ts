import { expect, test } from 'vitest'
import { readSources, repositoryPaths } from './modules.ts'

/** Each reads the clock of this device, which may show any time. The page's own clock is the server's. */
const foreignClocks =
  /\bDate\.now\b|\bnew Date\(\s*\)|\bDate\(\s*\)|\btimeOrigin\b|\bTemporal\.Now\b/

function sourcesOfPage(): Map<string, string> {
  const isOfPage = (path: string) =>
    /^web\/src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)
  return readSources(repositoryPaths().filter(isOfPage))
}

const readsAnother = (sources: Map<string, string>) =>
  [...sources].flatMap(([path, text]) => (foreignClocks.test(text) ? [path] : []))

test('nothing of the page reads a clock but ui/time/device-clocks.ts, for the clock that follows the server', () => {
  const isOfPage = (path: string) =>
    /^web\/src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)
  const sources = readSources(repositoryPaths().filter(isOfPage))
  expect(sources.size).toBeGreaterThan(100)
  expect(readsAnother(sources)).toEqual(['web/src/ui/time/device-clocks.ts'])
})

test.each(['Date.now()', 'useState(Date.now)', 'new Date()', 'Temporal.Now.instant()'])(
  '%s is found',
  (sample) => expect(readsAnother(new Map([['a.ts', sample]]))).toEqual(['a.ts']),
)

test('an instant as a text is no clock', () =>
  expect(readsAnother(new Map([['a.ts', 'new Date(at).toISOString()']]))).toEqual([]))

/** Each writes a time by the clocks of this device, or by a way of its own. */
const foreignTimes =
  /\bIntl\.DateTimeFormat\(|\.toLocale(Date|Time)String\b|\.to(Date|Time)String\(|\.get(Hours|Minutes|Seconds|Day|Date|Month|FullYear|TimezoneOffset)\(|<time\b/

const writesItself = (sources: Map<string, string>) =>
  [...sources].flatMap(([path, text]) => (foreignTimes.test(text) ? [path] : []))

test('nothing of the page writes a time but time/time-zone.ts, which goes by the clocks of the home, and time/time.tsx marks it', () => {
  expect(writesItself(sourcesOfPage()).toSorted()).toEqual([
    'web/src/ui/time/time-zone.ts',
    'web/src/ui/time/time.tsx',
  ])
})

test.each([
  'new Intl.DateTimeFormat(locale)',
  'date.toLocaleTimeString()',
  'date.toDateString()',
  'date.getHours()',
  '<time dateTime={at}>',
])('%s is found', (sample) => expect(writesItself(new Map([['a.ts', sample]]))).toEqual(['a.ts']))

test('a number, and a day by UTC, are no times by a clock', () =>
  expect(writesItself(new Map([['a.ts', '(1).toLocaleString(); date.getUTCDay()']]))).toEqual([]))
