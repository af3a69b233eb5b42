/** A database is put back as it was earlier: the numbers that it gives then were those of other devices. */
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { deviceHistoryEndpoint, listSeriesEndpoint } from '@roomwire/contracts/http/history.ts'
import {
  addDevice,
  answerOf,
  callApi,
  registerOwner,
} from '@roomwire/testing/clients/api-client.ts'
import { openStack } from '@roomwire/testing/worlds/stack.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { expect, it } from 'vitest'

it('R-92 a device that gets the number of another one, because an older database was put back, finds nothing of what that one has measured, and its own again when its database is back', async () => {
  const stack = await openStack({}, 'cheap')
  const [file, older, newer] = ['roomwire.sqlite', 'older', 'newer'].map((name) =>
    join(stack.data, name),
  ) as [string, string, string]
  const owner = await registerOwner(stack.url)
  const stop = async () => expect(await stack.stop()).toBe(0)
  const series = async (identifier: string) =>
    (await callApi(owner, listSeriesEndpoint, { path: { identifier } })).series
  const measure = async (identifier: string, level: number) => {
    const secret = await addDevice(owner, identifier, null)
    const device = await connectTestDevice(stack.mqttUrl, identifier, secret)
    await device.report('state', { pins: { pump: 1 }, waterLevel: `${level}%` })
    await expect.poll(async () => (await series(identifier)).length).toBe(2)
    device.vanish()
  }
  await stop()
  copyFileSync(file, older)
  await stack.start()
  await measure('WLM-000001', 60)
  await stop()
  copyFileSync(file, newer)

  copyFileSync(older, file)
  await stack.start()
  // It has the number of the other one.
  await addDevice(owner, 'WLM-000002', null)
  expect(await series('WLM-000002')).toEqual([])
  const path = { identifier: 'WLM-000002' }
  const asked = await answerOf(owner, deviceHistoryEndpoint, {
    path,
    query: { series: 'pin.pump' },
  })
  expect(asked.status).toBe(404)
  await stop()

  copyFileSync(newer, file)
  await stack.start()
  expect((await series('WLM-000001')).map(({ value }) => value)).toEqual([1, 60])
  await stack.close()
})
