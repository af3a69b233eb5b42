import type { ScheduleRule } from '@roomwire/contracts/vocabulary/schedule-rule.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sunTime } from '../../../platform/sun-times.ts'
import { clockChange, dueTimes, type HomeClocks, nextAfter, sharedDueTimes } from './due-times.ts'

const dayMs = 24 * 3_600_000
const quarterMs = 15 * 60_000
const place = { latitude: 60.17, longitude: 24.94 }
const always = { spread: 0, from: null, until: null }
const everyDay: ScheduleRule['days'] = { kind: 'weekly', days: [1, 2, 3, 4, 5, 6, 7] }

/** Zones with summer time in the north and the south, with half an hour of it, without any, and one that is ahead of all. */
const zones = [
  'Europe/Helsinki',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'Pacific/Auckland',
]

const takeUntil = (rule: ScheduleRule, clocks: HomeClocks, from: number, until: number) => {
  const found: number[] = []
  for (const { at } of dueTimes({ id: 7, rule }, clocks, from)) {
    if (at >= until) break
    found.push(at)
  }
  return found
}

/** Every quarter of an hour of a year with its date and time, as another part of the language tells them. */
function* quartersOf(zone: string, from: number, until: number) {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  for (let at = from; at < until; at += quarterMs) {
    const [date = '', time = ''] = format.format(at).split(' ')
    yield { at, date, time }
  }
}

const minuteOf = (time: string) => {
  const [hours = '', minutes = ''] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}

describe('when a schedule is due', () => {
  it.each(zones)(
    'is the same through a year in %s as a clock that is looked at every quarter',
    (zone) => {
      const from = Date.UTC(2026, 0, 1)
      const until = Date.UTC(2027, 0, 2)
      const times = ['00:00', '01:45', '02:15', '02:30', '03:00', '12:00', '23:45']
      const seen = times.map((): number[] => [])
      const done = new Set<string>()
      let before: { date: string; time: string } | undefined
      for (const { at, date, time } of quartersOf(zone, from - dayMs, until)) {
        for (const [index, wanted] of times.entries()) {
          const key = `${date} ${wanted}`
          const last = before?.date === date ? minuteOf(before.time) : -1
          // It is shown for the first time today, or the clocks have just jumped over it.
          const isJumped =
            before?.date === date && last < minuteOf(wanted) && minuteOf(time) > minuteOf(wanted)
          if (done.has(key) || (time !== wanted && !isJumped)) continue
          done.add(key)
          const due = time === wanted ? at : at - quarterMs + (minuteOf(wanted) - last) * 60_000
          if (due > from && due < until) seen[index]?.push(due)
        }
        before = { date, time }
      }
      for (const [index, at] of times.entries()) {
        const rule = { ...always, days: everyDay, time: { kind: 'clock', at } } as const
        expect(takeUntil(rule, { timeZone: zone, place: null }, from, until), at).toEqual(
          seen[index],
        )
      }
    },
  )

  it('says what the clocks do to a time on the nights on which they change', () => {
    const rule = (at: string) => ({
      ...always,
      days: everyDay,
      time: { kind: 'clock', at } as const,
    })
    const zone = 'Europe/Helsinki'
    expect(clockChange(rule('03:30'), zone, '2026-03-29')).toBe('left_out')
    expect(clockChange(rule('03:30'), zone, '2026-10-25')).toBe('twice')
    expect(clockChange(rule('03:30'), zone, '2026-10-26')).toBeUndefined()
    expect(clockChange(rule('04:00'), zone, '2026-03-29')).toBeUndefined()
    const due = nextAfter(
      { id: 1, rule: rule('03:30') },
      { timeZone: zone, place },
      Date.UTC(2026, 2, 28, 12),
    )
    // It comes as late as it would have without the change: at 04:30.
    expect(new Date(due ?? 0).toISOString()).toBe('2026-03-29T01:30:00.000Z')
  })

  it('is by dates: once, on weekdays, every so many days, from a day, until a day', () => {
    const clocks = { timeZone: 'Asia/Kolkata', place: null }
    const from = Date.parse('2026-05-01T00:00:00+05:30')
    const datesOf = (rule: Partial<ScheduleRule>, until = from + 30 * dayMs) =>
      takeUntil(
        { ...always, days: everyDay, time: { kind: 'clock', at: '07:00' }, ...rule },
        clocks,
        from,
        until,
      ).map((at) => new Date(at + 5.5 * 3_600_000).toISOString().slice(8, 10))
    expect(datesOf({ days: { kind: 'once', date: '2026-05-09' } })).toEqual(['09'])
    expect(datesOf({ days: { kind: 'once', date: '2026-04-30' } })).toEqual([])
    expect(datesOf({ days: { kind: 'weekly', days: [1, 7] } })).toEqual([
      '03',
      '04',
      '10',
      '11',
      '17',
      '18',
      '24',
      '25',
    ])
    expect(datesOf({ days: { kind: 'every', every: 10, first: '2026-04-25' } })).toEqual([
      '05',
      '15',
      '25',
    ])
    expect(
      datesOf({ days: { kind: 'every', every: 300, first: '2030-01-01' } }, Date.UTC(2030, 0, 3)),
    ).toEqual(['01'])
    expect(datesOf({ from: '2026-05-28' })).toEqual(['28', '29', '30'])
    expect(datesOf({ until: '2026-05-02' })).toEqual(['01', '02'])
    // Far ahead it is found too.
    const late = {
      ...always,
      days: everyDay,
      time: { kind: 'clock', at: '07:00' },
      from: '2040-01-01',
    } as const
    expect(nextAfter({ id: 1, rule: late }, clocks, from)).toBe(
      Date.parse('2040-01-01T07:00:00+05:30'),
    )
  })

  it('is by the sun of each day at the place of the home, never without one, and not on days without it', () => {
    const rule = { ...always, days: everyDay, time: { kind: 'sunset', offset: -30 } } as const
    const from = Date.UTC(2026, 0, 1)
    expect(
      nextAfter({ id: 1, rule }, { timeZone: 'Europe/Helsinki', place: null }, from),
    ).toBeNull()
    const all = takeUntil(rule, { timeZone: 'Europe/Helsinki', place }, from, from + 365 * dayMs)
    expect(all).toHaveLength(365)
    for (const at of all) {
      const noon = Temporal.Instant.fromEpochMilliseconds(at)
        .toZonedDateTimeISO('Europe/Helsinki')
        .with({ hour: 12, minute: 0 }).epochMilliseconds
      expect(Math.abs((sunTime('sunset', place, noon) ?? 0) - 30 * 60_000 - at)).toBeLessThan(
        60_000,
      )
    }
    const polar = { latitude: 69.65, longitude: 18.96 }
    const north = { timeZone: 'Europe/Oslo', place: polar }
    const inNorth = takeUntil(rule, north, from, from + 365 * dayMs)
    expect(inNorth.length).toBeGreaterThan(230)
    expect(inNorth.length).toBeLessThan(270)
    // In the middle of the polar night the next one is weeks away, and found.
    expect(nextAfter({ id: 1, rule }, north, Date.UTC(2026, 11, 1))).toBeGreaterThan(
      Date.UTC(2027, 0, 10),
    )
  })

  const dates = fc.date({
    min: new Date('2024-01-01'),
    max: new Date('2030-01-01'),
    noInvalidDate: true,
  })
  const dateText = dates.map((date) => date.toISOString().slice(0, 10))
  const rules: fc.Arbitrary<ScheduleRule> = fc.record({
    days: fc.oneof(
      fc.record({ kind: fc.constant('once' as const), date: dateText }),
      fc.record({
        kind: fc.constant('weekly' as const),
        days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      }),
      fc.record({
        kind: fc.constant('every' as const),
        every: fc.integer({ min: 2, max: 366 }),
        first: dateText,
      }),
    ),
    time: fc.oneof(
      fc.record({
        kind: fc.constant('clock' as const),
        at: fc.integer({ min: 0, max: 1_439 }).map((minute) => {
          const two = (number: number) => String(number).padStart(2, '0')
          return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
        }),
      }),
      fc.record({
        kind: fc.constantFrom('sunrise' as const, 'sunset' as const),
        offset: fc.integer({ min: -180, max: 180 }),
      }),
    ),
    spread: fc.integer({ min: 0, max: 120 }),
    from: fc.option(dateText),
    until: fc.constant(null),
  })

  it('comes after what it is asked for, is the same for everybody, and leaves none out', () => {
    const property = fc.property(
      rules,
      dates,
      fc.constantFrom(...zones),
      fc.integer({ min: 1, max: 1_000 }),
      (rule, date, timeZone, id) => {
        const clocks = { timeZone, place }
        const from = date.getTime()
        const next = nextAfter({ id, rule }, clocks, from)
        if (next === null) {
          expect(rule.days.kind).toBe('once')
          return
        }
        expect(next).toBeGreaterThan(from)
        expect(nextAfter({ id, rule }, clocks, next - 1)).toBe(next)
        const middle = from + Math.floor((next - from) / 2)
        if (next - middle < 500 * dayMs) expect(nextAfter({ id, rule }, clocks, middle)).toBe(next)
        const second = nextAfter({ id, rule }, clocks, next)
        if (second !== null) expect(second).toBeGreaterThan(next)
        const exact = nextAfter(
          { id, rule: { ...rule, spread: 0 } },
          clocks,
          next - rule.spread * 60_000 - 1,
        )
        expect(Math.abs((exact ?? 0) - next)).toBeLessThanOrEqual(rule.spread * 60_000)
      },
    )
    fc.assert(property, { numRuns: 200 })
  })

  it('is the same for each of those that are due together, whatever they share', () => {
    const property = fc.property(
      fc.array(fc.tuple(rules, fc.boolean()), { minLength: 1, maxLength: 3 }),
      fc.uniqueArray(fc.constantFrom(...zones), { minLength: 1, maxLength: 2 }),
      fc.uniqueArray(dates, { minLength: 1, maxLength: 2 }),
      (drawn, timeZones, instants) => {
        const shared = sharedDueTimes().nextAfter
        const homes = timeZones.flatMap((timeZone) => [
          { timeZone, place },
          { timeZone, place: null },
        ])
        for (const [drawnRule, isSpread] of [...drawn, ...drawn]) {
          const rule = isSpread ? drawnRule : { ...drawnRule, spread: 0 }
          for (const clocks of homes) {
            for (const id of [1, 2]) {
              for (const instant of instants) {
                const asked = [{ id, rule }, clocks, instant.getTime()] as const
                expect(shared(...asked)).toBe(nextAfter(...asked))
              }
            }
          }
        }
      },
    )
    fc.assert(property, { numRuns: 30 })
  })

  it('spreads by another number each day, and by none of them alike', () => {
    const rule = {
      ...always,
      spread: 60,
      days: everyDay,
      time: { kind: 'clock', at: '12:00' },
    } as const
    const from = Date.UTC(2026, 0, 1)
    const offsets = takeUntil(rule, { timeZone: 'UTC', place: null }, from, from + 200 * dayMs).map(
      (at) => (at % dayMs) / 60_000 - 720,
    )
    expect(Math.min(...offsets)).toBeGreaterThanOrEqual(-60)
    expect(Math.max(...offsets)).toBeLessThanOrEqual(60)
    // Each quarter of an hour has some of 200 days.
    const quarters = new Set(offsets.map((offset) => Math.floor(offset / 15)))
    expect(quarters.size).toBe(8)
  })
})
