import { expect, test } from 'vitest'
import { extendedAtHome } from './longer-access.ts'

const at = (iso: string) => Date.parse(iso)

test('DASH-8 a pass is extended by days at the same time there, also over the change of the clocks', () => {
  const berlin = 'Europe/Berlin'
  const end = at('2026-03-28T19:00Z')
  expect(extendedAtHome(end, 'day', 0, berlin)).toBe(at('2026-03-29T18:00Z'))
  expect(extendedAtHome(end, 'week', 0, berlin)).toBe(at('2026-04-04T18:00Z'))
  expect(extendedAtHome(end, 'hour', 0, berlin)).toBe(at('2026-03-28T20:00Z'))
  const now = at('2026-03-30T10:00:30Z')
  expect(extendedAtHome(end, 'hour', now, berlin)).toBe(at('2026-03-30T11:00Z'))
  expect(extendedAtHome(Number.NaN, 'day', now, 'UTC')).toBe(at('2026-03-31T10:00Z'))
})

test('LIVE-7 access is made longer from its end, or from this minute when it is over or none is set', () => {
  const [now, hour] = [at('2026-03-20T12:00:30Z'), 3_600_000]
  const ends = now + 1_800_000
  expect(extendedAtHome(ends, 'hour', now, null)).toBe(ends + hour)
  for (const over of [now - 1, Number.NaN]) {
    expect(extendedAtHome(over, 'hour', now, null)).toBe(at('2026-03-20T13:00Z'))
  }
})
