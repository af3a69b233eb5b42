/** A roll-up of very many samples is done in slices, between which others come. */
import { join } from 'node:path'
import { makeFolder } from '@roomwire/testing/worlds/test-database.ts'
import { afterEach, expect, it } from 'vitest'
import { openTurns } from '../../platform/turns.ts'
import type { KeptHistory } from './history-store.ts'
import { sqlHistory } from './sql-history.ts'
import { sqliteHistorySql } from './sqlite-history-sql.ts'

const minute = 60_000
const begin = Date.UTC(2026, 0, 1, 5, 10)
const count = 40_000
const now = begin + count * minute
const [berlin, kathmandu] = [
  { timeZone: 'Europe/Berlin', now },
  { timeZone: 'Asia/Kathmandu', now },
]
const device = { id: 'lamp', homeId: 1 }

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A history with a sample of each minute of four weeks, and how often it has rested. */
async function openHistory(
  onRest: (history: KeptHistory) => Promise<void> = async () => undefined,
) {
  const { folder, remove } = await makeFolder()
  const seen = { rests: 0 }
  const sql = sqliteHistorySql(join(folder, 'history.sqlite'), async () => {
    seen.rests += 1
    await onRest(history)
  })
  const history: KeptHistory = sqlHistory(sql)
  closing.push(async () => {
    await history.close()
    await remove()
  })
  await history.add(
    Array.from({ length: count }, (_, nth) => ({
      ...device,
      key: 'pin.18' as const,
      at: begin + nth * minute,
      value: nth % 3 ? 1 : 0,
    })),
  )
  return { history, seen }
}

const rolled = async (history: KeptHistory, to: typeof berlin) => {
  const [series] = await history.list([device.id])
  const question = { seriesIds: [series?.id ?? 0], from: 0, until: now, most: 1_000_000, ...to }
  return [
    await history.read({ ...question, resolution: 'hour' }),
    await history.read({ ...question, resolution: 'day' }),
  ]
}

it('another time zone gives the same hours and days in slices as to a home that always had it', async () => {
  const [moved, always] = [await openHistory(), await openHistory()]
  await moved.history.rollUp(device.id, berlin)
  const before = moved.seen.rests
  await moved.history.rollUp(device.id, kathmandu)
  // Slices of about 5,000 rows each.
  expect(moved.seen.rests - before).toBeGreaterThanOrEqual(7)
  await always.history.rollUp(device.id, kathmandu)
  expect(await rolled(moved.history, kathmandu)).toEqual(await rolled(always.history, kathmandu))
  // Rows rolled up already take no slices more.
  const after = moved.seen.rests
  await moved.history.rollUp(device.id, { ...kathmandu, now: now + minute })
  expect(moved.seen.rests - after).toBe(1)
})

it('a sample that comes between two slices is in its hour', async () => {
  let isAdded = false
  const late = [{ ...device, key: 'pin.18' as const, at: now + minute, value: 1 }]
  const [busy, quiet] = [
    await openHistory(async (history) => {
      if (!isAdded) await history.add(late)
      isAdded = true
    }),
    await openHistory(),
  ]
  await busy.history.rollUp(device.id, berlin)
  await quiet.history.add(late)
  await quiet.history.rollUp(device.id, berlin)
  const to = { ...berlin, now: now + 5 * minute }
  expect(await rolled(busy.history, to)).toEqual(await rolled(quiet.history, to))
})

it('two calls by two time zones come to an end, and the series is by one of them', async () => {
  // As the thread of the history gives its file to one after another.
  const turns = openTurns()
  const { history } = await openHistory(async () => {
    turns.give()
    await turns.take()
  })
  async function rollUp(to: typeof berlin): Promise<void> {
    await turns.take()
    await history.rollUp(device.id, to)
    turns.give()
  }
  await Promise.all([rollUp(berlin), rollUp(kathmandu)])
  const always = await openHistory()
  await always.history.rollUp(device.id, kathmandu)
  expect(await rolled(history, kathmandu)).toEqual(await rolled(always.history, kathmandu))
})
