import { actorOf, anyPerson, grant, instants } from '@roomwire/testing/access/any-actor.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isActive } from './actor.ts'
import { managesHome, mayPerson, type PersonObject } from './person-access.ts'

const now = 1_790_000_000_000
const member = (role: PersonObject['role'], homeId: number | null = 1): PersonObject => ({
  id: 99,
  homeId,
  role,
})

describe('access at this moment', () => {
  const access = grant({ startAt: now, expiresAt: now + 1_000 })

  it.each([
    ['before it starts', -1, false],
    ['when it starts', 0, true],
    ['until it ends', 999, true],
    ['when it ends', 1_000, false],
    ['a year after', 366 * 24 * 3_600_000, false],
  ])('R-22 LIVE-7 of a guest %s', (_title, after, expected) => {
    expect(isActive(actorOf('guest', { grants: [access] }), now + after)).toBe(expected)
  })

  it('is none for a guest of a home whose access is deleted', () => {
    expect(isActive(actorOf('guest', { grants: [] }), now)).toBe(false)
  })

  it('REG-5 exists for a person without a home yet: they are signed in, and see nothing', () => {
    expect(isActive(actorOf('guest', { homeId: null }), now)).toBe(true)
    expect(isActive(actorOf('family', { homeId: null }), now)).toBe(true)
  })

  it.each(['user', 'family', 'admin', 'super_admin'] as const)('has no end for %s', (role) => {
    expect(isActive(actorOf(role), now)).toBe(true)
  })
})

describe('what one person may do with another', () => {
  const roles = ['user', 'admin', 'super_admin', 'family', 'guest'] as const

  it.each(roles)('GEN-2 %s may see themselves and not manage themselves', (role) => {
    const actor = actorOf(role)
    const self = { id: actor.personId, homeId: 1, role }
    expect(mayPerson(actor, 'see', self, now)).toBe(true)
    expect(mayPerson(actor, 'manage', self, now)).toBe(false)
    expect(mayPerson(actor, 'appoint', self, now)).toBe(false)
  })

  it.each(roles.flatMap((role) => roles.map((other) => [role, other] as const)))(
    'ROLE-2 %s sees and manages %s of the same home, or not',
    (role, other) => {
      const actor = actorOf(role)
      const manager = role !== 'family' && role !== 'guest'
      expect(mayPerson(actor, 'see', member(other), now)).toBe(manager)
      const isMember = other === 'family' || other === 'guest'
      expect(mayPerson(actor, 'manage', member(other), now)).toBe(manager && isMember)
      expect(mayPerson(actor, 'appoint', member(other), now)).toBe(
        manager && (other === 'family' || other === 'admin'),
      )
      expect(mayPerson(actor, 'appoint', member(other, 2), now)).toBe(false)
      expect(mayPerson(actor, 'see', member(other, 2), now)).toBe(false)
      expect(mayPerson(actor, 'manage', member(other, 2), now)).toBe(false)
    },
  )

  it('ROLE-2 nobody reaches a person of another home, or of none', () => {
    const homes = fc.constantFrom(1, 2, 3, null)
    fc.assert(
      fc.property(
        anyPerson,
        homes,
        fc.constantFrom(...roles),
        instants,
        (actor, homeId, role, when) => {
          const other = { id: actor.personId + 1, homeId, role }
          fc.pre(homeId === null || homeId !== actor.homeId)
          expect(mayPerson(actor, 'see', other, when)).toBe(false)
          expect(mayPerson(actor, 'manage', other, when)).toBe(false)
        },
      ),
    )
  })

  it('ROLE-3 a guest outside their time may do nothing, not even see themselves', () => {
    fc.assert(
      fc.property(anyPerson, fc.constantFrom(...roles), instants, (actor, role, when) => {
        fc.pre(!isActive(actor, when))
        const self = { id: actor.personId, homeId: actor.homeId, role: actor.role }
        expect(mayPerson(actor, 'see', self, when)).toBe(false)
        expect(mayPerson(actor, 'see', member(role), when)).toBe(false)
      }),
    )
  })

  it('ROLE-2 a person who may manage somebody may see them, and manages a home', () => {
    fc.assert(
      fc.property(anyPerson, fc.constantFrom(...roles), instants, (actor, role, when) => {
        const other = member(role, actor.homeId)
        if (!mayPerson(actor, 'manage', other, when)) return
        expect(mayPerson(actor, 'see', other, when)).toBe(true)
        expect(managesHome(actor)).toBe(true)
        expect(['user', 'admin', 'super_admin']).toContain(actor.role)
      }),
    )
  })

  it('ROLE-2 a home is managed by user, admin and super_admin who have one', () => {
    for (const role of roles) {
      expect(managesHome(actorOf(role))).toBe(role !== 'family' && role !== 'guest')
      expect(managesHome(actorOf(role, { homeId: null }))).toBe(false)
    }
  })
})
