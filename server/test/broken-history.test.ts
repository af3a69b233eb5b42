/** The file of the history breaks, before a start and while the server runs: the house goes on. */
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { listSeriesEndpoint } from '@roomwire/contracts/http/history.ts'
import { addDevice, callApi, registerOwner } from '@roomwire/testing/clients/api-client.ts'
import { openStack } from '@roomwire/testing/worlds/stack.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { expect, it } from 'vitest'

it('R-65 a broken history is set aside with a name and a message, before the start and while the server runs; the day goes on in a new one, with what devices have declared', async () => {
  const stack = await openStack({}, 'cheap')
  const file = join(stack.data, 'history.sqlite')
  const owner = await registerOwner(stack.url)
  const secret = await addDevice(owner, 'SC-000001', null)
  const path = { identifier: 'SC-000001' }
  const series = async () => (await callApi(owner, listSeriesEndpoint, { path })).series
  const aside = () =>
    readdirSync(stack.data).filter((name) => /^history\.sqlite\.broken-[\dTZ.-]+$/.test(name))
  let device = await connectTestDevice(stack.mqttUrl, 'SC-000001', secret)
  await device.report('hello', { readings: { power: { name: 'Power', unit: 'W', kind: 'power' } } })
  await device.report('readings', { readings: { power: 40 } })
  await expect.poll(async () => (await series()).map(({ value }) => value)).toEqual([40])

  // The page of its samples becomes something else under the running server, which reads it anew because another program has written.
  const beside = new DatabaseSync(file)
  const root = beside.prepare("select rootpage from sqlite_schema where name = 'sample'").get()
  beside.exec('create table other (id integer); pragma wal_checkpoint(truncate)')
  beside.close()
  const pages = openSync(file, 'r+')
  writeSync(pages, Buffer.alloc(4_096, 7), 0, 4_096, (Number(root?.rootpage) - 1) * 4_096)
  closeSync(pages)
  await expect
    .poll(async () => {
      await device.report('readings', { readings: { power: 50 + Math.random() } })
      await series().catch(() => [])
      return aside().length
    })
    .toBe(1)
  expect(stack.output()).toContain('the history was broken and is set aside')
  await expect
    .poll(async () => (await series()).find((one) => one.series === 'power')?.name)
    .toBe('Power')

  // A file that is no database at all is found at the start.
  device.vanish()
  await stack.stop()
  const opened = openSync(file, 'w')
  writeSync(opened, Buffer.alloc(8_192, 7))
  closeSync(opened)
  await stack.start()
  device = await connectTestDevice(stack.mqttUrl, 'SC-000001', secret)
  await device.report('state', { pins: { 18: 1 } })
  await expect.poll(async () => (await series()).length).toBe(1)
  expect(aside()).toHaveLength(2)
  expect(readFileSync(join(stack.data, aside().at(-1) ?? ''), 'latin1')).toBe('\x07'.repeat(8_192))

  // A file that cannot be opened for another reason stays where it is, and the house starts all the same.
  device.vanish()
  await stack.stop()
  renameSync(file, `${file}.kept`)
  mkdirSync(file)
  await stack.start()
  await connectTestDevice(stack.mqttUrl, 'SC-000001', secret)
  expect(aside()).toHaveLength(2)
  rmSync(file, { recursive: true })
  await stack.close()
})
