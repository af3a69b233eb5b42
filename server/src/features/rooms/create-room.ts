import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import { isConflict } from '../../platform/database/open-database.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import { refuse } from '../../platform/refusal.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import type { PersonActor } from '../identity/actor.ts'
import { publishHomeEvent } from '../identity/home-events.ts'
import { managesHome } from '../identity/person-access.ts'
import { expectRoomFor, type ObjectReader } from '../limits/object-limits.ts'
import type { Quotas } from '../limits/quotas.ts'
import type { ShownRoom } from './list-rooms.ts'
import type { RoomStore } from './room-store.ts'

/**
 * Creates a room (API-10).
 * @throws Refusal 'forbidden', 'quota_full', 'room_name_taken' when the home has a room of this name.
 */
export async function createRoom(
  {
    atomically,
    quotas,
    bus,
    clock,
  }: {
    atomically: Atomically<{ rooms: RoomStore; objects: ObjectReader; audit: AuditWriter }>
    quotas: Pick<Quotas, 'expectRoom'>
    bus: Bus
    clock: Clock
  },
  actor: PersonActor,
  name: string,
): Promise<ShownRoom> {
  if (!managesHome(actor)) throw refuse('forbidden', 'You may not create rooms')
  const { homeId } = actor
  const id = await atomically(async ({ rooms, objects, audit }) => {
    await expectRoomFor({ quotas, objects }, 'roomsMax', homeId)
    const room = await rooms.add(homeId, name, clock.now())
    await audit.write('room.created', actor, { room })
    return room
  }).catch((error) => {
    throw isConflict(error) ? roomNameTaken(name) : error
  })
  const about = [{ roomId: id }]
  await publishHomeEvent(bus, homeId, { kind: 'home.changed', what: 'rooms', about })
  return { id, name, deviceCount: 0, paint: null, photo: null }
}

/** The refusal of a name that another room of the home has. */
export const roomNameTaken = (name: string) =>
  refuse('room_name_taken', `There is already a room called ${name}`, { field: 'roomName' })
