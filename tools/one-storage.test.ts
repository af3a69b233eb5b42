import { expect, test } from 'vitest'
import { readSources, repositoryPaths } from './modules.ts'

/** Browsers that are set to store nothing throw at each of these. */
const storages = /\b(local|session)Storage\b|\bindexedDB\b|\bdocument\.cookie\b/

const touching = (sources: Map<string, string>) =>
  [...sources].flatMap(([path, text]) => (storages.test(text) ? [path] : []))

test('nothing of the page touches a storage but ui/browser/storage.ts, which goes on without one', () => {
  const isOfPage = (path: string) =>
    /^web\/src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)
  const sources = readSources(repositoryPaths().filter(isOfPage))
  expect(sources.size).toBeGreaterThan(100)
  expect(touching(sources)).toEqual(['web/src/ui/browser/storage.ts'])
})

test.each(['localStorage.getItem(key)', 'window.sessionStorage', 'indexedDB.open(name)'])(
  '%s is found',
  (sample) => expect(touching(new Map([['a.ts', sample]]))).toEqual(['a.ts']),
)
