import { expect, test } from 'vitest'
import { aDevice } from '../../devices/state/a-device.ts'
import { nextTexts } from './next-text.ts'

const noon = Date.UTC(2026, 10, 25, 12)
const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
const lit = { state: 1, touchPin: null, icon: null, reportedAt: 1 } as const
const board = aDevice({ pins: { '18': { ...lit, name: 'Porch lamp' } } })
const { deviceIdentifier: device_identifier } = board
const night = { device_identifier, state: 0, at: noon + 3_600_000, by: 'Night' } as const
const texts = (pins: Parameters<typeof nextTexts>[2]['pins'], time_zone = zone) =>
  nextTexts(board, ['18', '19'], { time_zone, hold_s: 0, pins }, noon).map((line) =>
    line.replace(/at \d?\d[:.]\d\d( [AP]M)?/, 'at T'),
  )

test('a plate says in a line for each time what comes next, and by what', () => {
  expect(texts([{ ...night, pin: '18' }])).toEqual(['Porch lamp off at T by Night'])
  expect(
    texts([
      { ...night, pin: '18' },
      { ...night, pin: '19' },
    ]),
  ).toEqual(['Porch lamp and Pin 19 off at T by Night'])
  expect(
    texts([
      { ...night, pin: '18', state: 1 },
      { ...night, pin: '19', by: 'Late' },
    ]),
  ).toEqual(['Porch lamp on at T by Night', 'Pin 19 off at T by Late'])
  expect(texts([{ ...night, pin: '18', at: night.at + 2 * 86_400_000 }])[0]).toMatch(
    /^Porch lamp off, Fri at T by Night$/,
  )
})

test('a plate says nothing of pins that it does not show', () => {
  expect(texts([{ ...night, pin: '21' }])).toEqual([])
  expect(texts([{ ...night, device_identifier: 'SC-OTHER', pin: '18' }])).toEqual([])
})

test('a fan is told with its level', () => {
  const fan = aDevice({ deviceIdentifier: 'PC-000001', kind: 'PC', pins: {} })
  const pins = [{ ...night, device_identifier: 'PC-000001', pin: '13', state: 3 } as const]
  const [line] = nextTexts(fan, ['13'], { time_zone: zone, hold_s: 0, pins }, noon)
  expect(line).toMatch(/^Fan speed to High at /)
})

test('a cover is told to be open, closed or in between', () => {
  const form = { kind: 'cover', position: true } as const
  const blind = aDevice({ pins: { blind: { ...lit, name: 'Blind', form } } })
  const lines = [0, 40, 100].map((state) => {
    const pins = [{ ...night, pin: 'blind', state }]
    return nextTexts(blind, ['blind'], { time_zone: zone, hold_s: 0, pins }, noon)[0]
  })
  expect(lines.map((line) => line?.replace(/ at .*/, ''))).toEqual([
    'Blind closed',
    'Blind to 40 %',
    'Blind open',
  ])
})
