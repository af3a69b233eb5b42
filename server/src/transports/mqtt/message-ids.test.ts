import { expect, test } from 'vitest'
import { MessageIds } from './message-ids.ts'

test('R-40: identifiers are never 0, start again after 65535 and skip unacknowledged ones', () => {
  const ids = new MessageIds(2)
  const kept = ids.take()
  expect(kept).toBe(1)
  const rest = Array.from({ length: 65_534 }, () => {
    const id = ids.take()
    ids.release(id ?? 0)
    return id
  })
  expect(rest[0]).toBe(2)
  expect(rest.at(-1)).toBe(65_535)
  expect(ids.take()).toBe(2)
  expect(ids.take()).toBeNull()
  ids.release(1)
  expect(ids.take()).toBe(3)
})
