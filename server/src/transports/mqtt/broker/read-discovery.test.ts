import { stopState } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { movesIn, pressesIn, settingOf, statesIn } from '../hub/board-messages.ts'
import { openFoundBoards } from './found-boards.ts'
import { readConfig } from './read-discovery.ts'
import { translateBroker } from './translate-broker.ts'
import { readSaid, readTemplate } from './value-path.ts'

const tries = volume('DIALECT_TRIES', 3_000)

const prefix = 'homeassistant'
const entitiesOf = (place: string, config: object) =>
  readConfig(place, JSON.stringify(config), prefix)
const plug = { state_topic: 'a/state', command_topic: 'a/set' }

describe('templates', () => {
  it.each([
    ['{{ value_json.a }}', '{"a":1}', 1],
    ['{{value_json.a.b}}', '{"a":{"b":"x"}}', 'x'],
    [`{{ value_json["a"]['b'] | float }}`, '{"a":{"b":"2.5"}}', 2.5],
    ['{{ value_json.a | float(0) | round(1) }}', '{"a":3}', 3],
    ['{{ value }}', 'ON', 'ON'],
    ['{{ value | int }}', ' 7 ', 7],
    ['{{ value_json.a }}', 'no JSON', undefined],
    ['{{ value_json.constructor }}', '{}', undefined],
  ])('%s of %s is %j', (template, payload, value) => {
    expect(readTemplate(template)?.(readSaid(payload))).toEqual(value)
  })

  it.each([
    '{% for i in range(3e8) %}{% endfor %}',
    '{{ value_json.a * 2 }}',
    '{{ value_json.a if value_json.b else 0 }}',
    '{{ value.a }}',
    "{{ states('light.a') }}",
    `{{ ${'a'.repeat(300)} }}`,
  ])('no template is run: %s', (template) => {
    expect(readTemplate(template)).toBeUndefined()
  })
})

describe('configs', () => {
  it.each([
    ['homeassistant/status', 'discovery'],
    ['devices/SC-000001/command', 'a device of this server'],
    ['$SYS/x', 'the broker'],
    ['a/#', 'a wildcard'],
  ])('no command goes to %s: %s', (command_topic) => {
    expect(entitiesOf('switch/a/config', { ...plug, command_topic })).toEqual([])
    expect(entitiesOf('light/a', { ...plug, command_topic, schema: 'json' })).toEqual([])
  })

  it.each([
    ['has none', { state_topic: undefined }],
    ['says so', { optimistic: true }],
    ['says so in a word', { opt: 'true' }],
    [
      'tells it by a template that is more than a path',
      { value_template: '{% if a %}', state_value_template: '{% if a %}' },
    ],
    ['has it where it is commanded', { state_topic: 'a/set' }],
  ])('the state of what %s is assumed (G5)', (_, config) => {
    const known = { ...plug, brightness_state_topic: 'a/b', brightness_command_topic: 'a/b/set' }
    for (const [component, kind] of [
      ['switch', 'switch'],
      ['light', 'level'],
    ]) {
      const [entity] = entitiesOf(`${component}/a`, { ...known, ...config })
      expect(entity).toMatchObject({ pin: { form: { kind, assumed: true } } })
      expect(entity?.sources.size).toBe(0)
    }
    expect(entitiesOf('switch/a', known)[0]).not.toHaveProperty('pin.form.assumed')
  })

  it('a cover moves in its own numbers and words, also where they count backwards', () => {
    const translation = translateBroker(prefix)
    const config = {
      cmd_t: 'c/set',
      pl_open: 'UP',
      pl_cls: 'DOWN',
      stat_t: 'c/state',
      stat_opening: 'rising',
      pos_t: 'c/place',
      pos_tpl: '{{ value_json.p }}',
      set_pos_t: 'c/place/set',
      pos_open: 0,
      pos_clsd: 200,
    }
    translation.takeConfig('cover/blind', JSON.stringify({ ...config, dev: { name: 'Blind' } }))
    const [board] = translation.list()
    expect(board?.pins).toMatchObject([{ form: { kind: 'cover', position: true } }])
    const told = (topic: string, text: string) =>
      translation.take(topic, text, false).map(({ payload }) => {
        const fields = JSON.parse(payload)
        return [statesIn(board?.pins ?? [], fields), movesIn(board?.pins ?? [], fields)]
      })
    expect(told('c/place', '{"p":150}')).toEqual([[new Map([['blind', 25]]), new Map()]])
    const rising = [new Map([['blind', 25]]), new Map([['blind', 'opening']])]
    expect(told('c/state', 'rising')).toEqual([rising])
    expect(told('c/state', 'stopped')).toEqual([[new Map([['blind', 25]]), new Map()]])
    const sent = (state: number) => {
      const [pin] = board?.pins ?? []
      return translation.send({ to: 'Blind/set', payload: pin && settingOf(pin, state) })
    }
    expect(sent(30)).toEqual([{ topic: 'c/place/set', payload: '140' }])
    expect(sent(stopState)).toEqual([{ topic: 'c/set', payload: 'STOP' }])
    translation.takeConfig('cover/blind', JSON.stringify({ cmd_t: 'c/set', pl_open: 'UP' }))
    expect(translation.list()[0]?.pins[0]?.form).toEqual({
      kind: 'cover',
      position: false,
      assumed: true,
    })
  })

  it.each([
    ['knows no payload for that', { command_topic: 'c/set', payload_stop: null }],
    ['only takes places', { set_position_topic: 'c/place/set', position_topic: 'c/place' }],
  ])('a cover that %s cannot be stopped', (_, config) => {
    const topics = { state_topic: 'c/state' }
    const [cover] = entitiesOf('cover/a', { ...topics, ...config })
    expect(cover).toMatchObject({ pin: { form: { kind: 'cover', stop: false } } })
    const [usual] = entitiesOf('cover/a', { ...topics, command_topic: 'c/set' })
    expect(usual).not.toHaveProperty('pin.form.stop')
  })

  it('a press is told once: not as the broker kept it, and not with what is told later', () => {
    const translation = translateBroker(prefix)
    const bell = { stat_t: 'b/event', event_types: ['press', 'hold'], avty_t: 'b/there' }
    const dev = { ids: 'b', name: 'Bell' }
    translation.takeConfig('event/bell', JSON.stringify({ ...bell, dev }))
    const trigger = {
      atype: 'trigger',
      type: 'short_press',
      stype: 'left',
      t: 'b/left',
      pl: 'down',
    }
    translation.takeConfig('device_automation/left', JSON.stringify({ ...trigger, dev }))
    const pins = translation.list()[0]?.pins ?? []
    expect(pins.map(({ key, name, form }) => [key, name, form])).toEqual([
      ['bell.press', 'Press', { kind: 'button', output: false }],
      ['bell.hold', 'Hold', { kind: 'button', output: false }],
      ['left', 'Left, short press', { kind: 'button', output: false }],
    ])
    const pressed = (topic: string, text: string, isRetained = false) =>
      translation
        .take(topic, text, isRetained)
        .flatMap(({ payload }) =>
          payload.startsWith('{') ? pressesIn(pins, JSON.parse(payload)) : [],
        )
    expect(pressed('b/event', '{"event_type":"hold"}', true)).toEqual([])
    expect(pressed('b/event', '{"event_type":"hold"}')).toEqual(['bell.hold'])
    expect(pressed('b/event', '{"event_type":"other"}')).toEqual([])
    expect(pressed('b/left', 'up')).toEqual([])
    expect(pressed('b/left', 'down')).toEqual(['left'])
    expect(pressed('b/there', 'online')).toEqual([])
  })

  it('a button says what it is to, and nobody hears that it was pressed', () => {
    const [button] = entitiesOf('button/a', { command_topic: 'a/set', payload_press: 'GO' })
    expect(button).toMatchObject({ pin: { form: { kind: 'button', output: true, assumed: true } } })
    expect(button && 'pin' in button && button.send({ a: 'ON' })).toEqual([
      { topic: 'a/set', payload: 'GO' },
    ])
  })

  it('nothing is made of what is commanded by a template', () => {
    expect(entitiesOf('switch/a', { ...plug, command_template: '{{ value }}' })).toEqual([])
  })

  it('one for a device has all of its entities, with what they share', () => {
    const entities = entitiesOf('device/plug', {
      dev: { ids: ['p'], name: 'Plug' },
      '~': 'a/b',
      state_topic: '~/state',
      cmps: {
        relay: { p: 'switch', cmd_t: '~/set', val_tpl: '{{ value_json.relay }}' },
        watts: { p: 'sensor', unit_of_meas: 'W', dev_cla: 'power', val_tpl: '{{ value_json.w }}' },
        gone: { p: 'sensor' },
      },
    })
    expect(entities.map((one) => ('pin' in one ? one.pin.key : one.reading.key))).toEqual([
      'relay',
      'watts',
    ])
    expect(entities.every(({ device }) => device.name === 'Plug')).toBe(true)
  })

  it('one that says more than a device has is not read, and all together have an end', () => {
    const many = <T>(count: number, one: T) =>
      Object.fromEntries(Array.from({ length: count }, (_, place) => [`f${place}`, one]))
    const sensor = { p: 'sensor', state_topic: 'a', unit_of_meas: 'W' }
    const cmps = many(128, sensor)
    expect(entitiesOf('device/a', { cmps })).toHaveLength(128)
    expect(entitiesOf('device/a', { cmps, ...many(1_000, 1) })).toEqual([])
    expect(entitiesOf('device/a', { cmps: { a: { ...sensor, ...many(1_000, 1) } } })).toEqual([])
    const avty = Array.from({ length: 1_000 }, () => ({ t: 'a' }))
    expect(entitiesOf('device/a', { cmps, avty })).toEqual([])
    const found = openFoundBoards(prefix)
    for (let place = 0; place < 200; place += 1)
      found.take(`device/${place}`, JSON.stringify({ cmps }))
    // The oldest have made room, and so has nothing to be removed.
    const most = Math.floor(20_000 / 128)
    const removed = Array.from({ length: 200 }, (_, place) => found.take(`device/${place}`, ''))
    expect(removed.map(Boolean)).toEqual(removed.map((_, place) => place >= 200 - most))
  })

  it.each([
    ['all', [false, false, true, false]],
    ['any', [true, true, true, true]],
    [undefined, [true, false, true, false]],
  ])(
    'whether a device is there goes by the mode of its availability: %s',
    (avty_mode, expected) => {
      const translation = translateBroker(prefix)
      const avty = [{ t: 'a/there' }, { t: 'b/there' }]
      const dev = { name: 'Plug' }
      translation.takeConfig('switch/a', JSON.stringify({ ...plug, avty, avty_mode, dev }))
      const isThere = () => translation.list().at(0)?.isAway === false
      expect(isThere()).toBe(false)
      const seen = [
        ['a/there', 'online'],
        ['b/there', 'offline'],
        ['b/there', 'online'],
        ['a/there', 'offline'],
      ].map(([topic = '', word = '']) => {
        translation.take(topic, word, false)
        return isThere()
      })
      expect(seen).toEqual(expected)
    },
  )

  it('an object is no word, also where no text can be made of it', () => {
    const odd = { toString: 1 }
    const translation = translateBroker(prefix)
    const avty = { t: 'a/there', val_tpl: '{{ value_json.a }}', pl_avail: odd }
    translation.takeConfig('switch/a', JSON.stringify({ ...plug, avty, dev: { name: 'Plug' } }))
    translation.list()
    expect(translation.take('a/there', JSON.stringify({ a: odd }), false)).toEqual([])
    expect(translation.take('a/there', '{"a":"online"}', false)).toMatchObject([
      { payload: 'online' },
    ])
  })

  it('a light has its level, in the scale of its brightness', () => {
    const translation = translateBroker(prefix)
    translation.takeConfig(
      'light/lamp',
      JSON.stringify({
        schema: 'json',
        ...plug,
        supported_color_modes: ['brightness'],
        brightness_scale: 200,
        dev: { ids: 'l', name: 'Lamp' },
      }),
    )
    expect(translation.list()).toMatchObject([{ pins: [{ form: { kind: 'level' }, most: 200 }] }])
    const [heard] = translation.take('a/state', '{"state":"ON","brightness":100}', false)
    expect(JSON.parse(heard?.payload ?? '')).toEqual({ 'lamp power': 'ON', lamp: 100 })
    const set = (payload: object) => translation.send({ to: 'Lamp/set', payload })
    expect(set({ 'lamp power': 'ON', lamp: 50 })).toEqual([
      { topic: 'a/set', payload: '{"state":"ON","brightness":50}' },
    ])
    expect(set({ 'lamp power': 'OFF' })).toEqual([{ topic: 'a/set', payload: '{"state":"OFF"}' }])
  })

  it('whatever a broker has, nothing is sent below the discovery prefix or to devices of this server', () => {
    const topic = fc.oneof(
      fc.constantFrom('homeassistant/status', 'devices/x/command', '$SYS/a', '~/set', 'x/~', 'a/b'),
      fc.string({ maxLength: 20 }),
    )
    const field = fc.constantFrom(
      ...'~ cmd_t command_topic stat_t state_topic bri_cmd_t bri_stat_t pct_cmd_t'.split(' '),
      ...'pct_stat_t avty_t schema p pl_on brightness val_tpl set_pos_t pos_t pl_stop'.split(' '),
      ...'pl_prs evt_typ atype t pl opt'.split(' '),
    )
    const value = fc.oneof(topic, fc.constantFrom('json', 'switch', 'light'), fc.jsonValue())
    const config = fc.dictionary(field, value, { maxKeys: 12 })
    const whole = fc.oneof(
      config,
      fc.record({ cmps: fc.dictionary(fc.string(), config), dev: fc.jsonValue(), '~': topic }),
    )
    const component = fc.constantFrom(
      ...'switch light fan sensor binary_sensor cover button event device_automation device'.split(
        ' ',
      ),
    )
    fc.assert(
      fc.property(component, whole, (kind, given) => {
        for (const entity of entitiesOf(`${kind}/x`, given)) {
          if (!('pin' in entity)) continue
          const { field: key } = entity.pin
          const words = ['OPEN', 'CLOSE', 'STOP'].map((word) => ({ [`${key} word`]: word }))
          const settings = [{ [key]: 'ON' }, { [key]: 5, [`${key} power`]: 'ON' }, { [key]: 'OFF' }]
          for (const { topic: to } of [...settings, ...words].flatMap((one) => entity.send(one))) {
            expect(to).not.toMatch(/^(?:homeassistant\/|devices\/|\$)|[+#]/)
            expect([...entity.sources.values()].map((one) => one.topic)).not.toContain(to)
          }
        }
      }),
      { numRuns: tries },
    )
  })
})
