/**
 * A transaction takes the row of a device before those of its pins and commands, and devices in the
 * order of their ids, as reports are stored: else two transactions of PostgreSQL wait for each other,
 * and one of them is given up.
 */

import { deleteAccountEndpoint } from '@roomwire/contracts/http/own-account.ts'
import { changeRoomEndpoint, deleteRoomEndpoint } from '@roomwire/contracts/http/rooms.ts'
import { addDevice, callApi, password } from '@roomwire/testing/clients/api-client.ts'
import { commandFor } from '@roomwire/testing/fixtures/live-rows.ts'
import { openTestDatabaseOf } from '@roomwire/testing/fixtures/open-test-database.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { createTestHome } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Db } from '../../../platform/database/schema.ts'
import type { DeviceStore } from './device-store.ts'

let server: TestServer
let db: Db
beforeAll(async () => {
  server = await startTestServer('postgres')
  db = await openTestDatabaseOf(server)
})
afterAll(async () => {
  await db.destroy()
  await server.stop()
})

/** A home with two devices in its room; by their names they stand the other way round. */
async function aHome() {
  const home = await createTestHome(server.url, 'SC-000002')
  await addDevice(home.owner, 'SC-000001', home.roomId)
  const rows = await db
    .selectFrom('device')
    .select(['device.id', 'device.home_id'])
    .where('room_id', '=', home.roomId)
    .orderBy('id')
    .execute()
  const [first, second] = rows
  if (!first || !second) throw new Error('The devices are not in the room.')
  await db.updateTable('device').set({ name: 'b' }).where('id', '=', first.id).execute()
  await db.updateTable('device').set({ name: 'a' }).where('id', '=', second.id).execute()
  await db.updateTable('pin').set({ changed_at: 5 }).where('device_id', '=', first.id).execute()
  const { id: _, ...command } = commandFor('18', 1)
  const of = { home_id: first.home_id, device_id: first.id }
  await db
    .insertInto('command')
    .values({ ...command, ...of })
    .execute()
  return { ...home, first: first.id, second: second.id, homeId: first.home_id }
}

type Home = Awaited<ReturnType<typeof aHome>>

/** Does what a person asks for while a report of the first device is being stored, which goes on when it waits. */
async function expectNoDeadlock(
  home: Home,
  ask: () => Promise<unknown>,
  goOn: (db: Db) => Promise<unknown>,
) {
  const isWaiting = async () => {
    // Only here: other tests have databases on the same PostgreSQL.
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return rows.length > 0
  }
  const asked = await db.transaction().execute(async (report) => {
    // In a deadlock this one is given up: a person's request would be done anew, and pass.
    await sql`set local deadlock_timeout = '10ms'`.execute(report)
    await sql`select 1 from device where id = ${home.first} for no key update`.execute(report)
    const done = ask().then(
      () => 'done',
      (error: unknown) => error,
    )
    await expect.poll(isWaiting).toBe(true)
    await goOn(report)
    return { done }
  })
  expect(await asked.done).toBe('done')
  expect(server.bugs).toEqual([])
}

const storeVerbs: Record<string, (devices: DeviceStore, home: Home) => Promise<unknown>> = {
  'a pin is changed': (devices, { first }) => devices.changePin(first, '18', { name: 'Lamp' }),
  'a pin is protected': (devices, { first }) =>
    devices.protectPin(first, '18', {
      longestOnS: 60,
      shortestOffS: null,
      afterPowerOn: null,
      notWith: '19',
    }),
  'a pin is let go of': (devices, { first }) => devices.letGo(first, '18', 5),
  'a device leaves a room': (devices, { first, roomId }) => devices.leaveRoom([first], roomId),
  'a device is moved': (devices, { first }) => devices.change(first, { roomId: null }),
  'a room gets another name': (devices, { first, roomId }) => devices.renameRoom(roomId, [first]),
}

it.each(Object.entries(storeVerbs))('R-83 %s while its device reports', async (_what, verb) => {
  const home = await aHome()
  const ask = () => server.roomwire.atomically(({ devices }) => verb(devices, home))
  await expectNoDeadlock(home, ask, (report) =>
    report.updateTable('pin').set({ reported_at: 1 }).where('device_id', '=', home.first).execute(),
  )
})

const calls: Record<string, (home: Home) => Promise<unknown>> = {
  'a room is renamed': ({ owner, roomId }) =>
    callApi(owner, changeRoomEndpoint, {
      path: { id: `${roomId}` },
      body: { room_name: 'Lounge' },
    }),
  'a room is deleted': ({ owner, roomId }) =>
    callApi(owner, deleteRoomEndpoint, { path: { id: `${roomId}` } }),
  'a home is deleted': ({ owner }) =>
    callApi(owner, deleteAccountEndpoint, { body: { password, delete_home: true } }),
}

it.each(Object.entries(calls))('R-83 %s while both its devices report', async (_what, call) => {
  const home = await aHome()
  const ask = () => call(home)
  await expectNoDeadlock(home, ask, async (report) => {
    await sql`select 1 from device where id = ${home.second} for no key update`.execute(report)
    await report
      .updateTable('command')
      .set({ received_at: 1 })
      .where('home_id', '=', home.homeId)
      .execute()
  })
})

it('R-83 neither a connection nor a report waits for a person who gives access to the device', async () => {
  const { first, identifier, secret } = await aHome()
  await db.transaction().execute(async (giving) => {
    // A grant that refers to the device locks it like this.
    await sql`select 1 from device where id = ${first} for key share`.execute(giving)
    const device = await connectTestDevice(server.mqttUrl, identifier, secret)
    await device.report('state', { pins: { 18: 1 } })
    await device.leave()
  })
})
