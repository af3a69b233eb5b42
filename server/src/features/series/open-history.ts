import { join } from 'node:path'
import type { Engine } from '../../platform/database/engine.ts'
import type { Db } from '../../platform/database/schema.ts'
import { someAtATime } from '../../platform/some-at-a-time.ts'
import type { HistoryOwner, HistoryStore, KeptHistory, SeriesHistory } from './history-store.ts'
import { postgresHistorySql } from './postgres-history-sql.ts'
import { sqlHistory } from './sql-history.ts'
import { threadedHistory } from './threaded-history.ts'

/** Opens the history: a file of its own in the data folder, or on PostgreSQL tables beside the others. */
export async function openHistory(
  { engine, db, folder }: { engine: Engine; db: Db; folder: string },
  owner: HistoryOwner,
): Promise<HistoryStore> {
  if (engine === 'postgres') return boundHistory(sqlHistory(await postgresHistorySql(db)), owner)
  return boundHistory(threadedHistory(join(folder, 'history.sqlite'), owner.onBroken), owner)
}

/** So many series are read at once: all points of a page would come from the history's thread in one piece. */
const seriesAtOnce = 20

/**
 * Binds the history to its installation: devices are known by numbers here and by names that are never
 * given twice there, so that a device of a restored or new database never finds what another one of the
 * same number has measured. Samples of a device that is no more are dropped.
 */
export function boundHistory(kept: KeptHistory, owner: HistoryOwner): HistoryStore {
  /** Names that were looked up: that of a device never changes. */
  const known = new Map<number, string>()
  let claimed: Promise<void> | undefined

  async function claim(): Promise<void> {
    const { installation } = owner
    const before = await kept.installation()
    if (before === installation) return
    await kept.claim(installation, await owner.devices())
    if (before !== null) owner.onOther()
  }

  /** The names of those of these devices that are there. */
  async function namesOf(ids: readonly number[]): Promise<Map<number, string>> {
    claimed ??= claim()
    await claimed.catch((cause) => {
      claimed = undefined
      throw cause
    })
    const missing = [...new Set(ids)].filter((id) => !known.has(id))
    for (const { id, historyId } of await owner.historyIds(missing)) known.set(id, historyId)
    return new Map(
      ids.flatMap((id) => {
        const name = known.get(id)
        return name === undefined ? [] : [[id, name]]
      }),
    )
  }

  /** These, by the names of their devices. */
  async function named<T extends { id: number }>(all: readonly T[]) {
    const names = await namesOf(all.map(({ id }) => id))
    return all.flatMap((one) => {
      const id = names.get(one.id)
      return id === undefined ? [] : [{ ...one, id }]
    })
  }

  return {
    ...kept,
    add: async (samples, how) => kept.add(await named(samples), how),
    end: async (devices) => kept.end(await named(devices)),
    hear: async (series) => kept.hear(await named(series)),

    async declare(device, declared) {
      const [found] = await named([device])
      return found ? kept.declare(found, declared) : []
    },

    async list(deviceIds) {
      const names = await namesOf(deviceIds)
      const numbers = new Map([...names].map(([id, name]) => [name, id]))
      const series = await kept.list([...numbers.keys()])
      return series.flatMap((one) => {
        const deviceId = numbers.get(one.deviceId)
        return deviceId === undefined ? [] : [{ ...one, deviceId }]
      })
    },

    async read({ seriesIds, ...question }) {
      const all: SeriesHistory[] = []
      for await (const some of someAtATime(seriesIds, seriesAtOnce))
        all.push(...(await kept.read({ ...question, seriesIds: some })))
      return all
    },

    async make(history) {
      const [device] = await named([history.device])
      if (device) await kept.make({ ...history, device })
    },

    async forget(historyIds) {
      known.clear()
      await kept.forget(historyIds)
    },
  }
}
