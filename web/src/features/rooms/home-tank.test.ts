import { expect, test } from 'vitest'
import { aDevice } from '../devices/state/a-device.ts'
import { takeAllDevices } from '../devices/state/apply-live-message.ts'
import { homeTank } from './home-tank.ts'

const rooms = [2, 1].map((room_id) => ({ room_id, room_name: `Room ${room_id}`, device_count: 1 }))
const tank = (deviceIdentifier: string, room_id: number | null, waterLevelString: string | null) =>
  aDevice({ deviceIdentifier, kind: 'WLM', room_id, waterLevelString })
const shown = (...devices: Parameters<typeof takeAllDevices>[1]) =>
  homeTank(rooms, takeAllDevices(new Map(), devices, 2_000))?.deviceIdentifier

test('of several tanks Home shows the one whose room comes first and that has told its level', () => {
  const [loose, silent, low, high] = [
    tank('WLM-000001', null, '10%'),
    tank('WLM-000002', 2, null),
    tank('WLM-000003', 1, '30%'),
    tank('WLM-000004', 2, '40%'),
  ]
  expect(shown(aDevice({}), loose, silent, low, high)).toBe('WLM-000004')
  expect(shown(loose, silent, low)).toBe('WLM-000003')
  expect(shown(silent, loose)).toBe('WLM-000001')
  expect(shown(silent)).toBe('WLM-000002')
  expect(shown(aDevice({}))).toBeUndefined()
})
