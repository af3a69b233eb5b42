import { expect, test } from 'vitest'
import { readWaterLevel } from './water-level.ts'

test.each([
  ['72%', 72],
  ['Level: 72.5 %', 72.5],
  ['0%', 0],
  ['100%', 100],
  ['72,5 %', 72.5],
  ['-0.0 %', 0],
  ['Tank: 7.25%', 7.25],
  ['Tank 2: 72 %', 72],
  ['720 l = 72 %', 72],
  ['72 % (720 l)', 72],
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

const uncertain = [
  '-5 %',
  '− 5%',
  '1,234 %',
  '1 050 %',
  '1\u202f050 %',
  "1'050 %",
  '7.2.1 %',
  '72..5 %',
]
const unclear = [
  '10-20 %',
  '50 to 60 %',
  '50—60 %',
  '50…60 %',
  '1_050 %',
  '720 l, 72 %',
  '<5 %',
  '1e1 %',
  '7/10 %',
  'Air 40 %, level 72 %',
  '72 %%',
  '.5 %',
  'nan%',
]
test.each([...uncertain, ...unclear, 'sensor error', '140%', '', '72', null])(
  "CTRL-5 '%s' is no level",
  (text) => {
    expect(readWaterLevel(text)).toEqual({ kind: 'unknown' })
  },
)
