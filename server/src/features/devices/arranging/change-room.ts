import type { Paint } from '@roomwire/contracts/vocabulary/paint.ts'
import type { Bus } from '../../../platform/bus/bus.ts'
import type { Clock } from '../../../platform/clock.ts'
import { isConflict } from '../../../platform/database/open-database.ts'
import type { Atomically } from '../../../platform/database/transactions.ts'
import { refuse } from '../../../platform/refusal.ts'
import type { GuestStore } from '../../access/guest-store.ts'
import type { AuditWriter } from '../../audit/audit-writer.ts'
import type { PersonActor } from '../../identity/actor.ts'
import { publishGrantsChanged, publishHomeEvent } from '../../identity/home-events.ts'
import type { JoinCodeStore } from '../../members/join-code-store.ts'
import { roomNameTaken } from '../../rooms/create-room.ts'
import { findManageableRoom, type ShownRoom, showRoom } from '../../rooms/list-rooms.ts'
import type { RoomStore } from '../../rooms/room-store.ts'
import type { DeviceReader } from '../records/device-reader.ts'
import type { DeviceStore } from '../records/device-store.ts'
import { publishDevices } from './change-device.ts'

/**
 * Gives a room another name or another paint; only what differs is stored and told. Its devices carry the name too,
 * so that their pages and twins are told.
 * @throws Refusal 'not_found', 'forbidden', 'room_name_taken' when the home has another room of
 * this name.
 */
export async function changeRoom(
  needs: {
    rooms: RoomStore
    deviceReader: DeviceReader
    atomically: Atomically<{ rooms: RoomStore; devices: DeviceStore; audit: AuditWriter }>
    bus: Bus
    clock: Clock
  },
  actor: PersonActor,
  { roomId, name, paint }: { roomId: number; name: string; paint?: Paint | undefined },
): Promise<ShownRoom> {
  const { bus } = needs
  const room = await findManageableRoom(needs, actor, roomId)
  const isRenamed = name !== room.name
  const isPainted = paint !== undefined && paint !== room.paint
  const inside = await needs
    .atomically(async ({ rooms, devices, audit }) => {
      const found = isRenamed ? await devices.inRoom(room.id) : []
      if (isRenamed) {
        await devices.renameRoom(
          room.id,
          found.map(({ id }) => id),
        )
        // Moving a device into the room locks the device first too.
        await rooms.rename(room.id, name)
        await audit.write('room.renamed', actor, { room: room.id })
      }
      if (isPainted) {
        await rooms.paint(room.id, paint)
        await audit.write('room.painted', actor, { room: room.id })
      }
      return found
    })
    .catch((error) => {
      throw isConflict(error) ? roomNameTaken(name) : error
    })
  await publishDevices(
    needs,
    inside.map((device) => ({ ...device, pinRooms: {} })),
  )
  if (isRenamed || isPainted) {
    const about = [{ roomId }]
    await publishHomeEvent(bus, room.homeId, { kind: 'home.changed', what: 'rooms', about })
  }
  // Guests of the room read its name in their own access.
  if (isRenamed) await publishHomeEvent(bus, room.homeId, { kind: 'home.changed', what: 'people' })
  return showRoom(needs, actor, room.id)
}

type Stores = {
  rooms: RoomStore
  devices: DeviceStore
  guests: GuestStore
  joinCodes: JoinCodeStore
}

/** The devices and access that go with a room, for the person who decides. */
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
