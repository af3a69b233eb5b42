import { expect, test } from 'vitest'
import { offeredPlaces, placeKey, placeName, placesSent, placesText } from './guest-places.ts'

const none = {
  room_id: null,
  room_name: null,
  device_identifier: null,
  device_name: null,
  pin: null,
  pin_name: null,
}
const room = { ...none, room_id: 7, room_name: 'Hall' }
const fan = { ...none, device_identifier: 'SC-1', device_name: 'Fan box' }
const lamp = { ...fan, device_identifier: 'SC:1', pin: '18' as const, pin_name: 'Lamp' }

test('DASH-8 ROLE-3 a room, a device or a pin becomes one text, and is sent as what it was', () => {
  const keys = [room, fan, room, lamp].map(placeKey)
  expect(keys).toEqual(['room:7', 'device:SC-1', 'room:7', 'pin:18:SC:1'])
  expect(placesSent(keys)).toEqual({
    room_ids: [7],
    device_identifiers: ['SC-1'],
    pins: [{ device_identifier: 'SC:1', pin: '18' }],
  })
  expect(placesSent([''])).toEqual({ room_ids: [], device_identifiers: [], pins: [] })
  expect(placeKey({})).toBe('')
})

test('DASH-4 a place has the name of its device, else of its room', () => {
  expect([room, fan].map(placeName)).toEqual(['Hall', 'Fan box'])
  expect(placeName({ ...lamp, pin_name: null })).toMatch(/Pin 18.* of .*Fan box/)
  expect(placeName({ ...fan, device_name: '' })).toBe('SC-1')
})

test('DASH-8 a row offers nothing that stands in another one, and what stands in it', () => {
  const choices = ['room:1', 'room:2', 'room:3'].map((place) => ({ place, name: place }))
  const offered = offeredPlaces(choices, ['room:1', 'room:2'], 'room:2')
  expect(offered.map(({ place }) => place)).toEqual(['room:2', 'room:3'])
})

test.each([
  [[], ''],
  [['Hall'], 'Hall'],
  [['only Fan box', 'Hall'], 'only Fan box and Hall'],
  [['Hall', 'Kitchen', 'Attic', 'Fan box'], 'Hall, Kitchen, Attic and Fan box'],
  [['Hall', 'Kitchen', 'Attic', 'Fan box', 'Den'], 'Hall, Kitchen, Attic and 2 more'],
])('DASH-8 ROLE-3 the places %j read: %s', (names, text) => {
  expect(placesText(names)).toBe(text)
})
