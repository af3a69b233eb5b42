import type { DeviceUser } from '@roomwire/contracts/http/access.ts'
import { expect, test } from 'vitest'
import { dayAndTime } from '../../../../ui/time-text.ts'
import { aDevice } from '../../state/a-device.ts'
import { deviceUserText } from './device-user-text.ts'

const end = Date.UTC(2026, 10, 29, 18)
const guest: DeviceUser = {
  user_id: 1,
  username: 'Arjun',
  role: 'guest',
  sees: true,
  switches: true,
  reason: 'guest',
  start_at: 0,
  expires_at: end,
  changes_at: null,
  windows: [],
  pins: null,
}
const device = aDevice()
const tuesdays = [{ days: [2], from: '09:00', to: '12:00' }]
const until = `Guest until ${dayAndTime(end)}`

test.each<[Partial<DeviceUser>, string]>([
  [{ role: 'user', reason: 'owner' }, 'Owner'],
  [{ role: 'admin', reason: 'co_owner' }, 'Co-owner'],
  [{ role: 'family', reason: 'family' }, 'Family'],
  [{ role: 'family', reason: 'not_in_room' }, 'Family, as soon as the device is in a room'],
  [{}, until],
  [{ switches: false }, `${until}, may only look`],
  [{ pins: ['18', '19'] }, `Guest for Pin 18 and Pin 19 until ${dayAndTime(end)}`],
  [{ windows: tuesdays }, `${until}, only Tuesday 09:00 to 12:00`],
  [
    { reason: 'closed', switches: false, windows: tuesdays, changes_at: end },
    `${until}, only Tuesday 09:00 to 12:00. Opens ${dayAndTime(end)}`,
  ],
  [{ reason: 'paused', sees: false, switches: false }, 'Guest, paused'],
  [{ reason: 'not_begun', start_at: end }, `Guest from ${dayAndTime(end)}`],
])('GEN-2 %o is told as “%s”', (change, expected) => {
  expect(deviceUserText({ ...guest, ...change }, device)).toBe(expected)
})

test('GEN-2 a pass is told as one', () => {
  const { user_id: _, username, role: __, ...use } = guest
  const pass = { ...use, pass_id: 1, label: username, reason: 'pass' as const }
  expect(deviceUserText(pass, device)).toBe(`Pass until ${dayAndTime(end)}`)
  expect(deviceUserText({ ...pass, switches: false }, device)).toContain(', may only look')
  expect(deviceUserText({ ...pass, reason: 'paused' }, device)).toBe('Pass, paused')
})
