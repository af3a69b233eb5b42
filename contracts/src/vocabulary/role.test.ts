import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { manages, permissionsOf, readRole, role, selfAssignedRole } from './role.ts'

const known = ['user', 'family', 'guest', 'admin', 'super_admin'] as const

describe('a role', () => {
  it('ROLE-1 is one of five', () => {
    expect(role.options).toEqual(known)
  })

  it.each(known)(
    'ROLE-1 %s is read from role_name and from role, however it is spelled',
    (word) => {
      for (const spelled of [word, word.toUpperCase(), word[0]!.toUpperCase() + word.slice(1)]) {
        expect(readRole({ role_name: spelled })).toBe(word)
        expect(readRole({ role: spelled })).toBe(word)
      }
    },
  )

  it.each([
    ['role_name comes before role', { role_name: 'guest', role: 'admin' }, 'guest'],
    ['role counts when role_name is empty', { role_name: '', role: 'family' }, 'family'],
    ['role counts when role_name is null', { role_name: null, role: 'guest' }, 'guest'],
    ['role counts when role_name is unknown', { role_name: 'boss', role: 'guest' }, 'guest'],
    ['neither is there', {}, 'user'],
    ['both are unknown', { role_name: 'boss', role: 'king' }, 'user'],
    ['neither is a text', { role_name: ['admin'], role: { admin: true } }, 'user'],
    ['it has blanks around it', { role: ' admin ' }, 'user'],
    ['it is a name every object has', { role: 'constructor' }, 'user'],
  ])('ROLE-1 %s', (_title, from, expected) => {
    expect(readRole(from)).toBe(expected)
  })

  it('ROLE-1 is read from anything, and is never anything else', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (role_name, spelled) => {
        expect(known).toContain(readRole({ role_name, role: spelled }))
      }),
    )
  })

  it.each([
    ['user', true],
    ['admin', true],
    ['super_admin', true],
    ['family', false],
    ['guest', false],
  ] as const)('ROLE-2 %s has every permission, or none: %s', (word, all) => {
    expect(manages(word)).toBe(all)
    expect(permissionsOf(word)).toEqual({
      manageRooms: all,
      manageDevices: all,
      createGuests: all,
      accessAllRooms: all,
      isAdmin: all,
    })
  })

  it('REG-5 is chosen by nobody but as user, family or guest', () => {
    expect(selfAssignedRole.options).toEqual(['user', 'family', 'guest'])
  })
})
