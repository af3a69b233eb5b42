/** Comments begin with their subject: 'The outcome of …' and not 'What became of …'. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { repositoryPaths } from './modules.ts'

const riddle = /(?:\/\*\*?|\/\/) +(?:What|That|Of|Whoever) .*/g

test('no comment begins with What, That, Of or Whoever', () => {
  const files = repositoryPaths().filter((path) => /\.(tsx?|mjs|css)$/.test(path))
  expect(files.length).toBeGreaterThan(1_000)
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(riddle)].map(([comment]) => `${file}: ${comment}`),
  )
  expect(found).toEqual([])
})

test.each(['What it is.', 'That which is left.', 'Of a hub.', 'Whoever comes.'])(
  'such a comment is found: %s',
  (text) => {
    expect(`/** ${text} */`.match(riddle)).toHaveLength(1)
    expect(`a() // ${text}`.match(riddle)).toHaveLength(1)
    expect(`const a = '${text}'`.match(riddle)).toBeNull()
  },
)
