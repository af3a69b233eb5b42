import type { DeviceUser } from '@roomwire/contracts/http/access.ts'
import { expect, test } from 'vitest'
import { timeAtHome } from '../../../../ui/time/home-clocks.ts'
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
  times: [{ start_at: 0, expires_at: end, windows: [], paused: false, may_switch: true }],
  pins: null,
}
const device = aDevice()
const tuesdays = [{ days: [2], from: '09:00', to: '12:00' }]
const zone = 'Asia/Kolkata'
const ends = timeAtHome(end, zone)
const until = `Guest until ${ends}`
const time = { start_at: 0, expires_at: end, windows: [], paused: false, may_switch: true }
const weekly = { ...time, windows: tuesdays }

/** As an English reader writes a time, whatever the machine of the test is set to. */
const plain = (text: string) =>
  text.replace(/\b0?9:00( AM)?/g, '09:00').replace(/12:00 PM/g, '12:00')

test.each<[Partial<DeviceUser>, string]>([
  [{ role: 'user', reason: 'owner' }, 'Owner'],
  [{ role: 'admin', reason: 'co_owner' }, 'Co-owner'],
  [{ role: 'family', reason: 'family' }, 'Family'],
  [{ role: 'family', reason: 'not_in_room' }, 'Family, as soon as the device is in a room'],
  [{}, until],
  [{ times: [{ ...time, may_switch: false }] }, `${until}, view only`],
  [{ pins: ['18', '19'] }, `Guest for Pin 18 and Pin 19 until ${ends}`],
  [{ times: [weekly] }, `${until}, only Tuesday 09:00 to 12:00`],
  [
    { reason: 'closed', times: [weekly], changes_at: end },
    `${until}, only Tuesday 09:00 to 12:00. Opens ${ends}`,
  ],
  [
    { times: [weekly, { ...time, paused: true }] },
    `${until}, only Tuesday 09:00 to 12:00; until ${ends}, paused`,
  ],
  [{ reason: 'paused', sees: false, switches: false }, 'Guest, paused'],
  [{ reason: 'not_begun', times: [{ ...time, start_at: end }] }, `Guest from ${ends}`],
])('GEN-2 %o is told by the clocks of the home as “%s”', (change, expected) => {
  expect(plain(deviceUserText({ ...guest, ...change }, device, zone))).toBe(plain(expected))
})

test('GEN-2 a pass is told as one', () => {
  const { user_id: _, username, role: __, ...use } = guest
  const pass = { ...use, pass_id: 1, label: username, reason: 'pass' as const }
  expect(deviceUserText(pass, device, zone)).toBe(`Pass until ${ends}`)
  expect(deviceUserText({ ...pass, reason: 'paused' }, device, zone)).toBe('Pass, paused')
})
