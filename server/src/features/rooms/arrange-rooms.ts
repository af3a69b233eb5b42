import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import type { PersonActor } from '../identity/actor.ts'
import { publishHomeEvent } from '../identity/home-events.ts'
import type { ArrangementKind, ArrangementStore } from './arrangement-store.ts'
import { mayRoom } from './room-access.ts'
import type { RoomStore } from './room-store.ts'

type Needs = {
  atomically: Atomically<{ arrangements: ArrangementStore }>
  bus: Bus
  clock: Clock
}

/**
 * Puts the rooms into the order that this person likes; nobody else sees it. Rooms that they may not see
 * are left out, and those that they do not name keep their order behind the others.
 */
export async function arrangeRooms(
  needs: Needs & { rooms: RoomStore },
  actor: PersonActor,
  roomIds: readonly number[],
): Promise<void> {
  if (actor.homeId === null) return
  const all = await needs.rooms.ofHome(actor.homeId)
  const now = needs.clock.now()
  const seen = new Set(all.filter((room) => mayRoom(actor, 'see', room, now)).map(({ id }) => id))
  const ids = roomIds.filter((id) => seen.has(id))
  await keepArrangement(needs, actor, { kind: 'rooms', ids, existing: all.map(({ id }) => id) })
}

/**
 * Keeps an order of the things that the actor may see. Behind them stay those that they had put into an
 * order before and do not name now, as long as they exist. Their open pages are told.
 */
export async function keepArrangement(
  { atomically, bus, clock }: Needs,
  { personId, homeId }: PersonActor,
  order: { kind: ArrangementKind; ids: readonly number[]; existing: readonly number[] },
): Promise<void> {
  if (homeId === null) return
  const { kind, ids } = order
  const existing = new Set(order.existing)
  await atomically(async ({ arrangements }) => {
    const { [kind]: known } = await arrangements.of(personId)
    const before = known.filter((id) => existing.has(id))
    await arrangements.set(personId, kind, [...new Set([...ids, ...before])], clock.now())
  })
  await publishHomeEvent(bus, homeId, { kind: 'arrangement.changed', personId })
}
