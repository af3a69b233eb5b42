import { expect, test } from 'vitest'
import { offeredPlaces, placeKey, placeName, placesSent, placesText } from './guest-places.ts'

const room = { room_id: 7, room_name: 'Hall', device_identifier: null, device_name: null }
const fan = { room_id: null, room_name: null, device_identifier: 'SC-1', device_name: 'Fan box' }

test('DASH-8 ROLE-3 a room or a device becomes one text, and is sent as what it was', () => {
  const rows = [room, fan, room].map((place) => ({ place: placeKey(place) }))
  expect(rows.map(({ place }) => place)).toEqual(['room:7', 'device:SC-1', 'room:7'])
  expect(placesSent(rows)).toEqual({ room_ids: [7], device_identifiers: ['SC-1'] })
  expect(placesSent([{ place: '' }])).toEqual({ room_ids: [], device_identifiers: [] })
  expect(placeKey({})).toBe('')
})

test('DASH-4 a place has the name of its device, else of its room', () => {
  expect([room, fan].map(placeName)).toEqual(['Hall', 'Fan box'])
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
