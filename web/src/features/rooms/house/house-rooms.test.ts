import { expect, test } from 'vitest'
import { aDevice } from '../../devices/state/a-device.ts'
import { type LiveDevices, takeAllDevices } from '../../devices/state/apply-live-message.ts'
import { houseOf, remembered, sameHouse } from './house-rooms.ts'
import { isRoomLit, roomStateText } from './room-state.ts'

const off = { state: 0, touchPin: null, name: null, icon: null, reportedAt: 1_000 } as const
const living = { room_id: 1, room_name: 'Living Room', device_count: 1 }
const kitchen = { room_id: 2, room_name: 'Kitchen', device_count: 0 }
const none: LiveDevices = new Map()

const board = aDevice({
  pins: {
    '18': { ...off, state: 1, name: 'Ceiling light' },
    '19': { ...off, name: 'Kettle socket' },
    '21': { ...off, name: 'Garden pump' },
    '25': { ...off, state: null },
  },
})
const home = (...devices: Parameters<typeof takeAllDevices>[1]) =>
  houseOf([living, kitchen], takeAllDevices(none, devices, 2_000))
const roomsOf = (...devices: Parameters<typeof takeAllDevices>[1]) => home(...devices).rooms

test('a room is lit while a lamp in it is on, as its device reports', () => {
  const [lit, dark] = roomsOf(board)
  expect(lit && isRoomLit(lit)).toBe(true)
  expect(dark && isRoomLit(dark)).toBe(false)
  expect(lit?.pins.map(({ shape }) => shape)).toEqual(['lamp', 'socket', 'none', 'lamp'])
})

test('a room whose devices are offline is never lit, and says so', () => {
  const [room] = roomsOf({ ...board, connected: false })
  expect(room && isRoomLit(room)).toBe(false)
  expect(room && roomStateText(room)).toBe('offline')
})

test('once the page has lost the server, nothing is lit any more', () => {
  const [room] = remembered(home(board)).rooms
  expect(room && [isRoomLit(room), roomStateText(room)]).toEqual([false, 'offline'])
})

test('a room is read aloud as it is drawn', () => {
  const [room, empty] = roomsOf(board)
  expect(room && roomStateText(room)).toBe('1 on: Ceiling light')
  expect(empty && roomStateText(empty)).toBe('no switches yet')
})

test('many that are on are read aloud as six names and a count', () => {
  const pins = Array.from({ length: 9 }, (_, nth) => ({
    key: String(nth),
    name: `Lamp ${nth}`,
    shape: 'lamp' as const,
    power: 1,
    isPending: nth === 0,
    isOffline: nth === 8,
  }))
  const room = {
    room: living,
    kind: 'living' as const,
    paint: 'moss' as const,
    pins,
    isOffline: false,
  }
  expect(roomStateText(room)).toBe(
    '8 on: Lamp 0, Lamp 1, Lamp 2, Lamp 3, Lamp 4, Lamp 5, 2 more, waiting: Lamp 0, 1 offline',
  )
})

test('the first tank of the home stands on its roof, as full as its device says', () => {
  const monitor = aDevice({
    deviceIdentifier: 'WLM-000001',
    kind: 'WLM',
    room_id: 2,
    waterLevelString: '72%',
  })
  expect(home(board, monitor).tank).toEqual({ room: kitchen, text: '72%', percent: 72 })
  expect(home({ ...monitor, connected: false }).tank).toEqual({
    room: kitchen,
    text: 'offline',
    percent: null,
  })
  expect(home(board, { ...monitor, waterLevelString: 'wet' }).tank?.percent).toBeNull()
  expect(home(board).tank).toBeNull()
})

test('only a report that changes the picture makes another house', () => {
  const before = home(board)
  expect(sameHouse(before, home({ ...board, rssi: -40 }))).toBe(true)
  const dark = { ...board, pins: { ...board.pins, '18': { ...off, name: 'Ceiling light' } } }
  expect(sameHouse(before, home(dark))).toBe(false)
})

test('an open cover and a contact are no light', () => {
  const [room] = roomsOf({
    ...board,
    pins: {
      '18': { ...off, state: 100, form: { kind: 'cover', position: true } },
      '19': {
        ...off,
        state: 1,
        form: { kind: 'input', senses: 'contact', texts: ['Closed', 'Open'] },
      },
      '21': { ...off, state: 40, name: 'Dimmer', form: { kind: 'level', step: 1 } },
    },
  })
  expect(room && roomStateText(room)).toBe('1 on: Dimmer')
  expect(room?.pins.map(({ power }) => power)).toContain(0.4)
})
