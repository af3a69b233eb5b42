import type { View } from '@roomwire/contracts/http/view-as.ts'
import { expect, test } from 'vitest'
import { aDevice } from '../../features/devices/state/a-device.ts'
import { timeAtHome } from '../../ui/time/home-clocks.ts'
import { timeOfDayText } from '../../ui/time/time-of-day.ts'
import { closedText, roomsInView } from './view-text.ts'

const room = (room_id: number, room_name: string) => ({ room_id, room_name, device_count: 0 })
const view: View = { name: 'Arjun', rooms: [], devices: [], access: null }

test('GEN-2 a view has its rooms in their order, empty ones too, and what is in no room last', () => {
  const devices = [
    aDevice({ deviceIdentifier: 'SC-1', room_name: null }),
    aDevice({ deviceIdentifier: 'SC-2', room_name: 'Hall' }),
    aDevice({ deviceIdentifier: 'SC-3', room_name: 'Yard' }),
  ]
  const shown = roomsInView({ ...view, rooms: [room(2, 'Kitchen'), room(1, 'Hall')], devices })
  expect(
    shown.map(({ name, devices: there }) => [name, there.map((one) => one.deviceIdentifier)]),
  ).toEqual([
    ['Kitchen', []],
    ['Hall', ['SC-2']],
    ['Yard', ['SC-3']],
    ['', ['SC-1']],
  ])
  expect(roomsInView(view)).toEqual([])
})

const access = {
  is_open: false,
  may_switch: true,
  may_arrange: false,
  paused: false,
  windows: [],
  changes_at: null,
  times: [],
}
const tuesdays = [{ days: [2], from: '09:00', to: '15:00' }]
const onTuesdays = `Only Tuesday ${timeOfDayText('09:00')} to ${timeOfDayText('15:00')}`

test.each<[View['access'], string]>([
  [null, 'They have no access at this time.'],
  [{ ...access, paused: true }, 'Their access is paused.'],
  [{ ...access, windows: tuesdays }, onTuesdays],
  [
    { ...access, windows: tuesdays, changes_at: 60_000 },
    `${onTuesdays}. Opens ${timeAtHome(60_000, 'Asia/Kolkata')}`,
  ],
  [{ ...access, is_open: true }, 'Their access has no devices.'],
])('GEN-2 access %j that shows nothing reads: %s', (given, expected) => {
  expect(closedText({ ...view, access: given }, 'Asia/Kolkata')).toBe(expected)
})
