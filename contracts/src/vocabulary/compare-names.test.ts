import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byName, compareNames } from './compare-names.ts'

const letters = 'abcxyzABCXYZ0123456789 -'.split('')
const plainName = fc.string({ unit: fc.constantFrom(...letters), maxLength: 8 })
const someName = fc.string({
  unit: fc.constantFrom(...'abcAzZ0127 -äÄßçéıİ٤ｌ💡א\u200e'.split('')),
  maxLength: 5,
})
const { compare } = new Intl.Collator('en', { numeric: true })

test('API-8 names stand in the order that people know, and their numbers as numbers', () => {
  const names = ['lamp 10', 'Zimmer', 'Äpfel', 'Lamp 2', 'fan', 'lamp', 'Étage 2', '', 'Étage 10']
  const known = ['', 'Äpfel', 'Étage 2', 'Étage 10', 'fan', 'lamp', 'Lamp 2', 'lamp 10', 'Zimmer']
  expect(names.toSorted(compareNames)).toEqual(known)
  const things = names.map((name) => ({ name }))
  expect(byName(things, ({ name }) => name).map(({ name }) => name)).toEqual(known)
})

test('API-8 plain names are compared as every name is', () => {
  fc.assert(
    fc.property(plainName, plainName, (one, other) => {
      const expected = compare(one, other) || (one < other ? -1 : Number(one > other))
      expect(Math.sign(compareNames(one, other))).toBe(Math.sign(expected))
    }),
    { numRuns: 5_000 },
  )
})

test('API-8 whatever the names are, they have one order, in which no two of them are equal', () => {
  fc.assert(
    fc.property(fc.uniqueArray(someName, { maxLength: 8 }), (names) => {
      const inOrder = names.toSorted(compareNames)
      expect(names.toReversed().toSorted(compareNames)).toEqual(inOrder)
      inOrder.forEach((one, at) => {
        expect(inOrder.slice(at + 1).every((other) => compareNames(one, other) < 0)).toBe(true)
      })
    }),
    { numRuns: 2_000 },
  )
})
