import { expect, it } from 'vitest'
import { aDevice } from '../../state/a-device.ts'
import { isFitting, proposedMatches, withMatch } from './match-pins.ts'

const pin = (name: string | null, kind: 'switch' | 'level' = 'switch') => ({
  state: 0,
  touchPin: null,
  name,
  icon: null,
  reportedAt: null,
  form: kind === 'level' ? ({ kind, step: 1 } as const) : { kind },
})
const own = (deviceIdentifier: string, pins: Record<string, ReturnType<typeof pin>>) =>
  aDevice({ deviceIdentifier, kind: 'UNKNOWN', pins, pin_order: Object.keys(pins) })

it('pins are proposed by name, then by key, then by how they work', () => {
  const device = own('old', {
    a: pin('Sink light'),
    b: pin(null),
    c: pin('Lamp', 'level'),
    d: pin('Fountain'),
  })
  const board = own('new', {
    x: pin('Fan', 'level'),
    y: pin('sink light'),
    b: pin('Other'),
  })
  expect([...proposedMatches(device, board)]).toEqual([
    ['a', 'y'],
    ['b', 'b'],
    ['c', 'x'],
  ])
})

it('a pin of the new board is one pin of the device', () => {
  const matches = new Map([
    ['a', 'x'],
    ['b', 'y'],
  ])
  expect([...withMatch(matches, 'a', 'y')]).toEqual([['a', 'y']])
  expect([...withMatch(matches, 'a', null)]).toEqual([['b', 'y']])
})

it('a board with fixed pins takes the place of another one of its kind only', () => {
  const [fan, lights] = [aDevice({ deviceIdentifier: 'PC-1', kind: 'PC' }), aDevice()]
  expect(isFitting(lights, fan)).toBe(false)
  expect(isFitting(lights, own('new', {}))).toBe(true)
  expect(isFitting(lights, lights)).toBe(false)
  expect(isFitting(lights, aDevice({ deviceIdentifier: 'SC-2' }))).toBe(true)
})
