import { expect, it } from 'vitest'
import { type Measured, proposedReadings, readingsIn } from './match-readings.ts'

const reading = (key: string, name: string, kind: Measured['kind'], unit: string): Measured => ({
  key,
  name,
  kind,
  unit,
})

it('readings are proposed by key, then by name, then the only ones of a kind', () => {
  const device = [
    reading('temperature', 'Temperature', 'temperature', '°C'),
    reading('power', 'Power', 'power', 'W'),
    reading('phase_a', 'Voltage A', 'voltage', 'V'),
    reading('phase_b', 'Voltage B', 'voltage', 'V'),
    reading('soil', 'Soil', 'other', '%'),
  ]
  const board = [
    reading('temp', 'ESP', 'temperature', '°C'),
    reading('power', 'Watts', 'power', 'W'),
    reading('u2', 'voltage b', 'voltage', 'V'),
    reading('u1', 'Voltage', 'voltage', 'V'),
    reading('moisture', 'Moisture', 'other', '%'),
  ]
  expect([...proposedReadings(device, board)]).toEqual([
    ['power', 'power'],
    ['phase_b', 'u2'],
    ['temperature', 'temp'],
  ])
})

it('only what a device declares at present is a reading', () => {
  const told = { kind: 'temperature', unit: '°C', former: false } as const
  expect(
    readingsIn([
      { ...told, series: 'temp.2', name: 'Temperature' },
      { ...told, series: 'temp', name: 'Temperature', former: true },
      { ...told, series: 'pin.18', name: null },
    ]).map(({ key }) => key),
  ).toEqual(['temp'])
})
