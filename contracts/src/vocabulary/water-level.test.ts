import { expect, test } from 'vitest'
import { readWaterLevel } from './water-level.ts'

test.each([
  ['72%', 72],
  ['Level: 72.5 %', 72.5],
  ['0%', 0],
  ['100%', 100],
])("CTRL-5 '%s' is a level of %d", (text, percent) => {
  expect(readWaterLevel(text)).toEqual({ kind: 'exact', percent })
})

test.each([
  ['EMPTY', 4],
  ['low', 20],
  ['Half', 50],
  [' FULL ', 100],
])("CTRL-5 '%s' is a band around %d", (text, percent) => {
  expect(readWaterLevel(text)).toEqual({ kind: 'band', percent })
})

test.each(['sensor error', '140%', '', '72', null])("CTRL-5 '%s' is no level", (text) => {
  expect(readWaterLevel(text)).toEqual({ kind: 'unknown' })
})
