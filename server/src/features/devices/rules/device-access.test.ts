import { specifiedPins } from '@roomwire/contracts/vocabulary/device-kind.ts'
import {
  actorOf,
  anyActor,
  grant,
  ids,
  instants,
  maybeId,
  mondays,
  thursdays,
} from '@roomwire/testing/access/any-actor.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roomOf, roomsOf } from '../../access/grant.ts'
import { isActive } from '../../identity/actor.ts'
import { mayRoom } from '../../rooms/room-access.ts'
import { mayDevice } from './device-access.ts'

/** A Thursday, just after midnight. */
const now = 1_000
const inLiving = { homeId: 1, id: 5, roomId: 10, pinRooms: {} }
const inKitchen = { homeId: 1, id: 6, roomId: 11, pinRooms: {} }
const unassigned = { homeId: 1, id: 7, roomId: null, pinRooms: {} }
const foreign = { homeId: 2, id: 8, roomId: 12, pinRooms: {} }

const actions = ['see', 'control', 'arrange', 'manage'] as const

/** Rights as letters s, c, a, m: on a device in the living room, in the kitchen, in no room, and a foreign one. */
function rights(actor: Parameters<typeof mayDevice>[0]): string {
  return [inLiving, inKitchen, unassigned, foreign]
    .map((device) =>
      actions
        .map((action) => (mayDevice(actor, action, device, null, now) ? action[0] : ''))
        .join(''),
    )
    .map((letters) => letters || '-')
    .join(' ')
}

/** The same letters for pin 18, pin 19, the board and any of a device. */
function rightsOnParts(
  actor: Parameters<typeof mayDevice>[0],
  device: Parameters<typeof mayDevice>[2],
): string {
  return (['18', '19', 'board', null] as const)
    .map((part) =>
      actions
        .map((action) => (mayDevice(actor, action, device, part, now) ? action[0] : ''))
        .join(''),
    )
    .map((letters) => letters || '-')
    .join(' ')
}

const guestOf = (...given: Parameters<typeof grant>[0][]) =>
  actorOf('guest', { grants: given.map((one) => grant(one)) })

describe('the access of a person to a device', () => {
  it.each([
    ['user', actorOf('user'), 'scam scam scam -'],
    ['admin', actorOf('admin'), 'scam scam scam -'],
    ['super_admin', actorOf('super_admin'), 'scam scam scam -'],
    ['super_admin of no home', actorOf('super_admin', { homeId: null }), '- - - -'],
    ['family', actorOf('family'), 'sc sc - -'],
    ['family of no home', actorOf('family', { homeId: null }), '- - - -'],
    ['guest with full access', actorOf('guest'), 'sc sc - -'],
    ['guest of the living room', actorOf('guest', { grants: [grant({ roomId: 10 })] }), 'sc - - -'],
    ['guest of a foreign room', actorOf('guest', { grants: [grant({ roomId: 12 })] }), '- - - -'],
    [
      'guest of the device in the kitchen',
      actorOf('guest', { grants: [grant({ deviceId: 6, deviceRoomId: 11 })] }),
      '- sc - -',
    ],
    [
      'guest of the device in no room',
      actorOf('guest', { grants: [grant({ deviceId: 7 })] }),
      '- - sc -',
    ],
    [
      'guest of the living room and the device in the kitchen',
      actorOf('guest', {
        grants: [grant({ roomId: 10 }), grant({ deviceId: 6, deviceRoomId: 11 })],
      }),
      'sc sc - -',
    ],
    [
      'guest of a foreign device',
      actorOf('guest', { grants: [grant({ deviceId: 8, deviceRoomId: 12 })] }),
      '- - - -',
    ],
    [
      'guest before the time',
      actorOf('guest', { grants: [grant({ startAt: now + 1 })] }),
      '- - - -',
    ],
    ['guest after the time', actorOf('guest', { grants: [grant({ expiresAt: now })] }), '- - - -'],
    ['guest who may only look', actorOf('guest', { grants: [grant({ right: 'see' })] }), 's s - -'],
    [
      'guest who may look at everything and switch in the kitchen',
      actorOf('guest', { grants: [grant({ right: 'see' }), grant({ roomId: 11 })] }),
      's sc - -',
    ],
    [
      'guest who may arrange',
      actorOf('guest', { grants: [grant({ right: 'arrange' })] }),
      'sca sca - -',
    ],
    ['guest who is paused', actorOf('guest', { grants: [grant({ isPaused: true })] }), '- - - -'],
    [
      'guest of Thursdays, on a Thursday',
      actorOf('guest', { grants: [grant({ windows: thursdays })] }),
      'sc sc - -',
    ],
    [
      'guest of Mondays, on a Thursday',
      actorOf('guest', { grants: [grant({ windows: mondays })] }),
      '- - - -',
    ],
    ['guest without a grant', actorOf('guest', { grants: [] }), '- - - -'],
    ['guest of no home', actorOf('guest', { homeId: null, grants: [] }), '- - - -'],
  ] as const)('ROLE-2 ROLE-3 %s', (_title, actor, expected) => {
    expect(rights(actor)).toBe(expected)
  })

  it.each([
    ['guest of a pin', [grant({ deviceId: 5, pin: '18' })], 'sc - - sc'],
    [
      'guest of a pin who may only look',
      [grant({ deviceId: 5, pin: '18', right: 'see' })],
      's - - s',
    ],
    [
      'guest of a pin who may look at the whole device',
      [grant({ deviceId: 5, pin: '18' }), grant({ deviceId: 5, right: 'see' })],
      'sc s s sc',
    ],
    [
      'guest of a pin that is paused',
      [grant({ deviceId: 5, pin: '18', isPaused: true })],
      '- - - -',
    ],
    ['guest of a pin of another device', [grant({ deviceId: 6, pin: '18' })], '- - - -'],
  ] as const)(
    'ROLE-3 %s: that pin, another one, the board, and any of the device',
    (_title, grants, expected) => {
      expect(rightsOnParts(actorOf('guest', { grants }), inLiving)).toBe(expected)
    },
  )

  it.each([
    ['family', actorOf('family'), 'sc sc sc sc', 'sc - - sc'],
    ['guest with full access', actorOf('guest'), 'sc sc sc sc', 'sc - - sc'],
    ['guest of its room', guestOf({ roomId: 10 }), '- sc sc sc', '- - - -'],
    ['guest of the room of its pin', guestOf({ roomId: 11 }), 'sc - - sc', 'sc - - sc'],
    ['guest of both', guestOf({ roomId: 10 }, { roomId: 11 }), 'sc sc sc sc', 'sc - - sc'],
    ['guest of the device', guestOf({ deviceId: 5 }), 'sc sc sc sc', 'sc sc sc sc'],
  ] as const)(
    'ROLE-2 ROLE-3 where a pin has a room of its own, a %s: that pin, another one, the board, and any',
    (_title, actor, inRoom, inNone) => {
      const pinRooms = { '18': 11 }
      expect(rightsOnParts(actor, { ...inLiving, pinRooms })).toBe(inRoom)
      expect(rightsOnParts(actor, { ...inLiving, roomId: null, pinRooms })).toBe(inNone)
    },
  )

  const pinRooms = fc.dictionary(fc.constantFrom(...specifiedPins()), ids, { maxKeys: 2 })
  const devices = fc.record({ homeId: ids, id: ids, roomId: maybeId, pinRooms })
  const parts = fc.option(fc.constantFrom('board' as const, ...specifiedPins()))
  const any = [anyActor, fc.constantFrom(...actions), devices, parts, instants] as const

  it('GEN-2 nobody reaches a device of another home', () => {
    fc.assert(
      fc.property(...any, (actor, action, device, part, when) => {
        fc.pre(device.homeId !== actor.homeId)
        expect(mayDevice(actor, action, device, part, when)).toBe(false)
      }),
    )
  })

  it('ROLE-3 a guest outside the time sees nothing', () => {
    fc.assert(
      fc.property(...any, (actor, action, device, part, when) => {
        fc.pre(!isActive(actor, when))
        expect(mayDevice(actor, action, device, part, when)).toBe(false)
      }),
    )
  })

  it('GEN-2 a guest of devices reaches those devices only', () => {
    fc.assert(
      fc.property(...any, (actor, action, device, part, when) => {
        const given = actor.grants.map(({ scope }) => scope.kind === 'device' && scope.deviceId)
        fc.pre(actor.role === 'guest' && !given.includes(false))
        if (!mayDevice(actor, action, device, part, when)) return
        expect(given).toContain(device.id)
      }),
    )
  })

  it('ROLE-3 another grant takes nothing away, and one alone gives no more than all together', () => {
    fc.assert(
      fc.property(...any, (actor, action, device, part, when) => {
        const one = actor.grants.some((alone) =>
          mayDevice({ ...actor, grants: [alone] }, action, device, part, when),
        )
        fc.pre(actor.role === 'guest')
        expect(mayDevice(actor, action, device, part, when)).toBe(one)
      }),
    )
  })

  it('ROLE-2 only user, admin and super_admin of the home manage', () => {
    fc.assert(
      fc.property(...any, (actor, _action, device, part, when) => {
        const may = mayDevice(actor, 'manage', device, part, when)
        const isManager = ['user', 'admin', 'super_admin'].includes(actor.role)
        expect(may).toBe(isManager && actor.homeId === device.homeId)
      }),
    )
  })

  it('GEN-2 whoever may manage may arrange, whoever may arrange may control, and whoever may control may see', () => {
    fc.assert(
      fc.property(...any, (actor, _action, device, part, when) => {
        const [sees, controls, arranges, manages] = actions.map((action) =>
          mayDevice(actor, action, device, part, when),
        )
        expect(!manages || arranges).toBe(true)
        expect(!arranges || controls).toBe(true)
        expect(!controls || sees).toBe(true)
      }),
    )
  })

  it('ROLE-3 whatever is visible of a device is in a visible room, except for the device of a guest and for managers', () => {
    fc.assert(
      fc.property(...any, (actor, _action, device, part, when) => {
        const { grants, role } = actor
        const isOfDevice = grants.some(({ scope }) => scope.kind === 'device')
        fc.pre(role === 'family' || (role === 'guest' && !isOfDevice))
        if (!mayDevice(actor, 'see', device, part, when)) return
        const rooms = part === null ? roomsOf(device) : [roomOf(device, part) ?? 0]
        const { homeId } = device
        expect(rooms.some((id) => mayRoom(actor, 'see', { homeId, id }, when))).toBe(true)
      }),
    )
  })
})
