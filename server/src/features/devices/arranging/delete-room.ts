import type { Bus } from '../../../platform/bus/bus.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Atomically } from '../../../platform/database/transactions.ts'
import { refuse } from '../../../platform/refusal.ts'
import type { GuestStore } from '../../access/guest-store.ts'
import type { AuditWriter } from '../../audit/audit-writer.ts'
import type { PersonActor } from '../../identity/actor.ts'
import { publishGrantsChanged, publishHomeEvent } from '../../identity/home-events.ts'
import type { JoinCodeStore } from '../../members/join-code-store.ts'
import type { RoomStore } from '../../rooms/room-store.ts'
import type { DeviceReader } from '../device-reader.ts'
import type { DeviceStore } from '../device-store.ts'
import { publishDevices } from './change-device.ts'
import { findManageableRoom } from './manageable-room.ts'

type Stores = {
  rooms: RoomStore
  devices: DeviceStore
  guests: GuestStore
  joinCodes: JoinCodeStore
}

/** What goes with a room, as the person reads it who decides. */
type Affected = {
  devices: Awaited<ReturnType<DeviceStore['inRoom']>>
  holders: Awaited<ReturnType<GuestStore['ofRoom']>>
  joinCodes: number
}

/**
 * Names what deleting a room would do.
 * @throws Refusal 'not_found', 'forbidden'.
 */
export async function previewRoomDeletion(
  needs: Stores & { clock: Clock },
  actor: PersonActor,
  roomId: number,
): Promise<Affected> {
  const room = await findManageableRoom(needs, actor, roomId)
  return affectedBy(needs, room.id, needs.clock.now())
}

async function affectedBy(
  { devices, guests, joinCodes }: Stores,
  roomId: number,
  now: number,
): Promise<Affected> {
  return {
    devices: await devices.inRoom(roomId),
    holders: await guests.ofRoom(roomId),
    joinCodes: await joinCodes.countOfRoom(roomId, now),
  }
}

/**
 * Deletes a room. Its devices are in no room then, pins that had it as their own count for that of
 * their device, and access to it ends; access to one device in it stays. Twins and the pages of those people are told, because foreign keys tell nobody.
 * @throws Refusal 'not_found', 'forbidden'.
 */
export async function deleteRoom(
  needs: Stores & {
    deviceReader: DeviceReader
    atomically: Atomically<Stores & { audit: AuditWriter }>
    bus: Bus
    clock: Clock
  },
  actor: PersonActor,
  roomId: number,
): Promise<void> {
  const { bus, clock } = needs
  const room = await findManageableRoom(needs, actor, roomId)
  const { devices, holders } = await needs.atomically(async (stores) => {
    const removed = await remove(stores, room.id, clock.now())
    const counts = { devices: removed.devices.length, guests: removed.holders.length }
    await stores.audit.write('room.deleted', actor, { room: room.id, ...counts })
    return removed
  })
  const boundToDevices = await needs.guests.boundToDevices(devices.map(({ id }) => id))
  await publishGrantsChanged(bus, [...holders, ...boundToDevices])
  await publishDevices(
    needs,
    devices.map((device) => ({ ...device, pinRooms: {} })),
  )
  const { homeId } = room
  await publishHomeEvent(bus, homeId, { kind: 'home.changed', what: 'rooms', about: [{ roomId }] })
  await publishHomeEvent(bus, homeId, { kind: 'home.changed', what: 'people' })
}

async function remove(stores: Stores, roomId: number, now: number): Promise<Affected> {
  const affected = await affectedBy(stores, roomId, now)
  await stores.devices.leaveRoom(
    affected.devices.map(({ id }) => id),
    roomId,
  )
  // Somebody else may have deleted it a moment ago.
  if (!(await stores.rooms.remove(roomId))) throw refuse('not_found', 'Room not found')
  return affected
}
