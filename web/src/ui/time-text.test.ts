import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayHere, timeHere } from './time-text.ts'

const hour = 3_600_000
const instants = fc.integer({ min: Date.UTC(2005, 0), max: Date.UTC(2039, 0) })

test('Date reads back the day and the time here', () => {
  fc.assert(
    fc.property(instants, (at) => {
      const minute = Math.floor(at / 60_000) * 60_000
      const read = Date.parse(`${dayHere(at)}T${timeHere(at)}`)
      // A clock shows each time twice in the hour that comes twice.
      expect([0, hour, hour / 2]).toContain(minute - read)
    }),
  )
})
