import { expect, test } from 'vitest'
import { commitHash, gateSeed, seedOf } from './seed.mjs'

test('a commit has one seed, and where there is none a fixed one serves', () => {
  const hash = '00c0ffee5f0c1b8d3a7e2d9b4c6f8a1e0d2b3c4f'
  expect(seedOf(hash)).toBe(0x00c0ffee)
  expect(seedOf(hash)).not.toBe(seedOf(`1${hash.slice(1)}`))
  expect(seedOf('')).toBe(gateSeed)
  expect(seedOf('0'.repeat(40))).toBe(gateSeed)
})

test('this checkout has a commit', () => {
  expect(commitHash()).toMatch(/^[0-9a-f]{40}$/)
})
