import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareNames } from './compare-names.ts'

const letters = 'abcdefxyzABCDEFXYZ0123456789 -'.split('')
const plainName = fc.string({ unit: fc.constantFrom(...letters), maxLength: 8 })

test('names stand in the order that people know, those in other letters too', () => {
  const names = ['lamp 2', 'Zimmer', 'Äpfel', 'Lamp', 'fan', 'lamp', 'Étage', '', 'Lamp-1']
  expect(names.toSorted(compareNames)).toEqual(
    names.toSorted((one, other) => one.localeCompare(other, 'en')),
  )
})

test('plain names are compared as every name is', () => {
  fc.assert(
    fc.property(plainName, plainName, (one, other) => {
      expect(Math.sign(compareNames(one, other))).toBe(Math.sign(one.localeCompare(other, 'en')))
    }),
    { numRuns: 2_000 },
  )
})
