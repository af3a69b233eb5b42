/** Covers of simulated devices: they take a while, and say where they are. */
import { expect, test } from 'vitest'
import { after, type VirtualDeviceEvent } from './device-events.ts'
import { newDevice, type Step } from './virtual-device.ts'

const network = { ip: '10.0.0.2', gateway: '10.0.0.1', subnet: '255.0.0.0', dns: '10.0.0.1' }
const blind = [{ key: 'blind', kind: 'cover' }] as const
const device = newDevice('BLIND-1', network, 0, undefined, blind)

const ask = (action: 'setCover' | 'stop', more: object = {}): VirtualDeviceEvent => ({
  type: 'commanded',
  command: { messageId: action, action, pin: 'blind', ...more },
})
const statesIn = ({ reports }: Step) =>
  reports.flatMap(({ topic, message }) => (topic === 'state' ? [message] : []))

test('a cover begins to move, says where it is on the way, and then that it stands', () => {
  const begun = after(device, ask('setCover', { state: 20 }), 0)
  expect(statesIn(begun)).toEqual([{ pins: { blind: 0 }, moving: { blind: 'opening' } }])
  const onTheWay = after(begun.device, { type: 'timePassed' }, 1_500)
  expect(statesIn(onTheWay)).toEqual([{ pins: { blind: 10 }, moving: { blind: 'opening' } }])
  const there = after(onTheWay.device, { type: 'timePassed' }, 60_000)
  expect(statesIn(there)).toEqual([{ pins: { blind: 20 } }])
})

test('a cover stops where it is, and a restart moves none', () => {
  const begun = after(device, ask('setCover', { state: 100 }), 0)
  const stopped = after(begun.device, ask('stop'), 3_000)
  expect(statesIn(stopped).at(-1)).toEqual({ pins: { blind: 20 } })
  const { device: restarted } = after(stopped.device, { type: 'rebooted' }, 4_000)
  expect(statesIn(after(restarted, { type: 'connected' }, 5_000)).at(-1)).toEqual({
    pins: { blind: 20 },
  })
})

test('a cover without a position is partly open on its way, and a pin that cannot be confirmed is not reported', () => {
  const declared = [
    { key: 'blind', kind: 'cover', position: false },
    { key: 'lamp', kind: 'level', assumed: true },
  ] as const
  const gate = newDevice('GATE-1', network, 0, undefined, declared)
  expect(statesIn(after(gate, { type: 'connected' }, 0))).toEqual([{ pins: { blind: 0 } }])
  const begun = after(gate, ask('setCover', { state: 100 }), 0)
  const stopped = after(begun.device, ask('stop'), 3_000)
  expect(statesIn(stopped).at(-1)).toEqual({ pins: { blind: 50 } })
  const { device: there } = after(begun.device, { type: 'timePassed' }, 60_000)
  const wall = after(there, { type: 'setAtWall', pin: 'lamp', state: 30 }, 61_000)
  expect(statesIn(wall)).toEqual([{}])
  expect(statesIn(after(there, { type: 'connected' }, 62_000))).toEqual([{ pins: { blind: 100 } }])
})
