import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { expect, test } from 'vitest'
import { aDevice } from './a-device.ts'
import { applyLiveMessage, takeDevices } from './apply-live-message.ts'
import { newestOf } from './newest-of.ts'
import { pinsIn } from './pins-of.ts'

const whole = aDevice({ rev: [3, 40] })

/** The same device as somebody sees it who sees these pins only. */
function part(rev: Device['rev'], ...keys: string[]): Device {
  const pins = Object.entries(whole.pins).filter(([key]) => keys.includes(key))
  return { ...whole, pins: Object.fromEntries(pins), partial: true, rev }
}

test('ROLE-3 of other pins than before what came last counts: their revs say nothing of each other', () => {
  const lamp = part([3, 2], '18')
  const both = part([3, 1], '18', '19')
  expect(newestOf(whole, lamp)).toBe(lamp)
  expect(newestOf(lamp, whole)).toBe(whole)
  expect(newestOf(lamp, both)).toBe(both)
})

test('LIVE-4 of the same pins the higher rev counts, and the same one is the later', () => {
  const [older, newer] = [part([3, 1], '18'), part([3, 2], '18')]
  expect(newestOf(newer, older)).toBe(newer)
  expect(newestOf(older, newer)).toBe(newer)
  expect(newestOf(older, { ...older })).not.toBe(older)
})

test('ROLE-3 a page shows the pins that are there, and an update with a lower rev of other pins', () => {
  expect(pinsIn(whole)).toEqual(['18', '19', '21', '25'])
  const before = takeDevices(new Map(), [whole], 0)
  const lamp = part([3, 1], '18')
  const after = applyLiveMessage(before, lamp, 10)
  expect([...(after.get('SC-000001')?.pins.keys() ?? [])]).toEqual(['18'])
  expect(applyLiveMessage(after, part([3, 1], '18'), 20)).toBe(after)
})

test('PINS-2 ROLE-3 of a monitor only the output is there that is given', () => {
  const [pump] = Object.values(whole.pins)
  const tank = { ...whole, kind: 'WLM' as const, pins: {}, partial: true as const }
  expect(pinsIn({ ...tank, outputs: { pump } })).toEqual(['pump'])
})
