/** Which totals of a device count by how they behave, whatever they are called. */
import { anyOwner, historyIdOf } from '@roomwire/testing/fixtures/any-owner.ts'
import { makeFolder, openTestDatabase } from '@roomwire/testing/worlds/test-database.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { HistoryStore } from '../series/history-store.ts'
import { openHistory } from '../series/open-history.ts'
import { metersOf } from './meters.ts'
import { readHabits } from './read-habits.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const timeZone = 'Europe/Berlin'
/** Midnight there, before the clocks go back. */
const begin = Date.UTC(2026, 9, 22, 22)

let history: HistoryStore
let close: () => Promise<void>
beforeAll(async () => {
  const { db, close: closeDatabase } = await openTestDatabase('sqlite')
  const { folder, remove } = await makeFolder()
  history = await openHistory({ engine: 'sqlite', db, folder }, anyOwner)
  close = async () => {
    await history.close()
    await closeDatabase()
    await remove()
  }
})
afterAll(() => close())

/** The energy used until so many ms after the beginning, kWh: more by day than by night. */
const usedUntil = (ms: number) => (ms / day) * 8 + Math.sin((ms / day) * 2 * Math.PI - 2)
/** The energy used between two instants after the beginning, kWh. */
const usedIn = (from: number, until: number) => usedUntil(until) - usedUntil(Math.max(from, 0))

/** The number of a total at an instant after the beginning. */
type Total = (ms: number) => number
const whole: Total = (ms) => 3_812 + usedIn(0, ms)
/** The total of today, by a clock that is so many ms ahead of the home. */
const ofToday =
  (ahead = 0): Total =>
  (ms) =>
    usedIn(Math.floor((ms + ahead) / day) * day - ahead, ms)
const ofYesterday: Total = (ms) => {
  const today = Math.floor(ms / day) * day
  return today === 0 ? 7.2 : usedIn(today - day, today)
}
const ofMonth: Total = (ms) => 41 + usedIn(0, ms)
const inBattery: Total = (ms) => 5 + 4 * Math.sin((ms / day) * 2 * Math.PI)

let made = 0

/** The names of the totals that count, after so many days of a device that tells them every ten minutes. */
async function counted(totals: Record<string, Total>, days: number): Promise<(string | null)[]> {
  made += 1
  const device = { id: made }
  const names = Object.keys(totals)
  await history.declare(
    device,
    names.map((name, nth) => ({
      key: `e${nth}`,
      name,
      unit: 'kWh',
      kind: 'energy' as const,
      decimals: 3,
    })),
  )
  const end = days * day
  const samples = Object.values(totals).flatMap((total, nth) =>
    Array.from({ length: Math.floor(end / (10 * minute)) }, (_, step) => {
      const ms = step * 10 * minute + 7_000
      return { ...device, key: `e${nth}`, at: begin + ms, value: Number(total(ms).toFixed(3)) }
    }),
  )
  await history.add(samples)
  const now = begin + end
  await history.rollUp(historyIdOf(device.id), { timeZone, now })
  const all = await history.list([device.id])
  const habits = await readHabits(history, [{ all, chosen: null }], { timeZone, now })
  return [...metersOf(all, null, habits).keys()].map(({ name }) => name)
}

/** Names that tell nothing here. */
it.each<[string, Record<string, Total>, number, string[]]>([
  ['a total beside that of a day', { Kala: ofToday(), Koira: whole }, 1.3, ['Koira']],
  ['a total beside that of yesterday', { Kissa: ofYesterday, Koira: whole }, 1.3, ['Koira']],
  [
    'a total beside those of days and a month',
    { Kala: ofToday(), Kissa: ofYesterday, Kuu: ofMonth, Koira: whole },
    3.4,
    ['Koira'],
  ],
  [
    'a total beside that of a day, by the clocks of UTC',
    { Kala: ofToday(-2 * hour), Koira: whole },
    1.3,
    ['Koira'],
  ],
  [
    'a total beside that of a day, by any clocks',
    { Kala: ofToday(5 * hour), Koira: whole },
    3.4,
    ['Koira'],
  ],
  ['that of a day where there is no other', { Kissa: ofYesterday, Kala: ofToday() }, 2.4, ['Kala']],
  ['what grows, though another is called total', { Total: ofToday(), X: whole }, 2.4, ['X']],
  ['what grows, though it is called daily', { Daily: whole, X: ofToday() }, 2.4, ['Daily']],
  ['a meter beside a battery', { Akku: inBattery, Koira: whole }, 1.3, ['Koira']],
  [
    'each channel, also where both began anew once by day',
    { Pesu: (ms) => usedIn(ms < 1.5 * day ? 0 : 1.5 * day, ms), Kuivaus: (ms) => ms / hour },
    2.4,
    ['Pesu', 'Kuivaus'],
  ],
  ['three phases that use the same', { L1: whole, L2: whole, L3: whole }, 2.4, ['L1', 'L2', 'L3']],
  [
    'a total that read 0 for a moment each midnight',
    { Koira: (ms) => (ms % day < 10 * minute ? 0 : whole(ms)), Kala: ofToday() },
    3.4,
    ['Koira'],
  ],
  ['by names on the first day', { Gesamt: whole, Heute: ofToday() }, 0.2, ['Gesamt']],
])('GEN-2 by their behaviour counts %s', async (_title, totals, days, counting) => {
  expect(await counted(totals, days)).toEqual(counting)
})
