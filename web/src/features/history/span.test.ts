import { expect, test } from 'vitest'
import { ticksWithin } from './chart/make-plot.ts'
import { historyAddress, historyPlaceIn, spanAt } from './history-address.ts'
import { lastDayAfter, spanOfDays, untilToday, zoomed } from './span.ts'

const at = (iso: string) => Date.parse(iso)
const hour = 3_600_000
const berlin = 'Europe/Berlin'

test.each([
  ['2026-03-29', 23],
  ['2026-10-25', 25],
  ['2026-11-24', 24],
])(
  'the day %s in Berlin has %i hours, and the marks of its axis stand at round times',
  (day, hours) => {
    const span = spanOfDays('day', day, berlin)
    expect((span.until - span.from) / hour).toBe(hours)
    const written = ticksWithin(span, berlin, 8).map((tick) =>
      new Date(tick).toLocaleTimeString('en-GB', { timeZone: berlin, timeStyle: 'short' }),
    )
    expect(written[0]).toBe('00:00')
    expect(written).toEqual(expect.arrayContaining(['06:00', '12:00', '18:00']))
    expect(new Set(written.map((text) => text.slice(3)))).toEqual(new Set(['00']))
  },
)

test.each([
  ['day', 1],
  ['week', 7],
  ['month', 31],
  ['year', 366],
] as const)(
  'a %s ends with the last day, and an axis has two marks at least, and no more than have room',
  (range, days) => {
    const span = spanOfDays(range, '2026-11-24', 'Asia/Kolkata')
    expect(span.until).toBe(at('2026-11-24T18:30Z'))
    expect((span.until - span.from) / (24 * hour)).toBe(days)
    for (const most of [3, 5, 12]) {
      const ticks = ticksWithin(span, 'Asia/Kolkata', most)
      expect(ticks.length).toBeGreaterThan(1)
      expect(ticks.length).toBeLessThanOrEqual(most + 1)
    }
  },
)

test('zooming keeps the instant under the hand where it is, and stops at ten minutes and 400 days', () => {
  const span = { from: 0, until: 24 * hour }
  expect(zoomed(span, 6 * hour, 0.5)).toEqual({ from: 3 * hour, until: 15 * hour })
  const closest = zoomed(span, 6 * hour, 1e-9)
  expect(closest.until - closest.from).toBe(600_000)
  const farthest = zoomed(span, 6 * hour, 1e9)
  expect(farthest.until - farthest.from).toBe(400 * 24 * hour)
})

test('nothing is shown after today: what would be is moved back as it is', () => {
  const now = at('2026-11-24T10:00Z')
  expect(lastDayAfter('week', '2026-11-20', 1, '2026-11-24')).toBe('2026-11-24')
  expect(lastDayAfter('week', '2026-11-20', -1, '2026-11-24')).toBe('2026-11-13')
  const late = { from: at('2026-11-24T20:00Z'), until: at('2026-11-25T20:00Z') }
  expect(untilToday(late, now, 'UTC')).toEqual({
    from: at('2026-11-24T00:00Z'),
    until: at('2026-11-25T00:00Z'),
  })
})

test('what is shown stands in the address, and nonsense there is the day of today', () => {
  const place = {
    ...({ device: 'SC-000001', pin: '18', range: 'week', day: '2026-11-20' } as const),
    from: 1_000,
    until: 2_000,
  }
  const back = (address: string) => historyPlaceIn(new URL(address, 'http://x').searchParams)
  expect(back(historyAddress(place))).toEqual(place)
  expect(back('/?view=history&range=era&day=2026-99-99&from=5&until=1')).toEqual({ range: 'day' })
  const now = at('2026-11-24T10:00Z')
  expect(spanAt({ range: 'day' }, now, 'UTC').from).toBe(at('2026-11-24T00:00Z'))
})
