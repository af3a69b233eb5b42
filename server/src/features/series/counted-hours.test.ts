/** Hours and days of meters and tanks, rolled up at any moment, also while it is undecided what a number means. */
import { anyOwner, historyIdOf } from '@roomwire/testing/fixtures/any-owner.ts'
import { makeFolder, openTestDatabase } from '@roomwire/testing/worlds/test-database.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Declared, HistoryStore } from './history-store.ts'
import type { KeptSample } from './measured.ts'
import { openHistory } from './open-history.ts'

const minute = 60_000
const hour = 60 * minute
const begin = Date.UTC(2026, 9, 24, 20, 3)
const timeZone = 'Europe/Berlin'
const energy = { key: 'energy', name: 'Energy', unit: 'kWh', kind: 'energy', decimals: 1 } as const

describe.each(['sqlite', 'postgres'] as const)('what is counted (%s)', (engine) => {
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
    return made
  }

  async function seriesId(device: number, key: string): Promise<number> {
    const series = await history.list([device])
    return series.find((one) => one.key === key)?.id ?? 0
  }

  /** The rises and falls of each hour and each day, with the instants at which they begin. */
  async function movedOf(device: number, key: string, now: number) {
    const question = { seriesIds: [await seriesId(device, key)], from: 0, until: now, most: 1_000 }
    const read = async (resolution: 'hour' | 'day') => {
      const [all] = await history.read({ ...question, resolution, timeZone, now })
      return all?.points.map(({ from, rise, fall }) => [from, Number(rise.toFixed(6)), fall]) ?? []
    }
    return { hours: await read('hour'), days: await read('day') }
  }

  const sum = (moved: readonly (readonly (number | undefined)[])[], column: 1 | 2) =>
    moved.reduce((all, one) => all + (one[column] ?? 0), 0)

  /** Adds samples some at a time, with a roll-up after each. */
  async function addInPieces(
    device: number,
    key: 'energy' | 'device.level',
    samples: readonly KeptSample[],
    size: number,
  ): Promise<void> {
    for (let nth = 0; nth < samples.length; nth += size) {
      const some = samples.slice(nth, nth + size)
      await history.add(some.map((sample) => ({ id: device, key, ...sample })))
      const now = (some.at(-1)?.at ?? 0) + minute
      await history.rollUp(historyIdOf(device), { timeZone, now })
    }
  }

  it('GEN-2 R-92 a fall of a counter that is decided a day later changes the hours that were closed meanwhile', async () => {
    const device = newDevice()
    await history.declare({ id: device }, [energy])
    const at = (hours: number) => begin + hours * hour
    const first = [
      { at: at(0), value: 100 },
      { at: at(1), value: 103 },
      { at: at(2), value: 0 },
      { at: at(5), value: 2 },
    ]
    await addInPieces(device, 'energy', first, 1)
    // Rolled up again and again without another number: nothing is decided.
    for (const later of [9, 15, 29]) {
      await history.rollUp(historyIdOf(device), { timeZone, now: at(later) })
    }
    expect(sum((await movedOf(device, 'energy', at(29))).hours, 1)).toBe(3)
    await addInPieces(device, 'energy', [{ at: at(30), value: 2.5 }], 1)
    const { hours, days } = await movedOf(device, 'energy', at(31))
    // A new meter: the hours tell what it has counted when it has.
    expect(hours.filter(([, rise]) => rise !== 0).map(([, rise]) => rise)).toEqual([3, 2, 0.5])
    expect(sum(days, 1)).toBe(5.5)
    expect(days.map(([, rise]) => rise)).toEqual([3, 2, 0.5])
  })

  const usual = [0, 0, 40, 41, 42, 43, 44.5, 46, 1, 2]
  /** More than can be used in an hour, and more than ever is. */
  const leapt = [139.5, 140, 99_999.5, 100_001]
  const anyNumbers = fc.array(
    fc.record({
      afterMs: fc.integer({ min: 10_000, max: 5 * hour }),
      value: fc.option(fc.constantFrom<number[]>(...usual, ...leapt)),
    }),
    { minLength: 1, maxLength: 40 },
  )

  /** The hour in which it rises is closed before the 0, and only the number after that takes the rise back. */
  const peakAndZero = [
    { afterMs: 10_000, value: 42 },
    { afterMs: 10 * minute, value: 99_999.5 },
    { afterMs: hour, value: 0 },
    { afterMs: 10_000, value: 43 },
  ]

  const rising = [41, 42].map((value) => ({ afterMs: 10_000, value }))

  /** The hour of a rise that is too fast is closed, and the next number begins a doubt of its own. */
  const fastAndLess = [
    ...rising,
    { afterMs: 10 * minute, value: 140 },
    { afterMs: hour, value: null },
    { afterMs: hour, value: 139.5 },
  ]

  /** Another counter, whose first rise is in an hour that is closed before the next one shows that it is one. */
  const anotherCounter = [
    ...rising,
    ...[99_999.5, 100_001, null, 100_003].map((value) => ({ afterMs: 80 * minute, value })),
  ]

  it.each(['energy', 'device.level'] as const)(
    'GEN-2 R-92 hours and days of %s are the same however often and whenever they are rolled up',
    async (key) => {
      const examples = [peakAndZero, fastAndLess, anotherCounter].map(
        (steps): [typeof steps, number] => [steps, 1],
      )
      await fc.assert(
        fc.asyncProperty(anyNumbers, fc.integer({ min: 1, max: 7 }), async (steps, size) => {
          let at = begin
          const samples = steps.map(({ afterMs, value }) => {
            at += afterMs
            return {
              at,
              value: value === null ? null : Math.min(value, key === 'energy' ? 1e6 : 99),
            }
          })
          const [often, once] = [newDevice(), newDevice()]
          const declared: readonly Declared[] = key === 'energy' ? [energy] : []
          for (const id of [often, once]) await history.declare({ id }, declared)
          await addInPieces(often, key, samples, size)
          await history.add(samples.map((sample) => ({ id: once, key, ...sample })))
          const now = at + 3 * minute
          expect(await movedOf(often, key, now)).toEqual(await movedOf(once, key, now))
          const later = now + 10 * hour
          expect(await movedOf(often, key, later)).toEqual(await movedOf(once, key, later))
        }),
        { numRuns: engine === 'sqlite' ? 60 : 8, examples },
      )
    },
  )

  it('GEN-2 a tank that seems empty for a while counts meanwhile, and no more once it is back', async () => {
    const device = newDevice()
    const samples = [
      { at: begin, value: 81 },
      { at: begin + 50 * minute, value: 0 },
    ]
    await addInPieces(device, 'device.level', samples, 1)
    const fallBy = async (now: number) => sum((await movedOf(device, 'device.level', now)).days, 2)
    expect(await fallBy(begin + 53 * minute)).toBe(0)
    expect(await fallBy(begin + 60 * minute)).toBe(81)
    expect(await fallBy(begin + 4 * hour)).toBe(81)
    await addInPieces(device, 'device.level', [{ at: begin + 5 * hour, value: 80.5 }], 1)
    expect(await fallBy(begin + 6 * hour)).toBe(0)
  })

  it('GEN-2 what is fed in is summed apart from what is used', async () => {
    const device = newDevice()
    const power = { ...energy, key: 'power', kind: 'power', unit: 'W' } as const
    await history.declare({ id: device }, [power])
    const watts = [300, -900, 100, null]
    const samples = watts.map((value, nth) => ({ at: begin + nth * hour, value }))
    await history.add(samples.map((sample) => ({ id: device, key: 'power', ...sample })))
    const now = begin + 4 * hour
    const question = { seriesIds: [await seriesId(device, 'power')], from: 0, until: now, most: 9 }
    const [days] = await history.read({ ...question, resolution: 'day', timeZone, now })
    const total = (of: 'sum' | 'below') =>
      Math.round((days?.points ?? []).reduce((all, day) => all + day[of], 0) / hour)
    expect([total('sum'), total('below')]).toEqual([-500, 900])
  })

  it('GEN-2 a reading in another unit goes on in its own where that can be converted, else a new series begins; the past stays, and no more than four of them', async () => {
    const device = { id: newDevice() }
    const power = { ...energy, key: 'power', kind: 'power', unit: 'W', decimals: 0 } as const
    const listed = async () =>
      (await history.list([device.id])).map(
        ({ key, kind, unit, sentUnit, decimals, isFormer }) =>
          `${key} ${kind} ${unit} from ${sentUnit} .${decimals}${isFormer ? ' before' : ''}`,
      )
    await history.declare(device, [power])
    await history.add([{ ...device, key: 'power', at: begin, value: 2_000 }])
    expect(await history.declare(device, [{ ...power, unit: 'kW', decimals: 2 }])).toEqual([])
    expect(await listed()).toEqual(['power power W from kW .0'])
    for (const unit of ['VA', 'W', 'VA', 'kW', 'VA']) {
      expect(await history.declare(device, [{ ...power, unit }])).toEqual([])
    }
    expect(await listed()).toEqual([
      'power power W from kW .0 before',
      'power.2 power VA from VA .0',
    ])
    // The first number is what it was.
    expect((await history.list([device.id]))[0]).toMatchObject({ value: 2_000, unit: 'W' })
    const units = ['one', 'two', 'three', 'four']
    const refused = await Promise.all(
      units.map((unit) => history.declare(device, [{ ...power, unit }])),
    )
    expect(refused.flat()).toEqual(['power', 'power'])
    expect((await listed()).length).toBe(4)
    // Numbers sent now are of no series.
    expect((await history.list([device.id])).every(({ isFormer }) => isFormer)).toBe(true)
    expect(await history.declare(device, [{ ...power, kind: 'energy', unit: 'kWh' }])).toEqual([
      'power',
    ])
    expect(await history.declare(device, [power])).toEqual([])
    expect((await listed())[0]).toBe('power power W from W .0')
  })
})
