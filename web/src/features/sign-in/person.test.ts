import { expect, test } from 'vitest'
import { personFromStore, readStoredRole, roleLabel } from './person.ts'

const stored = { id: 1, username: 'meera', email: 'm@example.com', role: 'user', role_name: 'user' }

test("ROLE-1 the role comes from role_name or role, without case, default 'user'", () => {
  expect(readStoredRole({ role_name: 'Family', role: 'user' })).toBe('family')
  expect(readStoredRole({ role_name: '', role: 'GUEST' })).toBe('guest')
  expect(readStoredRole({ role: 'gardener' })).toBe('user')
  expect(readStoredRole({})).toBe('user')
})

test.each([
  ['user', 'User (Admin)'],
  ['admin', 'Admin (Admin)'],
  ['super_admin', 'Super Admin (Admin)'],
  ['family', 'Family'],
  ['guest', 'Guest'],
])("DASH-1 ROLE-2 a person of role %s is shown as '%s'", (role, label) => {
  expect(roleLabel(personFromStore({ ...stored, role_name: role }))).toBe(label)
})
