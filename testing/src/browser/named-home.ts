import { registerDeviceEndpoint, renamePinEndpoint } from '@roomwire/contracts/http/devices.ts'
import { createRoomEndpoint } from '@roomwire/contracts/http/rooms.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { callApi, registerOwner, type TestPerson } from '../clients/api-client.ts'

/*
 * A home in which every name is one of a list: each is a room's once, a device's
 * once and a pin's once, and no room holds a device that is called as it is.
 */

export type NamedRoom = {
  roomId: number
  room: string
  identifier: string
  device: string
  pin: string
}

export type NamedHome = { owner: TestPerson; rooms: NamedRoom[] }

/** The kinds that devices have by turns, and the pin of each that has a name. */
const turns: readonly { prefix: string; pin: PinKey }[] = [
  { prefix: 'SC', pin: '18' },
  { prefix: 'PC', pin: '13' },
  { prefix: 'WLM', pin: 'led' },
]

let homes = 0

/** Founds it, by the calls that pages make. */
export async function foundNamedHome(url: string, names: readonly string[]): Promise<NamedHome> {
  homes += 1
  const owner = await registerOwner(url, 'Meera')
  const nameAt = (at: number) => names[at % names.length] ?? ''
  const rooms = await inLots(names, async (room, at) => {
    const { prefix, pin: key } = turns[at % turns.length] ?? { prefix: 'SC', pin: '18' }
    const identifier = `${prefix}-${homes}-${String(at).padStart(4, '0')}`
    const device = nameAt(at + 1)
    const pin = nameAt(at + 2)
    const { room_id } = await callApi(owner, createRoomEndpoint, { body: { room_name: room } })
    const about = { device_identifier: identifier, device_name: device, room_id }
    await callApi(owner, registerDeviceEndpoint, {
      body: { ...about, device_local_IP: '192.168.1.40' },
    })
    await callApi(owner, renamePinEndpoint, {
      body: { device_identifier: identifier, pin: key, name: pin },
    })
    return { roomId: room_id, room, identifier, device, pin }
  })
  return { owner, rooms }
}

const lot = 10

/** Does something for each of many, a few at a time. */
export async function inLots<Item, Made>(
  items: readonly Item[],
  make: (item: Item, at: number) => Promise<Made>,
): Promise<Made[]> {
  const made: Made[] = []
  for (let from = 0; from < items.length; from += lot) {
    const some = items.slice(from, from + lot)
    made.push(...(await Promise.all(some.map((item, at) => make(item, from + at)))))
  }
  return made
}
