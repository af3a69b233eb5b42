import { expect, it } from 'vitest'
import { someAtATime } from './some-at-a-time.ts'

it('gives all of them in their order, some at a time, and lets others have their turn in between', async () => {
  const log: (number[] | 'another')[] = []
  for await (const some of someAtATime([1, 2, 3, 4, 5], 2)) {
    log.push(some)
    setImmediate(() => log.push('another'))
  }
  expect(log).toEqual([[1, 2], 'another', [3, 4], 'another', [5]])
})
