import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { expect, test } from 'vitest'
import { anEntry } from '../features/activity/an-entry.ts'
import { awayText } from '../features/activity/away/away-text.ts'
import { pinNameAmong } from '../features/devices/plate/pin-text.ts'
import { aDevice } from '../features/devices/state/a-device.ts'
import { takeAllDevices } from '../features/devices/state/apply-live-message.ts'
import { energyUsed } from '../features/history/usage/usage.ts'
import { houseOf } from '../features/rooms/house/house-rooms.ts'
import { scenePins } from '../features/scenes/scene-draft.ts'
import { scheduleText } from '../features/schedules/schedule-text.ts'
import { pinChoices } from '../features/schedules/target-fields.tsx'
import { paletteEntries } from './palette/palette-entries.ts'

const boardNamed = (deviceIdentifier: string, device_name: string) =>
  aDevice({ deviceIdentifier, device_name })
const boards = [boardNamed('SC-000001', 'Hall controller'), boardNamed('SC-000002', 'Porch board')]
const all = boards.flatMap(({ device_name }) =>
  ['18', '19', '21', '25'].map((pin) => `Pin ${pin} of ${device_name}`),
)

const eachPin = <Value>(of: (device: Device, pin: string) => Value) =>
  boards.flatMap((device) => Object.keys(device.pins).map((pin) => of(device, pin)))

const known = { page_at: 0, days: [], levels: [], tanks: [], meters: [], water_meters: [] }

const room = { room_id: 1, room_name: 'Hall', device_count: 2 }

const namesIn = {
  'a scene': () => scenePins(boards).map(({ name }) => name),
  'a new schedule': () => pinChoices(boards).map(({ name }) => name),
  'a schedule': () =>
    eachPin((device, pin) => {
      const { deviceIdentifier: device_identifier, device_name } = device
      const one = { device_identifier, device_name, pin, pin_name: null, is_gone: false, state: 1 }
      const days = { kind: 'every', every: 2, first: '2026-11-20' } as const
      const time = { kind: 'clock', at: '23:00' } as const
      const rule = { days, time, spread: 0, from: null, until: null }
      const text = scheduleText({ rule, scene: null, pins: [one], for_s: null })
      return text.replace(/^.* turn on /, '')
    }),
  'the palette': () =>
    paletteEntries({ rooms: [], devices: boards, people: [], isAdmin: false }).flatMap(
      ({ kind, label }) => (kind === 'Switch' ? label : []),
    ),
  'the energy of a home': () => {
    const pins = eachPin(({ deviceIdentifier: device_identifier }, pin) => ({
      device_identifier,
      pin,
      kwh: [1],
      on_ms: [1],
    }))
    const shown = { ...known, time_zone: 'UTC', currency: null, price_per_kwh: null, pins }
    return energyUsed(shown, boards).map(({ name }) => name)
  },
  'the drawing of a home': () =>
    houseOf([room], takeAllDevices(new Map(), boards, 2_000)).rooms.flatMap(({ pins }) =>
      pins.map(({ name }) => name),
    ),
  'what happened while somebody was away': () =>
    eachPin(({ deviceIdentifier: device_identifier, device_name }, pin) => {
      const entry = anEntry({ device: { device_identifier, device_name }, pin, pin_name: null })
      const line = { kind: 'switched', newest: entry, count: 1, others: 0 } as const
      return awayText(line, { isManager: true, isGuest: false }).replace(/ turned .*/, '')
    }),
}

test.each(Object.keys(namesIn) as (keyof typeof namesIn)[])(
  'in %s, pins without a name are told apart by their devices',
  (list) => {
    expect(namesIn[list]().toSorted()).toEqual(all.toSorted())
  },
)

test('a pin with a name, and one whose device has none, are called as in their rooms', () => {
  const off = { state: 0, touchPin: null, name: 'Lamp', icon: null, reportedAt: 1_000 } as const
  const board = aDevice({ pins: { '18': off }, device_name: 'Hall controller' })
  expect(pinNameAmong(board, '18')).toBe('Lamp')
  expect(pinNameAmong(aDevice({ device_name: null }), '18')).toBe('Pin 18')
})

test('where all pins of a room are of one device, that is not repeated', () => {
  const one = takeAllDevices(new Map(), boards.slice(0, 1), 2_000)
  const [hall] = houseOf([room], one).rooms
  expect(hall?.pins.map(({ name }) => name)).toEqual(['Pin 18', 'Pin 19', 'Pin 21', 'Pin 25'])
})
