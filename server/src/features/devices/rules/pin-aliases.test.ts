import { pinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { readingKey } from '@roomwire/contracts/vocabulary/series.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aliasesFor, readAliases } from './pin-aliases.ts'

/** Keys of the most characters that differ in their last ones alone. */
const long = (end: string) => 'k'.repeat(32 - end.length) + end

const key: fc.Arbitrary<string> = fc.constantFrom(
  '1',
  '2',
  '3',
  '1.new',
  '2.new',
  '1.new2',
  'lamp',
  '1.new.new',
  long(''),
  long('a'),
  long('b'),
  long('.new'),
  'k'.repeat(28),
  'k_0123456789',
)
const keys = fc.uniqueArray(key)

it('every pin of a new board is one pin of the device, and the reverse', () => {
  fc.assert(
    fc.property(keys, keys, fc.nat(6), (device, board, matched) => {
      const matches = device.slice(0, matched).flatMap((pin, at) => {
        const by = board[at]
        return by === undefined ? [] : [{ pin, by }]
      })
      const stored = aliasesFor({ pins: matches, readings: [], leftReadings: [] }, device)
      if (stored === null) return
      const aliases = readAliases(stored)
      const known = new Set(matches.map(({ pin }) => pin))
      for (const { pin, by } of matches) expect(aliases.pinOf(by)).toBe(pin)
      const pins = board.map(aliases.pinOf)
      expect(new Set(pins).size).toBe(board.length)
      expect(pins.filter((pin) => !pinKey.safeParse(pin).success)).toEqual([])
      expect(pins.map(aliases.onBoard)).toEqual(board)
      for (const pin of device) if (!known.has(pin)) expect(aliases.onBoard(pin)).toBe(undefined)
      // A pin that was matched with nothing is nobody's: rights to it are rights to nothing.
      for (const pin of pins) expect(device.includes(pin) && !known.has(pin)).toBe(false)
    }),
  )
})

it('every reading of a new board is one of the device too, however long its key is', () => {
  const reading = fc.constantFrom('a', 'a_new', long(''), long('a'), long('b'), 'k'.repeat(28))
  const readings = fc.uniqueArray(reading)
  fc.assert(
    fc.property(readings, readings, (device, board) => {
      const stored = aliasesFor({ pins: [], readings: [], leftReadings: device }, [])
      if (stored === null) return
      const aliases = readAliases(stored)
      const named = board.map(aliases.readingOf)
      expect(new Set(named).size).toBe(board.length)
      expect(named.filter((one) => !readingKey.safeParse(one).success)).toEqual([])
      expect(named.filter((one) => device.includes(one))).toEqual([])
      expect(named.map(aliases.readingOnBoard)).toEqual(board)
    }),
  )
})
