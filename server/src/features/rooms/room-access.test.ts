import { actorOf, anyActor, grant, ids, instants } from '@roomwire/testing/access/any-actor.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isActive } from '../identity/actor.ts'
import { mayRoom } from './room-access.ts'

const now = 1_790_000_000_000
const living = { homeId: 1, id: 10 }
const kitchen = { homeId: 1, id: 11 }
const foreign = { homeId: 2, id: 12 }

/** An actor's rights, as letters: s sees, m manages; in the order living room, kitchen, a foreign room. */
function rights(actor: Parameters<typeof mayRoom>[0]): string[] {
  return [living, kitchen, foreign].map((room) => {
    const sees = mayRoom(actor, 'see', room, now)
    const manages = mayRoom(actor, 'manage', room, now)
    return `${sees ? 's' : ''}${manages ? 'm' : ''}`
  })
}

describe('what somebody may do with a room', () => {
  it.each([
    ['user', actorOf('user'), ['sm', 'sm', '']],
    ['admin', actorOf('admin'), ['sm', 'sm', '']],
    ['super_admin', actorOf('super_admin'), ['sm', 'sm', '']],
    ['super_admin of no home', actorOf('super_admin', { homeId: null }), ['', '', '']],
    ['family', actorOf('family'), ['s', 's', '']],
    ['family of no home', actorOf('family', { homeId: null }), ['', '', '']],
    ['guest with full access', actorOf('guest'), ['s', 's', '']],
    [
      'guest of the living room',
      actorOf('guest', { grants: [grant({ roomId: 10 })] }),
      ['s', '', ''],
    ],
    [
      'guest of a foreign room',
      actorOf('guest', { grants: [grant({ roomId: 12 })] }),
      ['', '', ''],
    ],
    [
      'guest of a device in the kitchen',
      actorOf('guest', { grants: [grant({ deviceId: 5, deviceRoomId: 11 })] }),
      ['', 's', ''],
    ],
    [
      'guest of the living room and a device in the kitchen',
      actorOf('guest', {
        grants: [grant({ roomId: 10 }), grant({ deviceId: 5, deviceRoomId: 11 })],
      }),
      ['s', 's', ''],
    ],
    [
      'guest of a device in no room',
      actorOf('guest', { grants: [grant({ deviceId: 5 })] }),
      ['', '', ''],
    ],
    [
      'guest before the time',
      actorOf('guest', { grants: [grant({ startAt: now + 1 })] }),
      ['', '', ''],
    ],
    [
      'guest after the time',
      actorOf('guest', { grants: [grant({ expiresAt: now })] }),
      ['', '', ''],
    ],
    [
      'guest who may only look',
      actorOf('guest', { grants: [grant({ right: 'see' })] }),
      ['s', 's', ''],
    ],
    [
      'guest who is paused',
      actorOf('guest', { grants: [grant({ isPaused: true })] }),
      ['', '', ''],
    ],
    ['guest without a grant', actorOf('guest', { grants: [] }), ['', '', '']],
    ['guest of no home', actorOf('guest', { homeId: null, grants: [] }), ['', '', '']],
  ] as const)('ROLE-2 ROLE-3 %s', (_title, actor, expected) => {
    expect(rights(actor)).toEqual(expected)
  })

  const rooms = fc.record({ homeId: ids, id: ids })

  it('GEN-2 nobody does anything with a room of another home', () => {
    fc.assert(
      fc.property(anyActor, rooms, instants, (actor, room, when) => {
        fc.pre(room.homeId !== actor.homeId)
        expect(mayRoom(actor, 'see', room, when)).toBe(false)
        expect(mayRoom(actor, 'manage', room, when)).toBe(false)
      }),
    )
  })

  it('ROLE-3 a guest outside the time does nothing with any room', () => {
    fc.assert(
      fc.property(anyActor, rooms, instants, (actor, room, when) => {
        fc.pre(!isActive(actor, when))
        expect(mayRoom(actor, 'see', room, when)).toBe(false)
      }),
    )
  })

  it('ROLE-2 only user, admin and super_admin manage, and they see what they manage', () => {
    fc.assert(
      fc.property(anyActor, rooms, instants, (actor, room, when) => {
        if (!mayRoom(actor, 'manage', room, when)) return
        expect(['user', 'admin', 'super_admin']).toContain(actor.role)
        expect(mayRoom(actor, 'see', room, when)).toBe(true)
      }),
    )
  })

  it('ROLE-3 what a guest was given besides never shows more rooms', () => {
    fc.assert(
      fc.property(ids, rooms, ids, ids, (homeId, room, roomId, deviceId) => {
        const seen = (given: ReturnType<typeof grant>) =>
          mayRoom(actorOf('guest', { homeId, grants: [given] }), 'see', room, now)
        const all = seen(grant())
        expect(all || !seen(grant({ roomId }))).toBe(true)
        expect(all || !seen(grant({ deviceId, deviceRoomId: roomId }))).toBe(true)
      }),
    )
  })
})
