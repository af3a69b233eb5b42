import { pinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
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
import { isActive } from '../identity/actor.ts'
import { mayRoom } from '../rooms/room-access.ts'
import { mayDevice, seenPins } from './device-access.ts'

/** A Thursday, just after midnight. */
const now = 1_000
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
    ['guest of a pin', [grant({ deviceId: 5, pin: '18' })], 'sc - sc', ['18']],
    [
      'guest of a pin who may only look',
      [grant({ deviceId: 5, pin: '18', right: 'see' })],
      's - s',
      ['18'],
    ],
    [
      'guest of a pin who may look at the whole device',
      [grant({ deviceId: 5, pin: '18' }), grant({ deviceId: 5, right: 'see' })],
      'sc s sc',
      'all',
    ],
    [
      'guest of a pin that is paused',
      [grant({ deviceId: 5, pin: '18', isPaused: true })],
      '- - -',
      [],
    ],
    ['guest of a pin of another device', [grant({ deviceId: 6, pin: '18' })], '- - -', []],
  ] as const)(
    'ROLE-3 %s: that pin, another one, and the device',
    (_title, grants, expected, seen) => {
      const actor = actorOf('guest', { grants })
      const letters = (['18', '19', null] as const).map((pin) =>
        actions
          .map((action) => (mayDevice(actor, action, inLiving, pin, now) ? action[0] : ''))
          .join(''),
      )
      expect(letters.map((one) => one || '-').join(' ')).toBe(expected)
      expect(seenPins(actor, inLiving, now)).toEqual(seen)
    },
  )

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

  it('GEN-2 a guest of devices reaches those devices only', () => {
    fc.assert(
      fc.property(...any, (actor, action, device, pin, when) => {
        const given = actor.grants.map(({ scope }) => scope.kind === 'device' && scope.deviceId)
        fc.pre(actor.role === 'guest' && !given.includes(false))
        if (!mayDevice(actor, action, device, pin, when)) return
        expect(given).toContain(device.id)
      }),
    )
  })

  it('ROLE-3 another grant takes nothing away, and one alone gives no more than all together', () => {
    fc.assert(
      fc.property(...any, (actor, action, device, pin, when) => {
        const one = actor.grants.some((alone) =>
          mayDevice({ ...actor, grants: [alone] }, action, device, pin, when),
        )
        fc.pre(actor.role === 'guest')
        expect(mayDevice(actor, action, device, pin, when)).toBe(one)
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
        const { grants, role } = actor
        const isOfDevice = grants.some(({ scope }) => scope.kind === 'device')
        fc.pre(role === 'family' || (role === 'guest' && !isOfDevice))
        if (!mayDevice(actor, 'see', device, pin, when)) return
        expect(device.roomId).not.toBeNull()
        const room = { homeId: device.homeId, id: device.roomId ?? 0 }
        expect(mayRoom(actor, 'see', room, when)).toBe(true)
      }),
    )
  })
})
