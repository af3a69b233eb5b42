import { hello, readings, state } from '@roomwire/contracts/device/from-device.ts'
import { stopState } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseReport } from '../../../platform/parse-json.ts'
import { helloOf, movesIn, pressesIn, readingsIn, settingOf, statesIn } from './board-messages.ts'
import { asManyAsFit, boardsByName, foundBoardOf, readBoards } from './read-boards.ts'

const tries = volume('HUB_TRIES', 100)

const bytes = (value: unknown) => Buffer.from(JSON.stringify(value))
const key = (number: number) => `0x00158d000000000${number}`

/** The boards of a list, each with these exposes. */
const boardsOf = (...devices: object[]) =>
  readBoards(bytes(devices.map((one, at) => ({ ieee_address: key(at), ...one })))) ?? []
const named = (...names: string[]) => boardsOf(...names.map((friendly_name) => ({ friendly_name })))

/** One board that can do this. */
function boardWith(exposes: object[]) {
  const [board] = boardsOf({ friendly_name: 'x', definition: { exposes } })
  if (!board) throw new Error('It was not read')
  return board
}
const flag = (property: string, more: object = {}) => ({
  type: 'binary',
  name: 'state',
  property,
  access: 7,
  value_on: 'ON',
  value_off: 'OFF',
  ...more,
})
const fan = (values: string[]) => ({
  type: 'fan',
  features: [{ name: 'mode', property: 'fan_mode', type: 'enum', access: 7, values }],
})

describe('the boards of a hub', () => {
  it('are known by their address, and a name that could be another one’s topic is nobody’s', () => {
    expect([...boardsByName(named('lamp', 'kitchen/lamp')).keys()]).toEqual([
      'lamp',
      'kitchen/lamp',
    ])
    for (const names of [
      ['lamp', 'lamp'],
      ['a/set'],
      ['bridge'],
      ['bridge/state'],
      ['a+'],
      ['a//b'],
    ]) {
      expect([names, boardsByName(named(...names)).size]).toEqual([names, 0])
    }
    expect([...boardsByName(named('lamp', 'lamp/availability')).keys()]).toEqual([])
    const others = [{ friendly_name: 'Coordinator', type: 'Coordinator' }, { friendly_name: 7 }]
    expect(boardsOf(...others, { friendly_name: 'off', disabled: true })).toEqual([])
    expect(readBoards(bytes({ a: 1 }))).toBe(undefined)
    expect(readBoards(Buffer.from('no'))).toBe(undefined)
  })

  it('are told to people in one line, whatever they are called', () => {
    const texts = named('Gate\n\u0000evil', '\u0007').map((board) => foundBoardOf(board).name)
    expect(texts).toEqual(['Gate evil', expect.stringMatching(/^0x/)])
  })

  it('have a pin for each switch, and none for what is never told', () => {
    const { pins } = boardWith([
      { type: 'switch', endpoint: 'l1', features: [flag('state_l1')] },
      { type: 'switch', endpoint: 'l2', features: [flag('state_l2')] },
      { type: 'switch', features: [flag('state', { access: 2 })] },
      { type: 'cover', features: [flag('state')] },
      { type: 'enum', name: 'effect', property: 'effect', access: 2, values: ['blink'] },
    ])
    expect(pins.map((pin) => [pin.key, pin.name])).toEqual([
      ['state_l1', 'L1'],
      ['state_l2', 'L2'],
    ])
    expect([...statesIn(pins, { state_l1: 'ON', state_l2: 'other', state: 'ON' })]).toEqual([
      ['state_l1', 1],
    ])
  })

  it('have a light as a level, which is off where it says so', () => {
    const brightness = { name: 'brightness', property: 'brightness', access: 7, value_max: 254 }
    const { pins } = boardWith([{ type: 'light', features: [flag('state'), brightness] }])
    const [light] = pins
    if (!light) throw new Error('It has no light')
    const states = [
      { state: 'ON', brightness: 254 },
      { state: 'ON', brightness: 1 },
      { state: 'OFF', brightness: 254 },
      { brightness: 127 },
    ]
    expect(states.map((fields) => statesIn(pins, fields).get('brightness'))).toEqual([
      100, 1, 0, 50,
    ])
    expect([settingOf(light, 0), settingOf(light, 100), settingOf(light, 1)]).toEqual([
      { state: 'OFF' },
      { state: 'ON', brightness: 254 },
      { state: 'ON', brightness: 3 },
    ])
  })

  it('have a fan by its modes, and an input that nobody sets', () => {
    const { pins } = boardWith([
      fan(['off', 'low', 'high', 'on', 'auto']),
      flag('contact', { name: 'contact', access: 1, value_on: false, value_off: true }),
      flag('child_lock', { name: 'child_lock' }),
    ])
    expect(pins.map(({ form }) => form)).toEqual([
      { kind: 'fan', levels: ['OFF', 'Low', 'High', 'Auto'] },
      { kind: 'input', senses: 'contact', texts: ['closed', 'open'] },
    ])
    expect([...statesIn(pins, { fan_mode: 'high', contact: false }).values()]).toEqual([2, 1])
    expect(pins.map((pin) => settingOf(pin, 1))).toEqual([{ fan_mode: 'low' }, undefined])
  })

  it('have a cover where it stands, or by its word, and say which way it moves', () => {
    const word = (values: string[]) => ({ name: 'state', property: 'state', access: 3, values })
    const state = word(['OPEN', 'CLOSE', 'STOP'])
    const position = { name: 'position', property: 'position', access: 7 }
    const moving = { type: 'enum', name: 'moving', property: 'moving', access: 1 }
    const { pins } = boardWith([{ type: 'cover', features: [state, position] }, moving])
    const [blind] = pins
    const gate = boardWith([{ type: 'cover', features: [state] }])
    const [closer] = gate.pins
    if (!blind || !closer) throw new Error('There is no cover')
    expect([blind.form, closer.form]).toEqual([
      { kind: 'cover', position: true },
      { kind: 'cover', position: false },
    ])
    const door = boardWith([{ type: 'cover', features: [word(['OPEN', 'CLOSE'])] }])
    expect(door.pins[0]?.form).toEqual({ kind: 'cover', position: false, stop: false })
    expect([...statesIn(pins, { state: 'OPEN', position: 40 })]).toEqual([['position', 40]])
    expect([...movesIn(pins, { moving: 'UP' }), ...movesIn(pins, { moving: 'STOP' })]).toEqual([
      ['position', 'opening'],
    ])
    const words = ['OPEN', 'CLOSE', 'STOP', 'LOCK']
    expect(words.map((one) => statesIn(gate.pins, { state: one }).get('state'))).toEqual([
      100,
      0,
      50,
      undefined,
    ])
    expect([settingOf(blind, 40), settingOf(blind, stopState)]).toEqual([
      { position: 40 },
      { state: 'STOP' },
    ])
    expect([settingOf(closer, 100), settingOf(closer, 0)]).toEqual([
      { state: 'OPEN' },
      { state: 'CLOSE' },
    ])
    const strange = { type: 'cover', features: [word(['UP', 'DOWN'])] }
    expect(boardWith([strange]).pins).toEqual([])
  })

  it('have a button for each way in which a remote is pressed', () => {
    const values = ['single', '1_double', 'recall_*', 7, 'single']
    const { pins } = boardWith([{ type: 'enum', name: 'action', property: 'action', values }])
    expect(pins.map(({ key, name, form }) => [key, name, form])).toEqual([
      ['action.single', 'Single', { kind: 'button', output: false }],
      ['action.1_double', '1 double', { kind: 'button', output: false }],
    ])
    expect(pressesIn(pins, { action: '1_double' })).toEqual(['action.1_double'])
    expect([...pressesIn(pins, { action: '' }), ...statesIn(pins, { action: 'single' })]).toEqual(
      [],
    )
    expect(pins.map((pin) => settingOf(pin, 1))).toEqual([undefined, undefined])
  })

  it('measure numbers with their units, a battery’s voltage in volts', () => {
    const numeric = { type: 'numeric', access: 1 }
    const board = boardWith([
      { ...numeric, name: 'voltage', property: 'voltage', unit: 'mV' },
      { ...numeric, name: 'battery', property: 'battery', unit: '%' },
      { ...numeric, name: 'countdown', property: 'countdown', access: 7 },
    ])
    expect([...readingsIn(board.readings, { voltage: 3_005, battery: 90 })]).toEqual([
      ['voltage', 3.005],
      ['battery', 90],
    ])
    expect(helloOf(board)).toMatchObject({ readings: { voltage: { unit: 'V', kind: 'voltage' } } })
  })
})

it('a list of boards fits into one message between replicas, whatever its hub says', () => {
  const switchOf = (_: unknown, at: number) => ({
    type: 'switch',
    features: [{ name: 'state', property: `s${at}`, access: 7, value_on: 1, value_off: 0 }],
  })
  const board = (exposes: number) => (_: unknown, at: number) => ({
    ieee_address: `0x${at.toString(16).padStart(16, '0')}`,
    friendly_name: `Lamp ${at}`,
    definition: {
      model: 'M',
      vendor: 'V',
      description: 'A lamp',
      exposes: Array.from({ length: exposes }, switchOf),
    },
  })
  const read = (count: number, exposes: number) =>
    readBoards(bytes(Array.from({ length: count }, board(exposes)))) ?? []
  expect(read(900, 4)).toHaveLength(900)
  const { boards, more } = asManyAsFit(read(1_000, 30), new Set(), {})
  expect([bytes(boards).length < 600_000, boards.length + more]).toEqual([true, 1_000])
})

it('whatever a hub says of its boards, it fits the device protocol', () => {
  const word = fc.oneof(
    fc.constantFrom(
      'state',
      'brightness',
      'mode',
      'contact',
      'position',
      'action',
      'moving',
      '__proto__',
      'level',
      'temperature',
    ),
    fc.string({ maxLength: 40, unit: 'grapheme' }),
    fc.string({ maxLength: 80, unit: 'binary' }),
    fc.constantFrom('', ' ', '_', '\n', 'Bell\u0007', '\u{1F4A1}'.repeat(40)),
  )
  const value = fc.oneof(fc.constantFrom('ON', 'OFF', true, false, null), fc.double(), word)
  const expose = fc.letrec((tie) => ({
    one: fc.record(
      {
        type: fc.constantFrom('switch', 'light', 'fan', 'binary', 'numeric', 'cover', 'enum'),
        name: word,
        property: word,
        label: value,
        endpoint: value,
        unit: value,
        access: fc.oneof(fc.integer({ min: 0, max: 7 }), value),
        value_on: value,
        value_off: value,
        value_max: value,
        values: fc.oneof(
          fc.array(value, { maxLength: 12 }),
          fc.constant(['OPEN', 'CLOSE', 'STOP', 'single']),
        ),
        features: fc.oneof({ maxDepth: 2 }, value, fc.array(tie('one'), { maxLength: 3 })),
      },
      { requiredKeys: ['type'] },
    ),
  })).one
  fc.assert(
    fc.property(
      fc.array(expose, { maxLength: 6 }),
      fc.dictionary(word, value),
      fc.integer({ min: 0, max: stopState }),
      word,
      (exposes, fields, asked, vendor) => {
        const definition = { exposes, vendor, model: 'M' }
        for (const board of boardsOf({ friendly_name: 'x', definition })) {
          hello.parse(parseReport(Buffer.from(JSON.stringify(helloOf(board)))))
          const pins = statesIn(board.pins, fields)
          const moving = Object.fromEntries(movesIn(board.pins, fields))
          const pressed = pressesIn(board.pins, fields)
          state.parse({ pins: Object.fromEntries(pins), moving, pressed })
          readings.parse({ readings: Object.fromEntries(readingsIn(board.readings, fields)) })
          for (const pin of board.pins) JSON.stringify(settingOf(pin, asked))
        }
      },
    ),
    { numRuns: tries },
  )
})
