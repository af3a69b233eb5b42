import { expect, test } from 'vitest'
import { aDevice } from '../devices/state/a-device.ts'
import { isSeriesInRoom } from './series-in-room.ts'

test('the history of a room has its pins alone, of a board that serves several rooms, and what a board measures where it is', () => {
  const [hall, terrace, nowhere] = [1, 2, 3]
  const { pins } = aDevice()
  const inTerrace = { room_id: terrace, room_name: 'Terrace' }
  const board = aDevice({
    room_id: hall,
    pins: { ...pins, ...(pins['18'] && { '18': { ...pins['18'], ...inTerrace } }) },
  })
  const seriesIn = (room: number) =>
    ['pin.18', 'pin.19', 'temperature'].filter((series) => isSeriesInRoom(board, series, room))
  expect(seriesIn(hall)).toEqual(['pin.19', 'temperature'])
  expect(seriesIn(terrace)).toEqual(['pin.18'])
  expect(seriesIn(nowhere)).toEqual([])
})
