/** The lease of a server that shares its database with others, on the clock of the database alone. */
import { globSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { isStage, isUpdate, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { openTestDatabaseOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import {
  envOf,
  holdLease,
  openFixture,
  startInstallation,
} from '@roomwire/testing/worlds/replicas.ts'
import { openStack } from '@roomwire/testing/worlds/stack.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { createTestHome, shownTo } from '@roomwire/testing/worlds/test-home.ts'
import { expect, it, onTestFinished } from 'vitest'

const on18 = { deviceIdentifier: 'SC-000001', action: 'on', pin: 18 } as const

it('R-53 the devices of a server whose lease has ended are offline everywhere, what it still does for them counts no more, and they connect anew', async () => {
  const installation = await startInstallation('postgres, 2 replicas')
  onTestFinished(installation.stop)
  const [near, far] = installation.servers
  if (!near || !far) throw new Error('There are not two servers')
  const db = await openTestDatabaseOf(near)
  onTestFinished(() => db.destroy())
  const { owner, roomId, identifier, secret } = await createTestHome(near.url)
  const device = await connectTestDevice(far.mqttUrl, identifier, secret)
  const page = await openLivePage(owner)
  const [online] = await page.watch(roomId)
  expect(online).toMatchObject({ connected: true })

  const release = holdLease(far)
  // A round that had begun may renew it once more; then it ends by itself.
  await db
    .updateTable('replica')
    .set({ lease_until: 0 })
    .where('id', '=', far.roomwire.replica)
    .execute()
  const offline = await page.hears(isUpdate(({ connected }) => !connected))
  expect(offline.rev[0]).toBeGreaterThan(online?.rev[0] ?? 0)
  await device.report('state', { pins: { 18: 1 } })
  await device.settles()
  expect(device.complaints).toMatchObject([
    { error: 'Another connection of this device has taken its place' },
  ])
  expect((await shownTo(owner, identifier)).pins['18']?.state).toBe(null)

  release()
  await device.closed
  const back = await connectTestDevice(far.mqttUrl, identifier, secret)
  await page.hears(isUpdate(({ connected }) => connected))
  page.say({ ...on18, messageId: 'again' })
  await page.hears(isStage('processed', 'again'))
  await back.leave()
  expect([...near.bugs, ...far.bugs]).toEqual([])
})

it('R-53 a device stays online and is switched while the clocks of two servers are an hour apart', async () => {
  const [libfaketime] = globSync('/usr/lib/*/faketime/libfaketime.so.1')
  if (!libfaketime) throw new Error('libfaketime is not installed: apt-get install faketime')
  const fixture = await openFixture()
  onTestFinished(fixture.leave)
  const env = envOf(fixture)
  const slow = { LD_PRELOAD: libfaketime, FAKETIME: '-1h', FAKETIME_DONT_FAKE_MONOTONIC: '1' }
  const near = await openStack(env, 'cheap')
  onTestFinished(near.close)
  const far = await openStack({ ...env, ...slow }, 'cheap')
  onTestFinished(far.close)
  const { owner, roomId, identifier, secret } = await createTestHome(near.url)
  const device = await connectTestDevice(far.mqttUrl, identifier, secret)
  const page = await openLivePage(owner)
  await page.watch(roomId)
  // Longer than two rounds in which each server looks for leases that have ended.
  await wait(5_000)
  page.say({ ...on18, messageId: 'm' })
  await page.hears(isStage('processed', 'm'))
  expect(await shownTo(owner, identifier)).toMatchObject({ connected: true })
  const updates = (await page.settles()).filter(isUpdate(({ connected }) => !connected))
  expect(updates).toEqual([])
  expect(device.client.connected).toBe(true)
})
