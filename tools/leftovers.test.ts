import { expect, test } from 'vitest'
import { readSources, repositoryPaths } from './modules.ts'

/** Leftovers from work in haste; each has a better way or needs a reason. */
const leftovers: [title: string, pattern: RegExp][] = [
  ['a test that is left out or left alone', /\.(only|skip|todo|skipIf|runIf)\s*\(/],
  ['a silenced type checker', /@ts-(ignore|nocheck)/],
  ['an expected type error without a reason', /@ts-expect-error\s*(\*\/)?$/m],
  ['a silenced lint rule without a reason', /biome-ignor[e](?!\S* \S+: *\S+ \S)/],
  ['a type thrown away', /\bas\s+any\b/],
  ['a stop for the debugger', /^\s*debugger\b(?!:)/m],
  ['a program that ends well, though its work does not', /^main\(/m],
]

function leftoversIn(sources: Map<string, string>): string[] {
  return [...sources].flatMap(([path, text]) =>
    leftovers.filter(([, pattern]) => pattern.test(text)).map(([title]) => `${path}: ${title}`),
  )
}

test('nothing is left over from work in haste', () => {
  const sources = readSources(repositoryPaths().filter((path) => /\.(tsx?|mjs|js|css)$/.test(path)))
  expect(sources.size).toBeGreaterThan(0)
  expect(leftoversIn(sources)).toEqual([])
})

// The samples are put together here, so that this file does not hold what it looks for.
test.each([
  ['test', 'only("x")'].join('.'),
  ['describe', 'skip ("x")'].join('.'),
  ['test', 'skipIf(slow)("x")'].join('.'),
  ['// @ts', 'ignore because'].join('-'),
  ['// @ts-expect', 'error'].join('-'),
  ['// biome', 'ignore lint/a/b:'].join('-'),
  ['(x as', 'any)'].join(' '),
  ['debug', 'ger'].join(''),
  ['main', '(process.argv)'].join(''),
])('%s is found', (sample) => expect(leftoversIn(new Map([['a.ts', sample]]))).toHaveLength(1))

test('a silenced rule with its reason may stay', () => {
  const reasoned = ['// biome', 'ignore lint/a/b: the engine wants it so'].join('-')
  expect(leftoversIn(new Map([['a.ts', reasoned]]))).toEqual([])
})
