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

test('LIVE-4 what is in one room counts by its rev beside the device of all rooms, and by itself in another room', () => {
  const hall = (rev: Device['rev'], ...keys: string[]): Device => {
    const { partial: _, ...shown } = part(rev, ...keys)
    return { ...shown, elsewhere: true }
  }
  const newer = hall([3, 41], '18')
  expect(newestOf(whole, hall([3, 40], '18'))).toBe(whole)
  expect(newestOf(whole, newer)).toBe(newer)
  expect(newestOf(newer, whole)).toBe(whole)
  expect(newestOf(newer, hall([3, 41], '19'))).toEqual(hall([3, 41], '19'))
  const devices = takeDevices(new Map(), [whole], 0)
  expect(applyLiveMessage(devices, hall([3, 40], '18'), 10)).toBe(devices)
  expect([...(applyLiveMessage(devices, newer, 10).get('SC-000001')?.pins.keys() ?? [])]).toEqual([
    '18',
  ])
})

test('LIVE-4 what is in another room stays for whoever comes back, until its own room tells of it anew', () => {
  const yard = { room_id: 2, room_name: 'Yard' }
  const placed = Object.entries(whole.pins).map(([key, pin]) =>
    ['21', '25'].includes(key) ? [key, { ...pin, ...yard }] : [key, pin],
  )
  const board: Device = { ...whole, pins: Object.fromEntries(placed), elsewhere: true }
  const inRoom = (rev: Device['rev'], ...keys: string[]): Device => {
    const pins = Object.entries(board.pins).filter(([key]) => keys.includes(key))
    return { ...board, rev, pins: Object.fromEntries(pins) }
  }
  const hall = inRoom([3, 40], '18', '19')
  const both = newestOf(hall, inRoom([3, 41], '21', '25'))
  expect([both.rev, pinsIn(both)]).toEqual([
    [3, 41],
    ['18', '19', '21', '25'],
  ])
  // A pin has left the hall; then all of them have.
  const later = newestOf(both, inRoom([3, 42], '18'))
  expect(pinsIn(later)).toEqual(['18', '21', '25'])
  expect(pinsIn(newestOf(later, inRoom([3, 43])))).toEqual(['21', '25'])
})

test('LIVE-4 the room of a pin is what people have set last, like its name', () => {
  const [pin] = Object.values(whole.pins)
  if (!pin) throw new Error('the device has no pins')
  const moved = { ...pin, room_id: 2, room_name: 'Yard' }
  const set = { ...whole, settingsVersion: 1, pins: { ...whole.pins, '18': moved } }
  const reported = { ...whole, rev: [3, 50] as Device['rev'] }
  expect(newestOf(reported, set)).toMatchObject({ rev: [3, 50], pins: { 18: { room_id: 2 } } })
  const back = { ...set, rev: [3, 51] as Device['rev'] }
  const home = { ...whole, settingsVersion: 2 }
  expect(newestOf(back, home).pins['18']).not.toHaveProperty('room_id')
})

test('LIVE-4 each setting of a device and its pins is what people have set last, and so is that it is gone', () => {
  const [pin] = Object.values(whole.pins)
  if (!pin) throw new Error('the device has no pins')
  const settings = { tank_litres: 800, pin_order: ['19' as const] }
  const set = {
    ...whole,
    ...settings,
    settingsVersion: 1,
    pins: { ...whole.pins, '18': { ...pin, watts: 60, on_for: 600 } },
  }
  const reported = {
    ...whole,
    rev: [3, 50] as Device['rev'],
    connected: false,
    pins: { ...whole.pins, '18': { ...pin, state: 1 as const, desired: 0 as const } },
  }
  expect(newestOf(reported, set)).toMatchObject({
    ...settings,
    connected: false,
    pins: { 18: { state: 1, desired: 0, watts: 60, on_for: 600 } },
  })
  const later = newestOf({ ...set, rev: [3, 51] }, { ...whole, settingsVersion: 2 })
  expect(Object.keys(later)).not.toContain('tank_litres')
  expect(Object.keys(later)).not.toContain('pin_order')
  expect(Object.keys(later.pins['18'] ?? {})).not.toContain('watts')
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
