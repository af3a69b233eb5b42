import { figure } from '@roomwire/testing/fixtures/figure.ts'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { NewEntry } from './batches.ts'
import { dailyRowsMost } from './daily-rows.ts'
import { gatherRepeats, repeatDefaults } from './repeats.ts'

const minute = repeatDefaults.minuteMs

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A gatherer whose rows are kept, and whose queue may be full. */
function open(limits: Partial<typeof repeatDefaults> = {}) {
  const rows: NewEntry[] = []
  const queue = {
    isFull: false,
    hasRoom: () => !queue.isFull,
    add: (row: NewEntry) => void rows.push(row),
  }
  const repeats = gatherRepeats({ ...repeatDefaults, ...limits }, queue)
  const take = (event: string, home_id: number | null, detail: object) =>
    repeats.take({
      at: Date.now(),
      home_id,
      person_id: null,
      event,
      detail: JSON.stringify(detail),
    })
  return { rows, queue, ...repeats, take }
}

/** How many entries the rows of one event stand for: by who and where, and without that. */
function standFor(rows: readonly NewEntry[], event: string) {
  const named = new Map<string, number>()
  let gathered = 0
  for (const row of rows) {
    const { again, since: _, count, ...detail } = JSON.parse(row.detail)
    if (row.event === event) {
      const name = JSON.stringify([row.home_id, detail])
      named.set(name, (named.get(name) ?? 0) + (again ?? 1))
    } else if (detail.event === event) gathered += count
  }
  return { named, gathered, all: gathered + [...named.values()].reduce((sum, one) => sum + one, 0) }
}

describe('what is repeated', () => {
  it('R-96 has a row at once, and then one with the number: after one minute, two, four, eight, and every 15', () => {
    const { rows, take } = open()
    const written: number[] = []
    for (let at = 0; at < 60; at += 1) {
      const before = rows.length
      take('device.connected', 1, { device: 7 })
      vi.advanceTimersByTime(minute)
      if (rows.length > before) written.push(at)
    }
    expect(written).toEqual([0, 2, 6, 14, 29, 44, 59])
    expect(standFor(rows, 'device.connected').all).toBe(60)
    const { again, since } = JSON.parse(rows.at(-1)?.detail ?? '')
    expect([again, rows.at(-1)!.at - since]).toEqual([15, 14 * minute])
  })

  it('R-96 after a rest it has a row at once again', () => {
    const { rows, take } = open()
    for (let round = 0; round < 3; round += 1) {
      take('device.connected', 1, { device: 7 })
      vi.advanceTimersByTime(31 * minute)
    }
    expect(rows.map(({ detail }) => detail)).toEqual(Array(3).fill('{"device":7}'))
    expect(vi.getTimerCount()).toBe(1) // The rows of the day are counted still.
    vi.advanceTimersByTime(24 * 60 * minute)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('R-96 of 50,000 connects of 10,000 devices in four homes, each device is told with its number', () => {
    const { rows, take, flush } = open()
    for (let round = 0; round < 5; round += 1) {
      for (let device = 0; device < 10_000; device += 1)
        take('device.connected', device % 4, { device })
    }
    vi.advanceTimersByTime(minute)
    flush()
    const { named, gathered } = standFor(rows, 'device.connected')
    figure(
      'R-96',
      'of 50,000 connects of 10,000 devices at once, told by device',
      50_000 - gathered,
    )
    expect([named.size, gathered]).toEqual([10_000, 0])
    expect(new Set(named.values())).toEqual(new Set([5]))
  })

  it('R-96 strangers at 20,000 addresses leave room for the refusals of every home, and no refusal is lost', () => {
    const { rows, take, flush } = open()
    for (let from = 0; from < 20_000; from += 1)
      take('sign_in.refused', null, { why: 'unknown_email', from: `${from}` })
    for (let home = 1; home <= 200; home += 1)
      take('sign_in.refused', home, { why: 'wrong_password', from: 'x' })
    flush()
    const { named, gathered, all } = standFor(rows, 'sign_in.refused')
    expect([named.size, gathered, all]).toEqual([
      dailyRowsMost.ofHome + 200,
      20_000 - dailyRowsMost.ofHome,
      20_200,
    ])
    const whole = rows.find(({ event }) => event === 'audit.events_gathered')
    expect(JSON.parse(whole?.detail ?? '')).toMatchObject({ different: 5_000, or_more: true })
  })

  it('R-96 a flood of a whole day has so many rows and no more, and is told to the last one', () => {
    const { rows, take, flush } = open()
    let taken = 0
    for (let at = 0; at < 24 * 60; at += 1) {
      for (let one = 0; one < 200; one += 1) {
        take('call.refused', one, { call: 'GET /api/rooms/{id}', from: `${taken % 30_000}` })
        taken += 1
      }
      vi.advanceTimersByTime(minute)
    }
    flush()
    const gathered = rows.filter(({ event }) => event === 'audit.events_gathered').length
    figure('R-96', 'rows of a day in which 288,000 calls were refused', rows.length)
    expect(rows.length - gathered).toBeLessThanOrEqual(2 * dailyRowsMost.ofAll)
    expect(gathered).toBeLessThan(110)
    expect(standFor(rows, 'call.refused').all).toBe(taken)
  })

  it('R-96 is told to the last one, whatever comes in whatever order, with a full queue or a small memory', () => {
    const events = ['device.connected', 'sign_in.refused', 'scene.pressed']
    const step = fc.oneof(
      {
        weight: 8,
        arbitrary: fc.record({ event: fc.nat(2), home: fc.nat(2), detail: fc.nat(12) }),
      },
      { weight: 1, arbitrary: fc.record({ minutes: fc.nat(20) }) },
      { weight: 1, arbitrary: fc.record({ isFull: fc.boolean() }) },
    )
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 200 }),
        fc.integer({ min: 1, max: 5 }),
        (steps, most) => {
          const { rows, take, flush, queue } = open({ rememberedMost: most, differentMost: most })
          const truth = new Map(events.map((event) => [event, 0]))
          for (const one of steps) {
            if ('minutes' in one) vi.advanceTimersByTime(one.minutes * minute)
            else if ('isFull' in one) queue.isFull = one.isFull
            else {
              const event = events[one.event] ?? ''
              truth.set(event, (truth.get(event) ?? 0) + 1)
              take(event, one.home, { what: one.detail })
            }
          }
          flush()
          for (const [event, count] of truth) expect(standFor(rows, event).all).toBe(count)
        },
      ),
      { numRuns: 300 },
    )
  })
})
