import type { Scene } from '@roomwire/contracts/http/scenes.ts'
import { expect, test } from 'vitest'
import { aDevice } from '../devices/state/a-device.ts'
import { scheduleExamples } from './schedule-examples.ts'

const pin = { state: 0, touchPin: null, name: null, icon: null, reportedAt: 1_000 } as const
const board = aDevice()
const fanBoard = aDevice({
  deviceIdentifier: 'PC-000002',
  kind: 'PC',
  pins: { '18': { ...pin, icon: 'heater' }, '19': pin, '13': pin },
})
const tank = aDevice({
  deviceIdentifier: 'WLM-000003',
  kind: 'WLM',
  pins: { pump: pin, led: pin },
})

const offered = (...[devices, scenes = []]: [Parameters<typeof scheduleExamples>[0], Scene[]?]) =>
  scheduleExamples(devices, scenes).map(({ name, pins, sceneId }) => [
    name,
    sceneId ?? pins?.map((one) => `${one.pin} ${one.state}`).join(', '),
  ])

test('CTRL-1 a home without schedules is offered three that fit its devices, and none that heats or pumps for hours', () => {
  expect(offered([board])).toEqual([
    ['Evening', '18 1'],
    ['Night', '18 0, 19 0, 21 0, 25 0'],
    ['Morning', '19 1'],
  ])
  expect(offered([fanBoard])).toEqual([
    ['Evening', '19 1'],
    ['Night', '19 0, 21 0'],
    ['Fresh air', '13 2'],
  ])
  expect(offered([tank])).toEqual([
    ['Evening', 'led 1'],
    ['Night', 'pump 0, led 0'],
    ['Fill the tank', 'pump 1'],
  ])
  expect(scheduleExamples([tank], [])[2]).toMatchObject({ at: '06:00', forS: '900' })
  expect(offered([])).toEqual([])
})

test('CTRL-1 scenes are offered where there are some: what is dark for the night, the other by sunset', () => {
  const scene = (scene_id: number, name: string, state: 0 | 1): Scene => ({
    scene_id,
    name,
    may_press: true,
    may_change: true,
    states: [{ device_identifier: board.deviceIdentifier, pin: '18', state }],
  })
  expect(offered([board], [scene(7, 'All dark', 0), scene(8, 'Cosy', 1)]).slice(0, 2)).toEqual([
    ['Cosy', '8'],
    ['All dark', '7'],
  ])
})
