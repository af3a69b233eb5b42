import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareNames } from './compare-names.ts'

const letters = 'abcxyzABCXYZ0123456789 -'.split('')
const plainName = fc.string({ unit: fc.constantFrom(...letters), maxLength: 8 })
const { compare } = new Intl.Collator('en', { numeric: true })

test('API-8 names stand in the order that people know, and their numbers as numbers', () => {
  const names = ['lamp 10', 'Zimmer', 'Äpfel', 'Lamp 2', 'fan', 'lamp', 'Étage 2', '', 'Étage 10']
  expect(names.toSorted(compareNames)).toEqual([
    '',
    'Äpfel',
    'Étage 2',
    'Étage 10',
    'fan',
    'lamp',
    'Lamp 2',
    'lamp 10',
    'Zimmer',
  ])
})

test('API-8 plain names are compared as every name is', () => {
  fc.assert(
    fc.property(plainName, plainName, (one, other) => {
      const expected = compare(one, other) || one.localeCompare(other)
      expect(Math.sign(compareNames(one, other))).toBe(Math.sign(expected))
    }),
    { numRuns: 5_000 },
  )
})
