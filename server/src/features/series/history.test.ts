/** The history of devices: on both engines, hours and days are exactly what their samples come to. */
import { anyOwner, historyIdOf } from '@roomwire/testing/fixtures/any-owner.ts'
import { makeFolder, openTestDatabase } from '@roomwire/testing/worlds/test-database.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HistoryQuestion, HistoryStore, SampleOf } from './history-store.ts'
import { homeDayOf, hoursOf, lastDays } from './home-days.ts'
import { joined, type KeptSample, type Measured, measureSpan, nothingCarried } from './measured.ts'
import { openHistory } from './open-history.ts'

const hour = 3_600_000

describe('days of a home', () => {
  it.each([
    ['Europe/Berlin', '2026-03-29', 23],
    ['Europe/Berlin', '2026-10-25', 25],
    ['Asia/Kolkata', '2026-10-25', 24],
    ['Australia/Lord_Howe', '2026-10-04', 24], // 23.5 hours: the last one is half of one.
  ])('in %s the day %s has %i hours, from its midnight on', (timeZone, date, count) => {
    const noon = Temporal.PlainDate.from(date).toZonedDateTime({ timeZone, plainTime: '12:00' })
    const day = homeDayOf(noon.epochMilliseconds, timeZone)
    expect(day.date).toBe(date)
    const hours = hoursOf(day)
    expect(hours.length).toBe(count)
    expect([hours[0]?.from, hours.at(-1)?.until]).toEqual([day.from, day.until])
    expect(lastDays(noon.epochMilliseconds, timeZone, 7).at(-1)).toEqual(day)
  })
})

describe.each(['sqlite', 'postgres'] as const)('the history (%s)', (engine) => {
  let history: HistoryStore
  let close: () => Promise<void>
  beforeAll(async () => {
    const { db, close: closeDatabase } = await openTestDatabase(engine)
    const { folder, remove } = await makeFolder()
    history = await openHistory({ engine, db, folder }, anyOwner)
    close = async () => {
      await history.close()
      await closeDatabase()
      await remove()
    }
  })
  afterAll(() => close())

  let made = 0
  const newDevice = () => {
    made += 1
    return { id: made }
  }
  const seriesOf = async (deviceId: number) => {
    const [series] = await history.list([deviceId])
    return series?.id ?? 0
  }

  /** Begin of a day without and with a change of clocks, by three zones. */
  const anyNight = fc.constantFrom(
    { timeZone: 'Europe/Berlin', begin: Date.UTC(2026, 2, 28, 9, 17) },
    { timeZone: 'Europe/Berlin', begin: Date.UTC(2026, 9, 24, 20, 3) },
    { timeZone: 'Asia/Kolkata', begin: Date.UTC(2026, 5, 1) },
    { timeZone: 'Australia/Lord_Howe', begin: Date.UTC(2026, 9, 3, 3) },
  )
  const anySamples = fc.array(
    fc.record({
      afterMs: fc.integer({ min: 1, max: 9 * hour }),
      value: fc.option(fc.constantFrom(0, 0, 1, 2, 3, 17.25)),
    }),
    { minLength: 1, maxLength: 30 },
  )

  it('R-92 hours and days are what the samples of them come to, over nights with a change of clocks, however often they are rolled up and whenever, also where one comes late', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyNight,
        anySamples,
        fc.nat(5),
        fc.nat(29),
        async (night, steps, looks, nthLate) => {
          const { timeZone, begin } = night
          const device = newDevice()
          let at = begin
          // The first one is a known number: a series begins with it, and an unknown one makes none.
          const samples = steps.map(({ afterMs, value }, nth): SampleOf => {
            at += afterMs
            return { ...device, key: 'pin.18', at, value: nth === 0 ? (value ?? 0) : value }
          })
          const now = at + 2 * hour
          const late = samples[1 + (nthLate % samples.length)]
          const pieces = Math.ceil(samples.length / (looks + 1))
          for (let nth = 0; nth < samples.length; nth += pieces) {
            const some = samples.slice(nth, nth + pieces).filter((one) => one !== late)
            await history.add(some)
            await history.add(some) // An answer was lost: it comes again.
            await history.rollUp(historyIdOf(device.id), {
              timeZone,
              now: (some.at(-1)?.at ?? begin) + 1,
            })
          }
          // A server was killed before it had stored it: the next one finds it.
          if (late) await history.add([late], { isLate: true })
          const seriesIds = [await seriesOf(device.id)]
          const question = { seriesIds, from: 0, until: now, most: 1_000, timeZone, now }
          const [hours] = await history.read({ ...question, resolution: 'hour' })
          const [days] = await history.read({ ...question, resolution: 'day' })
          const all = spansOf(samples, begin, { timeZone, now })
          expect(rounded(hours?.points)).toEqual(rounded(all.hours))
          expect(rounded(days?.points)).toEqual(rounded(all.days))
        },
      ),
      { numRuns: 12 },
    )
  })

  it('API-11 page by page each sample, hour and day comes once, however short the pages are', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyNight,
        anySamples,
        fc.integer({ min: 1, max: 9 }),
        async (night, steps, most) => {
          const { timeZone, begin } = night
          const device = newDevice()
          let at = begin
          const samples = steps.map(({ afterMs, value }): SampleOf => {
            at += afterMs
            return { ...device, key: 'pin.18', at, value }
          })
          await history.add(samples)
          const now = at + 2 * hour
          const seriesIds = [await seriesOf(device.id)]
          const question = { seriesIds, from: begin, until: now, timeZone, now }
          const pages = (resolution: HistoryQuestion['resolution']) =>
            allPages(history, { ...question, resolution, most })
          const answered = (await pages('sample')).map(({ from, until, min, max }) => [
            from,
            until,
            min,
            max,
          ])
          const kept = samples.flatMap(({ at, value }, nth) =>
            value === null ? [] : [[at, samples[nth + 1]?.at ?? now, value, value]],
          )
          expect(answered).toEqual(kept)
          const whole = { ...question, most: 1_000 }
          for (const resolution of ['hour', 'day'] as const) {
            const [all] = await history.read({ ...whole, resolution })
            expect(await pages(resolution)).toEqual(all?.points)
          }
          const [joinedUp] = await history.read({ ...whole, resolution: 'sample' })
          expect(switchingsOf(await pages('sample'))).toBe(switchingsOf(joinedUp?.points))
        },
      ),
      { numRuns: 12 },
    )
  })

  it('R-95 forgets devices and homes, ends series, and keeps the newest number of each when old samples are removed', async () => {
    const device = newDevice()
    const declared = { key: 'power', name: 'Power', unit: 'W', kind: 'power', decimals: 0 } as const
    expect(await history.declare(device, [declared])).toEqual([])
    const begin = Date.UTC(2026, 0, 1)
    await history.add([
      { ...device, key: 'power', at: begin, value: 40 },
      { ...device, key: 'power', at: begin + hour, value: 60.5 },
      { ...device, key: 'undeclared', at: begin, value: 1 },
    ])
    await history.end([{ id: device.id, at: begin + 2 * hour }])
    await history.end([{ id: device.id, at: begin + 3 * hour }])
    const newest = { ...declared, deviceId: device.id, value: 60.5, at: begin + hour }
    expect(await history.list([device.id])).toMatchObject([newest])
    const seriesIds = [await seriesOf(device.id)]
    const now = begin + 4 * hour
    const question = { seriesIds, from: begin, until: now, most: 4, timeZone: 'UTC', now }
    const [read] = await history.read({ ...question, resolution: 'sample' })
    expect(read?.points.map(({ min, knownMs }) => [min, knownMs])).toEqual([
      [40, hour],
      [60.5, hour],
    ])
    expect(await history.prune(historyIdOf(device.id), begin + 10 * hour, 10)).toBe(2)
    expect(await history.prune(historyIdOf(device.id), begin + 10 * hour, 10)).toBe(0)
    // On PostgreSQL a month has a table of its own, which goes with its last sample.
    expect(await history.dropEmptyMonths(begin + 200 * 24 * hour)).toBe(0)
    expect(await history.devices()).toContain(historyIdOf(device.id))
    await history.forget([historyIdOf(device.id)])
    expect(await history.list([device.id])).toEqual([])
    expect(await history.devices()).not.toContain(historyIdOf(device.id))
    await history.forget(await history.devices())
    expect(await history.devices()).toEqual([])
    const months = engine === 'postgres' ? 1 : 0
    expect(await history.dropEmptyMonths(begin + 30 * 24 * hour)).toBe(0)
    expect(await history.dropEmptyMonths(begin + 31 * 24 * hour)).toBe(months)
    // It is gone: nothing is left to give back.
    expect(await history.dropEmptyMonths(begin + 31 * 24 * hour)).toBe(0)
    await history.add([{ ...device, key: 'pin.18', at: begin, value: 1 }])
    expect((await history.list([device.id])).map(({ at }) => at)).toEqual([begin])
  })

  it('however many samples there are, a chart gets no more points than it asks for, and all that was known', async () => {
    const device = newDevice()
    const begin = Date.UTC(2026, 5, 1)
    const stepMs = 20_000
    const samples = Array.from({ length: (2 * 24 * hour) / stepMs }, (_, nth) => ({
      at: begin + nth * stepMs,
      value: nth % 3 === 0 ? 1 : 0,
    }))
    const series = { kind: 'pin', name: null, unit: null, decimals: 0 } as const
    const until = begin + 48 * hour
    await history.make({
      device,
      series: [{ key: 'pin.18', ...series, samples }],
      samplesFrom: begin,
      until,
      timeZone: 'UTC',
    })
    const seriesIds = [await seriesOf(device.id)]
    for (const resolution of ['sample', 'hour'] as const) {
      const question = { seriesIds, from: begin, until, most: 1_000, timeZone: 'UTC', now: until }
      const [read] = await history.read({ ...question, resolution })
      expect(read?.points.length).toBe(resolution === 'hour' ? 48 : 1_000)
      expect(read?.runs).toBeNull()
      expect(read?.points.reduce((sum, { knownMs }) => sum + knownMs, 0)).toBe(48 * hour)
      expect(read?.points.reduce((sum, { onMs }) => sum + onMs, 0)).toBe(16 * hour)
    }
  })

  it('a device declares 24 readings at most, ever', async () => {
    const device = newDevice()
    const declared = Array.from({ length: 26 }, (_, nth) => ({
      ...({
        key: `reading_${nth}`,
        name: 'Reading',
        unit: null,
        kind: 'other',
        decimals: 1,
      } as const),
    }))
    expect(await history.declare(device, declared)).toEqual(['reading_24', 'reading_25'])
    expect(await history.declare(device, declared.slice(0, 24))).toEqual([])
    expect((await history.list([device.id])).length).toBe(24)
  })

  it('a history that is made at once is the same as one that came sample by sample', async () => {
    const [one, other] = [newDevice(), newDevice()]
    const timeZone = 'Europe/Berlin'
    const begin = Date.UTC(2026, 9, 20)
    const until = begin + 9 * 24 * hour
    const samples = Array.from({ length: 9 * 24 * 2 }, (_, nth) => ({
      at: begin + nth * (hour / 2) + 7,
      value: nth % 37 === 0 ? null : 20 + (nth % 11) / 4,
    }))
    const series = {
      key: 'device.level',
      kind: 'level',
      name: null,
      unit: null,
      decimals: 0,
    } as const
    const samplesFrom = until - 48 * hour
    const all = { device: one, series: [{ ...series, samples }], samplesFrom, until, timeZone }
    await history.make(all)
    await history.add(
      samples.map((sample) => ({ ...other, key: 'device.level' as const, ...sample })),
    )
    const seriesIds = [await seriesOf(one.id), await seriesOf(other.id)]
    for (const resolution of ['hour', 'day'] as const) {
      const question = { from: 0, until, most: 1_000, timeZone, now: until, resolution }
      const [made, came] = await history.read({ ...question, seriesIds })
      expect(made?.points.length).toBeGreaterThan(8)
      expect(made?.points).toEqual(came?.points)
    }
  })

  it('R-92 made at once keeps the last sample, also one of a month from which nothing else is kept', async () => {
    const device = newDevice()
    const until = Date.UTC(2019, 5, 20)
    const last = { at: Date.UTC(2019, 4, 3), value: 1 }
    const kind = { key: 'pin.18', kind: 'pin', name: null, unit: null, decimals: 0 } as const
    const made = { device, timeZone: 'UTC', until, samplesFrom: until - 48 * hour }
    await history.make({ ...made, series: [{ ...kind, samples: [last] }] })
    expect(await history.list([device.id])).toMatchObject([last])
  })
})

/** The hours and days of samples, worked out in one go from all of them. */
function spansOf(
  samples: readonly KeptSample[],
  begin: number,
  { timeZone, now }: { timeZone: string; now: number },
) {
  const spans = (list: { from: number; until: number }[]) => {
    let carried = nothingCarried
    return list.flatMap(({ from, until }) => {
      const end = Math.min(until, now)
      const inside = samples.filter(({ at }) => at >= from && at < end)
      const span = measureSpan({ from, until: end }, inside, carried)
      carried = span.carried
      return span.measured ? [span.measured] : []
    })
  }
  const days = lastDays(now, timeZone, 30).filter(({ from, until }) => until > begin && from < now)
  const hours = days.flatMap(hoursOf).filter(({ from }) => from < now)
  return {
    hours: spans(hours),
    days: days.flatMap((day) => {
      const ofDay = spans(hours).filter(({ from }) => from >= day.from && from < day.until)
      const all = joined(ofDay)
      return all ? [{ ...all, from: day.from }] : []
    }),
  }
}

/** Sums of numbers are not exact to the last digit. */
const rounded = (points: readonly Measured[] = []) =>
  points.map((point) => ({
    ...point,
    sum: Math.round(point.sum),
    rise: Math.round(point.rise * 1_000),
  }))

/** All points of a series, page by page. */
async function allPages(
  history: HistoryStore,
  question: Omit<HistoryQuestion, 'isPaged'>,
): Promise<Measured[]> {
  const points: Measured[] = []
  for (let next: number | null = question.from; next !== null; ) {
    const from: number = next
    const [page] = await history.read({ ...question, from, isPaged: true })
    expect(page?.points.length).toBeLessThanOrEqual(question.most)
    points.push(...(page?.points ?? []))
    next = page?.next ?? null
    expect(next ?? question.until).toBeGreaterThan(from)
  }
  return points
}

const switchingsOf = (points: readonly Measured[] = []) =>
  points.reduce((sum, { switchings }) => sum + switchings, 0)

it('R-60 the history goes on when PostgreSQL is back without what was made in its last moments', async () => {
  const { db, close } = await openTestDatabase('postgres')
  const { folder, remove } = await makeFolder()
  const history = await openHistory({ engine: 'postgres', db, folder }, anyOwner)
  const sample = { id: 1, key: 'pin.18', value: 1 } as const
  const at = Date.UTC(2025, 4, 5)
  await history.add([{ ...sample, at }])
  await sql`drop table history.sample_2025_05`.execute(db)
  await expect(history.add([{ ...sample, at: at + hour }])).rejects.toThrow('partition')
  await sql`delete from history.series`.execute(db)
  await history.add([{ ...sample, at: at + hour }])
  expect((await history.list([1])).map((one) => one.at)).toEqual([at + hour])
  await history.close()
  await close()
  await remove()
})
