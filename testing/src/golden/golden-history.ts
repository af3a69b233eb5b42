import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type {
  HistoryQuestion,
  HistoryStore,
  SampleOf,
} from '@roomwire/server/features/series/history-store.ts'
import { z } from 'zod'
import { historyIdOf } from '../fixtures/any-owner.ts'

/*
 * The kept files of each version of the history, in a folder of `testing/golden-history` named after
 * the number of its steps: `history.sqlite`, `history.sql`, and `shown.json` with what was read of it.
 */

const goldenHistories = join(import.meta.dirname, '../../golden-history')

export const goldenHistoryFolder = (version: string) => join(goldenHistories, version)

/** The name of the version with so many steps. */
export const historyVersion = (steps: number) => String(steps).padStart(4, '0')

/** The versions that are kept, oldest first. */
export const goldenHistoryVersions = (): string[] => readdirSync(goldenHistories).sort()

const shown = z.array(z.looseObject({}))

/** The history as it was read of a version when that was made. */
export const shownOfHistory = (version: string) =>
  shown.parse(JSON.parse(readFileSync(join(goldenHistoryFolder(version), 'shown.json'), 'utf8')))

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const timeZone = 'Europe/Berlin'
/** Some days before the clocks of that zone change. */
const begin = Date.UTC(2026, 9, 20, 6)
/** When it was made. */
const now = begin + 9 * day
const [board, tank, meter] = [{ id: 1 }, { id: 2 }, { id: 3 }]

/**
 * Lets devices measure for nine days over a change of clocks: pins, a level, readings, gaps, a meter that is
 * replaced, and a reading in another unit.
 */
export async function liveGoldenHistory(history: HistoryStore): Promise<void> {
  const power = { key: 'power', name: 'Power', unit: 'W', kind: 'power', decimals: 0 } as const
  await history.declare(board, [power])
  const samples = Array.from({ length: 9 * 12 }, (_, nth): SampleOf[] => {
    const at = begin + nth * 2 * hour
    return [
      { ...board, key: 'pin.13', at, value: nth % 4 },
      { ...board, key: 'power', at: at + minute, value: nth % 7 === 0 ? null : 40 + (nth % 9) / 2 },
      { ...board, key: 'device.signal', at: at + 2 * minute, value: -60 - (nth % 5) },
      { ...tank, key: 'device.level', at: at + 3 * minute, value: 90 - (nth % 30) * 2 },
    ]
  })
  const energy = { key: 'energy', name: 'Total', unit: 'kWh', kind: 'energy', decimals: 1 } as const
  const own = { key: 'solar', name: 'Solar', unit: 'W', kind: 'power', decimals: 0 } as const
  await history.declare(meter, [energy, own])
  // The fall of the last hours is not decided yet.
  for (const [nth, value] of [3_810, 3_812.5, 0, 0.5, 2, 1.5, 0.25].entries()) {
    const at = now - (7 - nth) * hour - 90 * minute
    await history.add([
      { ...meter, key: 'energy', at, value },
      { ...meter, key: 'solar', at: at + minute, value: nth % 2 === 0 ? -400 : 150 },
    ])
  }
  await history.declare(meter, [{ ...own, unit: 'kW', decimals: 2 }])
  await history.declare(meter, [{ ...energy, unit: 'imp' }])
  await history.add([{ ...meter, key: 'energy.2', at: now - hour, value: 17 }])
  // One by one, so that series have the same ids on both engines.
  for (const one of samples.flat()) await history.add([one])
  for (const { id } of [board, tank, meter])
    await history.rollUp(historyIdOf(id), { timeZone, now: now - hour })
  await history.prune(historyIdOf(tank.id), begin + 2 * day, 1_000)
  await history.hear([{ ...tank, key: 'device.level', at: now - hour, pauseMs: 2 * hour }])
  await history.end([{ id: tank.id, at: now - hour }])
}

/** Reads all of it. */
export async function lookAtHistory(history: HistoryStore): Promise<object[]> {
  const series = await history.list([board.id, tank.id, meter.id])
  const read = async (resolution: HistoryQuestion['resolution'], from: number) =>
    history.read({
      seriesIds: series.map(({ id }) => id),
      from,
      until: now,
      resolution,
      most: 60,
      timeZone,
      now,
    })
  return [
    ...series,
    ...(await read('sample', now - 2 * day)),
    ...(await read('hour', 0)),
    ...(await read('day', 0)),
  ]
}
