import { pinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import {
  actorOf,
  anyActor,
  grant,
  ids,
  instants,
  maybeId,
} from '@roomwire/testing/access/any-actor.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isActive } from '../identity/actor.ts'
import { mayRoom } from '../rooms/room-access.ts'
import { mayDevice } from './device-access.ts'

const now = 1_790_000_000_000
const inLiving = { homeId: 1, id: 5, roomId: 10 }
const inKitchen = { homeId: 1, id: 6, roomId: 11 }
const unassigned = { homeId: 1, id: 7, roomId: null }
const foreign = { homeId: 2, id: 8, roomId: 12 }

const actions = ['see', 'control', 'manage'] as const

/** Rights as letters s, c, m: on a device in the living room, in the kitchen, in no room, and a foreign one. */
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

describe('the access of a person to a device', () => {
  it.each([
    ['user', actorOf('user'), 'scm scm scm -'],
    ['admin', actorOf('admin'), 'scm scm scm -'],
    ['super_admin', actorOf('super_admin'), 'scm scm scm -'],
    ['super_admin of no home', actorOf('super_admin', { homeId: null }), '- - - -'],
    ['family', actorOf('family'), 'sc sc - -'],
    ['family of no home', actorOf('family', { homeId: null }), '- - - -'],
    ['guest with full access', actorOf('guest'), 'sc sc - -'],
    ['guest of the living room', actorOf('guest', { guest: grant({ roomId: 10 }) }), 'sc - - -'],
    ['guest of a foreign room', actorOf('guest', { guest: grant({ roomId: 12 }) }), '- - - -'],
    [
      'guest of the device in the kitchen',
      actorOf('guest', { guest: grant({ deviceId: 6, deviceRoomId: 11 }) }),
      '- sc - -',
    ],
    [
      'guest of the device in no room',
      actorOf('guest', { guest: grant({ deviceId: 7 }) }),
      '- - sc -',
    ],
    [
      'guest of the living room and the device in the kitchen',
      actorOf('guest', { guest: grant({ roomId: 10, deviceId: 6, deviceRoomId: 11 }) }),
      '- sc - -',
    ],
    [
      'guest of a foreign device',
      actorOf('guest', { guest: grant({ deviceId: 8, deviceRoomId: 12 }) }),
      '- - - -',
    ],
    ['guest before the time', actorOf('guest', { guest: grant({ startAt: now + 1 }) }), '- - - -'],
    ['guest after the time', actorOf('guest', { guest: grant({ expiresAt: now }) }), '- - - -'],
    ['guest without a grant', actorOf('guest', { guest: null }), '- - - -'],
    ['guest of no home', actorOf('guest', { homeId: null, guest: null }), '- - - -'],
  ] as const)('ROLE-2 ROLE-3 %s', (_title, actor, expected) => {
    expect(rights(actor)).toBe(expected)
  })

  const devices = fc.record({ homeId: ids, id: ids, roomId: maybeId })
  const pins = fc.option(fc.constantFrom(...pinKey.options))
  const any = [anyActor, fc.constantFrom(...actions), devices, pins, instants] as const

  it('GEN-2 nobody reaches a device of another home', () => {
    fc.assert(
      fc.property(...any, (actor, action, device, pin, when) => {
        fc.pre(device.homeId !== actor.homeId)
        expect(mayDevice(actor, action, device, pin, when)).toBe(false)
      }),
    )
  })

  it('ROLE-3 a guest outside the time sees nothing', () => {
    fc.assert(
      fc.property(...any, (actor, action, device, pin, when) => {
        fc.pre(!isActive(actor, when))
        expect(mayDevice(actor, action, device, pin, when)).toBe(false)
      }),
    )
  })

  it('GEN-2 a guest of one device reaches that device only', () => {
    fc.assert(
      fc.property(...any, (actor, action, device, pin, when) => {
        fc.pre(actor.role === 'guest' && actor.guest?.deviceId !== null)
        if (!mayDevice(actor, action, device, pin, when)) return
        expect(device.id).toBe(actor.guest?.deviceId)
      }),
    )
  })

  it('ROLE-2 only user, admin and super_admin of the home manage', () => {
    fc.assert(
      fc.property(...any, (actor, _action, device, pin, when) => {
        const may = mayDevice(actor, 'manage', device, pin, when)
        const isManager = ['user', 'admin', 'super_admin'].includes(actor.role)
        expect(may).toBe(isManager && actor.homeId === device.homeId)
      }),
    )
  })

  it('GEN-2 a person who may manage may control, and a person who may control may see', () => {
    fc.assert(
      fc.property(...any, (actor, _action, device, pin, when) => {
        const [sees, controls, manages] = actions.map((action) =>
          mayDevice(actor, action, device, pin, when),
        )
        expect(!manages || controls).toBe(true)
        expect(!controls || sees).toBe(true)
      }),
    )
  })

  it('ROLE-3 a visible device is in a visible room, except for the device of a guest and for managers', () => {
    fc.assert(
      fc.property(...any, (actor, _action, device, pin, when) => {
        const { guest, role } = actor
        fc.pre(role === 'family' || (role === 'guest' && guest?.deviceId === null))
        if (!mayDevice(actor, 'see', device, pin, when)) return
        expect(device.roomId).not.toBeNull()
        const room = { homeId: device.homeId, id: device.roomId ?? 0 }
        expect(mayRoom(actor, 'see', room, when)).toBe(true)
      }),
    )
  })
})
