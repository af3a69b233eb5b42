/** Histories of every former version, made by the program of that time: the present program reads of each what was read then, and goes on with it. */
import { copyFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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
import { expect, inject, it } from 'vitest'
import { historyMigrations } from '../src/features/series/history-sql.ts'
import { openHistory } from '../src/features/series/open-history.ts'
import type { Engine } from '../src/platform/database/engine.ts'
import { postgresDialect } from '../src/platform/database/postgres.ts'
import type { Schema } from '../src/platform/database/schema.ts'

const engines = ['sqlite', 'postgres'] as const
const versions = goldenHistoryVersions()

/** Opens a copy of a golden history. */
async function openGolden(version: string, engine: Engine) {
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
  const history = await openHistory(engine, db, folder)
  return {
    history,
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
    await history.add([{ id: 1, homeId: 1, key: 'pin.13', at, value: 0 }])
    await history.rollUp(1, { timeZone: 'Europe/Berlin', now: at + 60_000 })
    expect((await history.list([1])).find(({ key }) => key === 'pin.13')).toMatchObject({
      at,
      value: 0,
    })
    await close()
  },
)
