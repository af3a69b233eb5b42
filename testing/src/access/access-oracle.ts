import { type Role, role } from '@roomwire/contracts/vocabulary/role.ts'
import type { DevicePart, Grant, PlacedDevice } from '@roomwire/server/features/access/grant.ts'
import type { Actor } from '@roomwire/server/features/identity/actor.ts'
import { actorOf, grant, mondays, thursdays } from './any-actor.ts'

/*
 * The rules of access said a second time, as a list of what each role may, and
 * every case of a small world to hold the first saying against: three homes,
 * two rooms and two devices with three pins, one of them at times in another room, and the moments before, at and after each edge.
 */

/** The functions that decide, under the names they have in the program. */
export type AccessCore = {
  manages(role: Role): boolean
  isActive(actor: Actor, now: number): boolean
  managesHome(actor: Actor): boolean
  mayPerson(actor: Actor, action: string, person: object, now: number): boolean
  mayRoom(actor: Actor, action: string, room: object, now: number): boolean
  mayDevice(actor: Actor, action: string, device: object, part: DevicePart, now: number): boolean
}

const now = 5
const [living, kitchen] = [10, 11]
const [lamp, fan] = [20, 21]
const [self, other] = [7, 8]
/** Nobody is given the last pin alone, and only the first is ever in another room. */
const parts = ['board', '18', '19', '25'] as const

const moments = [now - 1, now, now + 1]
const scopes = [
  {},
  { roomId: living },
  { roomId: kitchen },
  ...product([lamp, fan], [null, living, kitchen]).map(([deviceId, deviceRoomId]) => ({
    deviceId,
    deviceRoomId,
  })),
  ...product(['18', '19'] as const, [null, kitchen]).map(([pin, deviceRoomId]) => ({
    deviceId: lamp,
    pin,
    deviceRoomId,
  })),
]
/** Each scope at each time; each with every condition; and some of each kind, two at a time. */
const some = [
  grant({ right: 'see' }),
  grant({ roomId: living }),
  grant({ roomId: kitchen, right: 'see' }),
  grant({ deviceId: lamp, deviceRoomId: kitchen }),
  grant({ deviceId: fan, isPaused: true }),
  grant({ deviceId: lamp, pin: '18' }),
  grant({ deviceId: lamp, pin: '19', right: 'see', deviceRoomId: living }),
  grant({ expiresAt: now }),
  grant({ windows: mondays }),
]
const given: (readonly Grant[])[] = [
  [],
  ...product(moments, moments, scopes).map(([startAt, expiresAt, scope]) => [
    grant({ startAt, expiresAt, ...scope }),
  ]),
  ...product(
    scopes,
    ['see', 'switch', 'arrange'] as const,
    [false, true],
    [[], thursdays, mondays],
  ).map(([scope, right, isPaused, windows]) => [grant({ right, isPaused, windows, ...scope })]),
  ...product(some, some),
]
/** Also one that only a later version knows: whoever has it may nothing. */
const roles = [...role.options, 'caretaker' as Role]
const actors: Actor[] = mixed([
  ...product(roles, [null, 1, 2], given).map(([as, homeId, grants]) =>
    actorOf(as, { homeId, grants, personId: self }),
  ),
  // An opened pass may do what a guest may.
  ...product([1, 2], given).map(([homeId, grants]) => ({
    kind: 'pass' as const,
    passId: self,
    role: 'guest' as const,
    homeId,
    grants,
  })),
])
const people = product([self, other], [null, 1, 2], roles).map(([id, homeId, as]) => ({
  id,
  homeId,
  role: as,
}))
// Things of no home there are none; if there were, they would be nobody's.
const rooms = product([null, 1, 2], [living, kitchen]).map(([homeId, id]) => ({ homeId, id }))
const devices = product(
  [null, 1, 2],
  [lamp, fan],
  [null, living, kitchen],
  [{}, { '18': kitchen }],
).map(([homeId, id, roomId, pinRooms]) => ({ homeId, id, roomId, pinRooms }))

/** The parts of each device that are asked about: any of it, its board, and pins. */
const asked = [null, 'board', '18', '25'] as const

type Room = { id: number }
type Device = PlacedDevice
type Rights = {
  isIn: boolean
  leads: boolean
  room(room: Room): boolean
  wholeRoom(room: Room): boolean
  /** Any of the device, where the part is null. */
  sees(device: Device, part: DevicePart): boolean
  switches(device: Device, part: DevicePart): boolean
  arranges(device: Device, part: DevicePart): boolean
}

/** Whether it holds for that part, or for null of any. */
const ofPart = (part: DevicePart, holds: (one: Exclude<DevicePart, null>) => boolean) =>
  part === null ? parts.some(holds) : holds(part)

/** The room of a part. */
const placeOf = ({ roomId, pinRooms }: Device, part: Exclude<DevicePart, null>) =>
  part === '18' && pinRooms[part] !== undefined ? pinRooms[part] : roomId

/** The rights that one grant gives; it counts now. */
function rightsOfGrant({ scope, right }: Grant): Omit<Rights, 'isIn' | 'leads'> {
  const isIn = (roomId: number | null) => {
    if (roomId === null) return false
    return scope.kind === 'home' || (scope.kind === 'room' && scope.roomId === roomId)
  }
  const sees = (device: Device, part: DevicePart) =>
    ofPart(part, (one) => {
      if (scope.kind !== 'device') return isIn(placeOf(device, one))
      return scope.deviceId === device.id && [null, one].includes(scope.pin)
    })
  return {
    wholeRoom: ({ id }) => scope.kind !== 'device' && isIn(id),
    room: ({ id }) => (scope.kind === 'device' ? scope.rooms.some((one) => one === id) : isIn(id)),
    sees,
    switches: (device, part) => right !== 'see' && sees(device, part),
    arranges: (device, part) => right === 'arrange' && sees(device, part),
  }
}

/** The rights of any actor at this moment. */
function rightsOf({ role: as, homeId, grants }: Actor): Rights {
  const never = () => false
  const always = () => true
  const nothing = {
    isIn: false,
    leads: false,
    room: never,
    wholeRoom: never,
    sees: never,
    switches: never,
    arranges: never,
  }
  const all = {
    isIn: true,
    leads: homeId !== null,
    room: always,
    wholeRoom: always,
    sees: always,
    switches: always,
    arranges: always,
  }
  switch (as) {
    case 'user':
    case 'admin':
    case 'super_admin':
      return all
    case 'family': {
      const isInRoom = (device: Device, part: DevicePart) =>
        ofPart(part, (one) => placeOf(device, one) !== null)
      return { ...all, leads: false, sees: isInRoom, switches: isInRoom, arranges: never }
    }
    case 'guest': {
      if (homeId === null) return { ...nothing, isIn: true }
      const begun = grants.filter(({ startAt, expiresAt }) => startAt <= now && expiresAt > now)
      const open = begun
        .filter(({ isPaused, windows }) => !isPaused && windows !== mondays)
        .map(rightsOfGrant)
      return {
        isIn: begun.length > 0,
        leads: false,
        room: (room) => open.some((one) => one.room(room)),
        wholeRoom: (room) => open.some((one) => one.wholeRoom(room)),
        sees: (device, part) => open.some((one) => one.sees(device, part)),
        switches: (device, part) => open.some((one) => one.switches(device, part)),
        arranges: (device, part) => open.some((one) => one.arranges(device, part)),
      }
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
      const sees = inHome && rights.room(room)
      if (core.mayRoom(actor, 'see', room, now) !== sees) return `see ${who()} ${say(room)}`
      const seesWhole = inHome && rights.wholeRoom(room)
      if (core.mayRoom(actor, 'see_whole', room, now) !== seesWhole)
        return `see_whole ${who()} ${say(room)}`
      const manages = inHome && rights.leads
      if (core.mayRoom(actor, 'manage', room, now) !== manages)
        return `manage ${who()} ${say(room)}`
    }
    for (const device of devices) {
      const inHome = actor.homeId !== null && device.homeId === actor.homeId
      for (const part of asked) {
        const may = {
          see: inHome && rights.sees(device, part),
          control: inHome && rights.switches(device, part),
          arrange: inHome && rights.arranges(device, part),
          manage: inHome && rights.leads,
        }
        for (const [action, expected] of Object.entries(may)) {
          if (core.mayDevice(actor, action, device, part, now) !== expected) {
            return `${action} ${who()} ${say(device)} ${part}`
          }
        }
      }
    }
    for (const person of asksAboutPeople(actor) ? people : []) {
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

/** A pass knows no people; and what a grant is for has nothing to do with them: not tried over and over. */
const asksAboutPeople = ({ kind, grants }: Actor) =>
  kind === 'person' && grants.every(({ scope }) => scope.kind === 'home')

/** How many decisions that are. */
export const decisions =
  roles.length +
  actors.length * (2 + rooms.length * 2 + devices.length * asked.length * 4) +
  actors.filter(asksAboutPeople).length * people.length * 3

const say = (object: object) => JSON.stringify(object)

/** Shuffles, always alike: a difference that some actors make is not behind all the others. */
function mixed<One>(list: readonly One[]): One[] {
  const stride = 7919 // A prime, so that each comes once.
  return list.flatMap((_, at) => list[(at * stride) % list.length] ?? [])
}

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
