import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aliasesFor, readAliases } from './pin-aliases.ts'

const key: fc.Arbitrary<string> = fc.constantFrom(
  '1',
  '2',
  '3',
  '1.new',
  '2.new',
  '1.new2',
  'lamp',
  '1.new.new',
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
      expect(pins.map(aliases.onBoard)).toEqual(board)
      for (const pin of device) if (!known.has(pin)) expect(aliases.onBoard(pin)).toBe(undefined)
      // A pin that was matched with nothing is nobody's: rights to it are rights to nothing.
      for (const pin of pins) expect(device.includes(pin) && !known.has(pin)).toBe(false)
    }),
  )
})
