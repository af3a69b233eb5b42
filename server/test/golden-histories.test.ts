/** Histories of every former version, made by the program of that time: the present program reads of each what was read then, and goes on with it. */
import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { anyOwner, historyIdOf } from '@roomwire/testing/fixtures/any-owner.ts'
import {
  goldenHistoryFolder,
  goldenHistoryVersions,
  historyVersion,
  lookAtHistory,
  shownOfHistory,
} from '@roomwire/testing/golden/golden-history.ts'
import { makeFolder } from '@roomwire/testing/worlds/test-database.ts'
import { createDatabase } from '@roomwire/testing/worlds/test-services.ts'
import { Kysely } from 'kysely'
import pg from 'pg'
import { expect, inject, it, vi } from 'vitest'
import { historyMigrations } from '../src/features/series/history-sql.ts'
import type { HistoryOwner, OwnedDevice } from '../src/features/series/history-store.ts'
import { openHistory } from '../src/features/series/open-history.ts'
import type { Engine } from '../src/platform/database/engine.ts'
import { postgresDialect } from '../src/platform/database/postgres.ts'
import type { Schema } from '../src/platform/database/schema.ts'

const engines = ['sqlite', 'postgres'] as const
const versions = goldenHistoryVersions()

/** Opens a copy of a golden history. */
async function openGolden(version: string, engine: Engine, owner: HistoryOwner = anyOwner) {
  const { folder, remove } = await makeFolder()
  const { url, drop } = await createDatabase(inject('postgresUrl'))
  const golden = goldenHistoryFolder(version)
  if (engine === 'sqlite') {
    copyFileSync(join(golden, 'history.sqlite'), join(folder, 'history.sqlite'))
  } else {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(readFileSync(join(golden, 'history.sql'), 'utf8'))
    await client.end()
  }
  const db = new Kysely<Schema>({ dialect: postgresDialect(url) })
  const history = await openHistory({ engine, db, folder }, owner)
  return {
    history,
    /** The same for another installation, while it is open. */
    openFor: (other: HistoryOwner) => openHistory({ engine, db, folder }, other),
    async close() {
      await history.close()
      await db.destroy()
      await drop()
      await remove()
    },
  }
}

it('R-92 the newest version of the history is among those that are kept', () => {
  const text =
    'a new step takes one: node scripts/run.mjs testing/src/golden/make-golden-history.ts'
  expect(versions, text).toContain(historyVersion(historyMigrations.length))
})

it.each(versions.flatMap((version) => engines.map((engine) => ({ version, engine }))))(
  'R-92 R-96 the history of version $version ($engine) is read as then, and goes on',
  async ({ version, engine }) => {
    const { history, close } = await openGolden(version, engine)
    const seen = await lookAtHistory(history)
    // There may be new fields; no old one may be missing or different.
    expect(seen).toMatchObject(shownOfHistory(version))
    const at = Date.UTC(2026, 10, 2)
    await history.add([{ id: 1, key: 'pin.13', at, value: 0 }])
    await history.rollUp(historyIdOf(1), { timeZone: 'Europe/Berlin', now: at + 60_000 })
    expect((await history.list([1])).find(({ key }) => key === 'pin.13')).toMatchObject({
      at,
      value: 0,
    })
    await close()
  },
)

const oldest = Date.UTC(2026, 9, 20, 6)

it.each<[string, Partial<OwnedDevice>, number]>([
  ['of the same home, and older than what was measured,', {}, 3],
  ['of another home', { homeId: 2 }, 0],
  ['that is younger than what was measured', { createdAt: oldest + 1 }, 0],
])(
  'R-92 what was measured before devices had names is that of the device of its number %s alone',
  async (_title, device, count) => {
    for (const engine of engines) {
      const own = { id: 1, homeId: 1, createdAt: oldest, historyId: 'mine', ...device }
      const owner = { ...anyOwner, devices: async () => [own], historyIds: async () => [own] }
      const { history, openFor, close } = await openGolden('0001', engine, owner)
      expect(await history.list([1])).toHaveLength(count)
      // Once claimed, what is left of it is nobody's: not that of an installation that comes later either.
      const later = { ...anyOwner, installation: 'another', onOther: vi.fn() }
      const other = await openFor(later)
      expect(await other.list([1])).toEqual([])
      expect(later.onOther).toHaveBeenCalledOnce()
      await other.add([{ id: 1, key: 'pin.13', at: oldest, value: 3 }])
      expect(await other.list([1])).toMatchObject([{ value: 3 }])
      expect(await history.list([1])).toHaveLength(count)
      await other.close()
      await close()
    }
  },
)
