/** A state that a device reports again and again is not written each time; a changed one always is. */
import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { shownDevice } from '@roomwire/testing/fixtures/live-rows.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ShownDevice } from '../../records/shown-device.ts'
import { Twin } from '../twin.ts'
import { type PinRow, reportedPins } from './live-change.ts'
import { PinsToStore } from './pins-to-store.ts'

const state = fc.constantFrom<PinState | null>(0, 1, null)
const key = fc.constantFrom<PinKey>('18', '19', '21', '25')
/** Most reports say nothing new. */
const report = fc.record({
  gap: fc.integer({ min: 0, max: 4_000 }),
  pins: fc.oneof(
    { weight: 4, arbitrary: fc.constant(undefined) },
    fc.array(fc.tuple(key, state)).map((pins) => new Map(pins)),
  ),
})

/** A connection of a device whose changes are stored one after another. */
function connect(at: number, id = 1) {
  const twin = new Twin(shownDevice({ id, connectedAt: at }), [])
  const toStore = new PinsToStore()
  const stored = new Map<PinKey, PinRow>()
  const store = (pins: ReadonlyMap<PinKey, PinState | null>) => {
    const rows = reportedPins([{ shown: twin.shown, pins }])
    for (const row of rows) stored.set(row.key, row)
    return rows.length
  }
  return {
    twin,
    stored,
    report(pins: ReadonlyMap<PinKey, PinState | null>, now: number): number {
      const before = twin.shown
      twin.report({ pins, facts: {} }, now)
      return store(toStore.of(pins, before, twin.shown))
    },
    end: () => store(toStore.rest(twin.shown)),
  }
}

/** The state of each pin that has reported, when it changed, and when it last reported. */
const known = ({ pins }: ShownDevice) =>
  pins.flatMap(({ key, state, lastChange, reportedAt }) =>
    reportedAt === null ? [] : [{ key, state, changed: lastChange?.at ?? null, reportedAt }],
  )
const kept = (stored: ReadonlyMap<PinKey, PinRow>) =>
  new Map([...stored].map(([pin, row]) => [pin, { ...row, changed: row.changed_at }]))

it('R-50 each change of a pin is stored at once; that it is the same still within ten seconds, and when the connection ends', () => {
  fc.assert(
    fc.property(fc.array(report, { maxLength: 60 }), (reports) => {
      let now = 1_000_000
      const device = connect(now)
      const all = new Map<PinKey, PinState | null>([
        ['18', 0],
        ['19', 0],
        ['21', 1],
        ['25', 0],
      ])
      for (const { gap, pins } of reports) {
        now += gap
        for (const [pin, to] of pins ?? []) all.set(pin, to)
        device.report(pins ?? all, now)
        const rows = kept(device.stored)
        for (const { key: pin, reportedAt, ...is } of known(device.twin.shown)) {
          expect(rows.get(pin)).toMatchObject(is)
          expect((reportedAt ?? 0) - (rows.get(pin)?.at ?? 0)).toBeLessThan(10_000)
        }
      }
      device.end()
      const rows = kept(device.stored)
      for (const { key: pin, reportedAt } of known(device.twin.shown)) {
        expect(rows.get(pin)?.at).toBe(reportedAt)
      }
    }),
  )
})

it('R-50 devices that connect in the same second and report each second write their pins every ten, and not in the same second', () => {
  const pins = new Map<PinKey, PinState>([
    ['18', 0],
    ['19', 1],
  ])
  const written = Array<number>(31).fill(0)
  for (let id = 1; id <= 100; id += 1) {
    const device = connect(1_000_000, id)
    const seconds = written.flatMap((_, second) => {
      const count = device.report(pins, 1_000_000 + second * 1_000)
      written[second] = (written[second] ?? 0) + count
      return count > 0 ? [second] : []
    })
    const [first, second = 0] = seconds
    expect(first).toBe(0)
    expect(seconds.slice(1)).toEqual([second, second + 10, second + 20])
  }
  expect(written[0]).toBe(200)
  expect(Math.max(...written.slice(1))).toBeLessThanOrEqual(24)
})
