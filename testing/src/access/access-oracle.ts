import { type Role, role } from '@roomwire/contracts/vocabulary/role.ts'
import type { Actor, GuestAccess } from '@roomwire/server/features/identity/actor.ts'
import { actorOf } from './any-actor.ts'

/*
 * The rules of access said a second time, as a list of what each role may, and
 * every case of a small world to hold the first saying against: three homes,
 * two rooms and two devices, and the moments before, at and after each edge.
 */

/** The functions that decide, under the names they have in the program. */
export type AccessCore = {
  manages(role: Role): boolean
  isActive(actor: Actor, now: number): boolean
  managesHome(actor: Actor): boolean
  mayPerson(actor: Actor, action: string, person: object, now: number): boolean
  mayRoom(actor: Actor, action: string, room: object, now: number): boolean
  mayDevice(actor: Actor, action: string, device: object, pin: null, now: number): boolean
}

const now = 5
const [living, kitchen] = [10, 11]
const [lamp, fan] = [20, 21]
const [self, other] = [7, 8]

const moments = [now - 1, now, now + 1]
const grants: (GuestAccess | null)[] = [
  null,
  ...product(
    moments,
    moments,
    [null, living, kitchen],
    [null, lamp, fan],
    [null, living, kitchen],
  ).map(([startAt, expiresAt, roomId, deviceId, deviceRoomId]) => ({
    startAt,
    expiresAt,
    roomId,
    deviceId,
    deviceRoomId,
  })),
]
/** Also one that only a later version knows: whoever has it may nothing. */
const roles = [...role.options, 'caretaker' as Role]
const actors: Actor[] = product(roles, [null, 1, 2], grants).map(([as, homeId, guest]) =>
  actorOf(as, { homeId, guest, personId: self }),
)
const people = product([self, other], [null, 1, 2], roles).map(([id, homeId, as]) => ({
  id,
  homeId,
  role: as,
}))
// Things of no home there are none; if there were, they would be nobody's.
const rooms = product([null, 1, 2], [living, kitchen]).map(([homeId, id]) => ({ homeId, id }))
const devices = product([null, 1, 2], [lamp, fan], [null, living, kitchen]).map(
  ([homeId, id, roomId]) => ({ homeId, id, roomId }),
)

/** What somebody may at this moment, whoever they are. */
function rightsOf({ role: as, homeId, guest }: Actor) {
  const nothing = { isIn: false, leads: false, room: () => false, device: () => false }
  const all = { isIn: true, leads: homeId !== null, room: () => true, device: () => true }
  type Device = { id: number; roomId: number | null }
  switch (as) {
    case 'user':
    case 'admin':
    case 'super_admin':
      return all
    case 'family':
      return { ...all, leads: false, device: ({ roomId }: Device) => roomId !== null }
    case 'guest': {
      if (homeId === null) return { ...nothing, isIn: true }
      if (!guest || guest.startAt > now || guest.expiresAt <= now) return nothing
      const { roomId: only, deviceId, deviceRoomId } = guest
      if (deviceId !== null) {
        return {
          ...all,
          leads: false,
          room: (id: number) => id === deviceRoomId,
          device: ({ id }: Device) => id === deviceId,
        }
      }
      const room = (id: number | null) => id !== null && (only ?? id) === id
      return { ...all, leads: false, room, device: ({ roomId }: Device) => room(roomId) }
    }
    default:
      return { ...nothing, isIn: true }
  }
}

/** The first case in which the program decides otherwise than the list, in words; undefined when there is none. */
export function firstDifference(core: AccessCore): string | undefined {
  for (const as of roles) {
    if (core.manages(as) !== ['user', 'admin', 'super_admin'].includes(as)) return `manages ${as}`
  }
  for (const actor of actors) {
    const rights = rightsOf(actor)
    const who = () => JSON.stringify(actor)
    if (core.isActive(actor, now) !== rights.isIn) return `isActive ${who()}`
    if (core.managesHome(actor) !== rights.leads) return `managesHome ${who()}`
    for (const room of rooms) {
      const inHome = actor.homeId !== null && room.homeId === actor.homeId
      const sees = inHome && rights.room(room.id)
      if (core.mayRoom(actor, 'see', room, now) !== sees) return `see ${who()} ${say(room)}`
      const manages = inHome && rights.leads
      if (core.mayRoom(actor, 'manage', room, now) !== manages)
        return `manage ${who()} ${say(room)}`
    }
    for (const device of devices) {
      const inHome = actor.homeId !== null && device.homeId === actor.homeId
      const sees = inHome && rights.device(device)
      const may = { see: sees, control: sees, manage: inHome && rights.leads }
      for (const [action, expected] of Object.entries(may)) {
        if (core.mayDevice(actor, action, device, null, now) !== expected) {
          return `${action} ${who()} ${say(device)}`
        }
      }
    }
    for (const person of grantsNothing(actor.guest) ? people : []) {
      const isSelf = person.id === self
      const leads = rights.leads && person.homeId === actor.homeId
      const may = {
        see: rights.isIn && (isSelf || leads),
        manage: leads && ['family', 'guest'].includes(person.role),
        appoint: leads && !isSelf && ['family', 'admin'].includes(person.role),
      }
      for (const [action, expected] of Object.entries(may)) {
        if (core.mayPerson(actor, action, person, now) !== expected) {
          return `${action} ${who()} ${say(person)}`
        }
      }
    }
  }
  return undefined
}

/** Rooms and devices of a grant have nothing to do with people: not tried over and over. */
const grantsNothing = (grant: GuestAccess | null) =>
  (grant?.roomId ?? grant?.deviceId ?? grant?.deviceRoomId ?? null) === null

/** How many decisions that are. */
export const decisions =
  roles.length +
  actors.length * (2 + rooms.length * 2 + devices.length * 3) +
  actors.filter(({ guest }) => grantsNothing(guest)).length * people.length * 3

const say = (object: object) => JSON.stringify(object)

/** Every choice of one from each list. */
function product<const L extends readonly (readonly unknown[])[]>(
  ...lists: L
): { [K in keyof L]: L[K][number] }[] {
  // Built up one list at a time; that each tuple ends with one of every list the compiler can't see.
  return lists.reduce<unknown[][]>(
    (tuples, list) => tuples.flatMap((tuple) => list.map((one) => [...tuple, one])),
    [[]],
  ) as { [K in keyof L]: L[K][number] }[]
}
