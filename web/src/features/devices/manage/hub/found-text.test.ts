import { expect, it } from 'vitest'
import { abilityText, type Found, modelText, moreText } from './found-text.ts'

const board: Found = {
  key: '0x00158d0000000001',
  name: 'Lamp',
  model: 'TS011F',
  vendor: 'Tuya',
  about: 'Smart plug',
  pins: [],
  readings: [],
  device_identifier: null,
  device_before: null,
}
const pin = (key: string, kind: 'switch' | 'level') => ({
  key,
  name: null,
  form: kind === 'level' ? ({ kind, step: 1 } as const) : ({ kind } as const),
})

it('a found board is told by its model and by what it can do', () => {
  expect(modelText(board)).toBe('Tuya TS011F: Smart plug')
  expect(modelText({ ...board, model: null, vendor: null, about: null })).toBe(
    'The model is not known',
  )
  expect(abilityText(board)).toBe('Nothing that Roomwire can show yet')
  const readings = ['Battery', 'Power', 'Linkquality']
  expect(abilityText({ ...board, pins: [pin('a', 'switch')], readings })).toBe(
    'A switch, and measures Battery, Power and Linkquality',
  )
  const pins = [pin('a', 'switch'), pin('b', 'switch'), pin('c', 'level')]
  expect(abilityText({ ...board, pins })).toBe('2 switches and a light with a level')
})

it('a long list says how much of it is shown', () => {
  expect(moreText(1_000, 4_000)).toBe('1000 of 5000 are shown. Find the others by name.')
})
