/** Every table is bounded: docs/operations.md says by what. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { limits, objectLimits, quotas, rateLimits } from '@roomwire/contracts/vocabulary/limits.ts'
import { openTestDatabaseOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { createTestHome } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer } from '@roomwire/testing/worlds/test-server.ts'
import { expect, it } from 'vitest'

const operations = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8')
const [, section = ''] = operations.split('## What may be stored\n')
const stored = section.split('\n## ')[0] ?? ''

/** The tables that the docs say are bounded. */
const [, rows = ''] = stored.split('| Tables | What bounds them |\n')
const bounded = rows
  .split('\n')
  .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name))

it('R-46 each table of the database and of the history has a bound in docs/operations.md, and none is named that is not there', async () => {
  const server = await startTestServer('sqlite')
  const { secret } = await createTestHome(server.url)
  const device = await connectTestDevice(server.mqttUrl, 'SC-000001', secret)
  await device.report('state', { pins: { 18: 1 } })
  await server.roomwire.recorder.stored()
  await device.leave()
  const db = await openTestDatabaseOf(server)
  const main = (await db.introspection.getTables()).map(({ name }) => name)
  await db.destroy()
  const file = new DatabaseSync(join(server.config.data, 'history.sqlite'), { readOnly: true })
  const history = file
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .all()
    .map(({ name }) => String(name))
  file.close()
  await server.stop()
  const tables = [...main, ...history].filter((name) => !name.startsWith('kysely_'))
  expect(tables.length).toBeGreaterThan(35)
  expect(new Set(bounded)).toEqual(new Set(tables))
  expect(bounded).toHaveLength(new Set(bounded).size)
})

it('R-46 docs/operations.md has the numbers of the limits', () => {
  const { passesMax, scenesMax, schedulesMax, passkeysMax, apiTokensMax } = limits
  const { seriesMax, planEntriesMax } = limits
  const { quotaReportEveryMs: _, ...objects } = objectLimits
  const numbers = [
    passesMax,
    scenesMax,
    schedulesMax,
    passkeysMax,
    apiTokensMax,
    seriesMax,
    planEntriesMax,
    ...Object.values(objects),
    rateLimits.overQuotaOfPerson.burst,
    ...Object.values(quotas),
  ]
  const missing = numbers.filter((one) => !stored.includes(` ${one.toLocaleString('en')}`))
  expect(missing).toEqual([])
})
