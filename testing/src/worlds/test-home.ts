import { listDevicesEndpoint } from '@roomwire/contracts/http/devices.ts'
import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import {
  addDevice,
  addRoom,
  callApi,
  registerOwner,
  type TestPerson,
} from '../clients/api-client.ts'
import { openLivePage } from '../clients/live-page.ts'
import { connectTestDevice } from './test-device.ts'

/** A new home: its owner, one room, and one device registered in it. */
export async function createTestHome(url: string, identifier = 'SC-000001') {
  const owner = await registerOwner(url)
  const roomId = await addRoom(owner, 'Living Room')
  const secret = await addDevice(owner, identifier, roomId)
  return { owner, roomId, identifier, secret }
}

/** The same with its device connected, and a page of its owner that watches the room. */
export async function openLiveHome(
  server: { url: string; mqttUrl: string },
  identifier = 'SC-000001',
  options: Parameters<typeof connectTestDevice>[3] = {},
) {
  const home = await createTestHome(server.url, identifier)
  const connect = (more = {}) =>
    connectTestDevice(server.mqttUrl, identifier, home.secret, { ...options, ...more })
  const device = await connect()
  const page = await openLivePage(home.owner)
  await page.watch(home.roomId)
  return { ...home, device, page, connect }
}

/** A device as the server shows it to a person at this moment. */
export async function shownTo(person: TestPerson, identifier: string): Promise<Device> {
  const { devices } = await callApi(person, listDevicesEndpoint, {})
  const device = devices.find(({ deviceIdentifier }) => deviceIdentifier === identifier)
  if (!device) throw new Error(`${identifier} is not shown`)
  return device
}
