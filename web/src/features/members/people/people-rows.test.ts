import type { FamilyUser } from '@roomwire/contracts/http/family.ts'
import type { Guest } from '@roomwire/contracts/http/guests.ts'
import type { Pass } from '@roomwire/contracts/http/passes.ts'
import { expect, test } from 'vitest'
import { countText, type Everybody, initials, peopleRows } from './people-rows.ts'

const now = Date.UTC(2026, 10, 28, 12)
const hour = 3_600_000
const clocks = { now, zone: 'UTC' }

const living = {
  room_id: 1,
  room_name: 'Living Room',
  device_identifier: null,
  device_name: null,
  pin: null,
  pin_name: null,
}
const terms = {
  has_access: true,
  start_at: now - hour,
  expires_at: now + 3 * hour,
  places: [living],
  may_switch: true,
  windows: [],
  paused_at: null,
  further: [],
}
const guest: Guest = {
  ...terms,
  user_id: 5,
  username: 'Arjun K.',
  email: 'arjun@example.com',
  own_account: false,
  room_id: 1,
  room_name: 'Living Room',
  device_identifier: null,
  may_arrange: false,
}
const ravi: FamilyUser = {
  user_id: 3,
  username: 'Ravi',
  email: 'ravi@example.com',
  created_at: 1,
  own_account: false,
}
const pass: Pass = {
  ...terms,
  pass_id: 7,
  label: 'Plumber',
  has_pin: false,
  browsers_max: 1,
  browsers: [],
  created_at: now,
}
const all: Everybody = {
  self: { id: 1, username: 'Meera', role: 'user' },
  owners: [],
  family: [ravi],
  guests: [guest],
  passes: [pass],
  codes: [],
}
const rowsOf = (change: Partial<Everybody> = {}) => peopleRows({ ...all, ...change }, clocks)
const guestWith = (change: Partial<Guest>) =>
  rowsOf({ guests: [{ ...guest, ...change }] }).find(({ who }) => who.kind === 'guest')

test('everybody stands in one list with what they can do and until when', () => {
  expect(rowsOf().map(({ name, role, can }) => [name, role, can])).toEqual([
    ['Meera (you)', 'Owner', 'Everything'],
    ['Ravi', 'Family', 'Switches every room'],
    ['Arjun K.', 'Guest', 'Switches Living Room'],
    ['Plumber', 'Pass', 'Switches Living Room'],
  ])
  expect(rowsOf()[0]?.until).toBe('Always')
  expect(rowsOf()[2]?.until).toMatch(/^until .*2026/)
})

test('a guest whose time is over stands first, as ended', () => {
  const [first] = rowsOf({ guests: [guest, { ...guest, user_id: 6, expires_at: now - hour }] })
  expect([first?.key, first?.hasEnded, first?.gone]).toEqual(['user 6', true, null])
  expect(first?.until).toMatch(/^Ended /)
})

test('a guest may look, arrange, be paused, or have lost what they were let into', () => {
  expect(guestWith({ may_switch: false })?.can).toBe('Looks at Living Room')
  expect(guestWith({ places: [], may_arrange: true })?.can).toBe(
    'Switches every room; renames switches',
  )
  expect(guestWith({ paused_at: now })?.until).toMatch(/^paused, until /)
  expect(guestWith({ start_at: now + hour })?.until).toMatch(/^from .* until /)
  const lost = guestWith({ has_access: false, expires_at: 0, start_at: 0, places: [] })
  expect([lost?.can, lost?.until]).toEqual(['Its room or device is deleted', 'Ended'])
})

test('the bar beside a time shows how much of it has gone by', () => {
  expect(guestWith({})?.gone).toBe(0.25)
  expect(guestWith({ start_at: now + hour })?.gone).toBe(0)
})

test('a co-owner is one, also as the person who looks', () => {
  const [self] = rowsOf({ self: { ...all.self, role: 'admin' } })
  expect(self?.role).toBe('Co-owner')
})

test('the list says how many they are', () => {
  expect(countText(rowsOf())).toBe('3 people, 1 pass')
  expect(countText(rowsOf({ family: [], guests: [], passes: [] }))).toBe('1 person')
})

test.each([
  ['Jaya Pillai', 'JP'],
  ['Meera (you)', 'ME'],
  ['é', 'É'],
  ['', ''],
])('the face of %j has the letters %j', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
