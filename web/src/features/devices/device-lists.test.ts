import { QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { realTimers } from '../../live/timers.ts'
import { devicesKey, devicesToManageKey, followLists, takeLists } from './device-lists.ts'
import { aDevice } from './state/a-device.ts'
import { DeviceStates } from './state/device-states.ts'

const { deviceIdentifier, room_id } = aDevice()

function follow() {
  const queries = new QueryClient()
  const states = new DeviceStates(realTimers)
  onTestFinished(followLists(states, queries))
  const shown = () => states.devices().get(deviceIdentifier)?.device.firmware
  return { queries, states, shown }
}

test('MANAGE-5 the list that is fetched for the device manager is shown, whatever another list said before', () => {
  const { queries, shown } = follow()
  queries.setQueryData(devicesKey, [aDevice({ firmware: '1' })])
  queries.setQueryData(devicesToManageKey, [aDevice({ firmware: '2' })])
  expect(shown()).toBe('2')
})

test('what goes with a deleted device is no list of devices: it brings back no older one', () => {
  const { queries, shown } = follow()
  queries.setQueryData(devicesKey, [aDevice({ firmware: '1' })])
  queries.setQueryData([...devicesKey, 'room', room_id], [aDevice({ firmware: '2' })])
  queries.setQueryData([...devicesKey, deviceIdentifier, 'deletion'], { guests: [] })
  expect(shown()).toBe('2')
})

test('LIVE-4 of the lists that were fetched before, the newest counts', () => {
  const { queries } = follow()
  queries.setQueryData(devicesToManageKey, [aDevice({ firmware: '2' })], { updatedAt: 2_000 })
  queries.setQueryData(devicesKey, [aDevice({ firmware: '1' })], { updatedAt: 1_000 })
  const later = new DeviceStates(realTimers)
  takeLists(later, queries)
  expect(later.devices().get(deviceIdentifier)?.device.firmware).toBe('2')
})
