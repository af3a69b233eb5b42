/** No stored instant holds anything up after a clock that was ahead: each has its rule. */
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { goldenFolder, goldenVersions } from '@roomwire/testing/golden/golden-files.ts'
import { makeFolder } from '@roomwire/testing/worlds/test-database.ts'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from './open-database.ts'
import type { Db } from './schema.ts'
import { boundOf, capStamps, stamps } from './stamps.ts'

const now = Date.UTC(2026, 10, 27, 12)
const inTenYears = now + 3_650 * 24 * 3_600_000

/** A home in which every table and column is filled. */
let db: Db
/** The tables of the golden home: later ones are still empty. */
let filled: ReadonlySet<string>
let folder: Awaited<ReturnType<typeof makeFolder>>
beforeAll(async () => {
  folder = await makeFolder()
  const file = join(folder.folder, 'roomwire.sqlite')
  copyFileSync(join(goldenFolder(goldenVersions().at(-1) ?? ''), 'roomwire.sqlite'), file)
  const kept = new DatabaseSync(file)
  const tables = kept.prepare(`select name from sqlite_schema where type = 'table'`).all()
  filled = new Set(tables.map(({ name }) => String(name)))
  kept.close()
  db = (await openDatabase({ file })).db
})
afterAll(async () => {
  await db.destroy()
  await folder.remove()
})

const rowsOf = async <Row>(query: RawBuilder<Row>) => (await query.execute(db)).rows
const latestOf = async (table: string, column: string, of: 'person' | 'pass' | undefined) =>
  (
    await rowsOf(sql<{ count: number; latest: number | null }>`select count(*) as count,
      max(${sql.ref(column)}) as latest from ${sql.table(table)} where ${ofRows(of)}`)
  )[0]
const ofRows = (of: 'person' | 'pass' | undefined) =>
  of === undefined ? sql`true` : sql`${sql.ref(`${of}_id`)} is not null`

it('R-70 each column that may hold an instant has a rule, and each rule has its column', async () => {
  const columns = await rowsOf(sql<{ name: string }>`
    select tables.name || '.' || columns.name as name from sqlite_schema as tables
    join pragma_table_info(tables.name) as columns
    where tables.type = 'table' and columns.type = 'bigint' order by 1`)
  const ruled = Object.entries(stamps).flatMap(([table, rules]) =>
    Object.keys(rules).map((column) => `${table}.${column}`),
  )
  expect(ruled.sort()).toEqual(columns.map(({ name }) => name))
})

it('R-70 what was stored ten years ahead is put back to what it can be, and nothing else is touched', async () => {
  let bounded = 0
  for (const [table, columns] of Object.entries(stamps)) {
    for (const [column, rules] of Object.entries(columns)) {
      for (const bound of rules.flatMap((rule) => boundOf(rule) ?? [])) {
        bounded += 1
        const { most, of } = bound
        const set = (at: number) =>
          sql`update ${sql.table(table)} set ${sql.ref(column)} = ${at} where ${ofRows(of)}`.execute(
            db,
          )
        const name = `${table}.${column}`
        if (!filled.has(table)) continue
        expect((await latestOf(table, column, of))?.count, name).toBeGreaterThan(0)
        for (const [stored, capped] of [
          [inTenYears, now + most],
          [now + most + 1, now + most],
          [now + most, now + most],
          [now - 1, now - 1],
        ] as const) {
          await set(stored)
          await capStamps(db, now)
          expect((await latestOf(table, column, of))?.latest, name).toBe(capped)
        }
      }
    }
  }
  expect(bounded).toBeGreaterThan(10)
})
