/** The lease of a server that shares its database with others, on the clock of the database alone. */
import { globSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { isStage, isUpdate, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { openTestDatabaseOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { openStack } from '@roomwire/testing/worlds/stack.ts'
import { makeFolder } from '@roomwire/testing/worlds/test-database.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { createTestHome, shownTo } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { createDatabase } from '@roomwire/testing/worlds/test-services.ts'
import { expect, inject, it, onTestFinished } from 'vitest'

const on18 = { deviceIdentifier: 'SC-000001', action: 'on', pin: 18 } as const

/** What the servers of an installation share, until the test ends. */
async function openGround() {
  const { folder, remove } = await makeFolder()
  onTestFinished(remove)
  const database = await createDatabase(inject('postgresUrl'), inject('postgresTemplate'))
  onTestFinished(database.drop)
  return { data: folder, databaseUrl: database.url, busUrl: inject('natsUrl') }
}

async function startOn(shared: Awaited<ReturnType<typeof openGround>>): Promise<TestServer> {
  const server = await startTestServer('postgres', { shared })
  onTestFinished(server.stop)
  return server
}

/** Keeps a server from renewing its lease, until it is released. */
function holdLease({ roomwire: { leases } }: TestServer): () => void {
  const { promise: released, resolve } = Promise.withResolvers<void>()
  const { renew } = leases
  leases.renew = async (...lease) => {
    await released
    return renew(...lease)
  }
  return resolve
}

it('R-53 the devices of a server whose lease has ended are offline everywhere, what it still does for them counts no more, and they connect anew', async () => {
  const ground = await openGround()
  const [near, far] = [await startOn(ground), await startOn(ground)]
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
  const { data, databaseUrl, busUrl } = await openGround()
  const env = { DATA: data, DATABASE_URL: databaseUrl, BUS_URL: busUrl }
  const slow = { LD_PRELOAD: libfaketime, FAKETIME: '-1h', FAKETIME_DONT_FAKE_MONOTONIC: '1' }
  const near = await openStack(env)
  onTestFinished(near.close)
  const far = await openStack({ ...env, ...slow })
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
  const told = (await page.settles()).filter(isUpdate(({ connected }) => !connected))
  expect(told).toEqual([])
  expect(device.client.connected).toBe(true)
})
