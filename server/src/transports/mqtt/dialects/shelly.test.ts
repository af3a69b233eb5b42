import { describe, expect, it } from 'vitest'
import { Refusal } from '../../../platform/refusal.ts'
import { openShelly } from './shelly.ts'

const prefix = 'shellyplus1-a8032a'

function open(willTopic = `${prefix}/online`) {
  const translation = openShelly({ identifier: 'lamp', willTopic }, { now: () => 0 })
  if (!translation) throw new Error('This is no Shelly')
  const take = (topic: string, message: object) =>
    translation.take(topic, Buffer.from(JSON.stringify(message)))
  const status = (params: object) =>
    take(`${prefix}/events/rpc`, { method: 'NotifyStatus', params }).reports
  const answer = (id: number, body: object) =>
    take(`${prefix}/roomwire/rpc`, { id, ...body }).reports
  /** The request that a command becomes. */
  const press = (pin: string, state: number, more: object = {}) => {
    const command = { messageId: '7', action: state ? 'on' : 'off', pin, state, ...more }
    const [message] = translation.send('command', JSON.stringify(command)) ?? []
    return message && JSON.parse(message.payload)
  }
  return { ...translation, take, status, answer, press }
}

const whole = {
  'switch:0': { output: false, apower: 0 },
  'light:1': { output: true, brightness: 40 },
}

describe('Shelly', () => {
  it('fixes its topics by its last will, and has no others', () => {
    const { listensTo, subscribe } = open()
    expect(listensTo(`${prefix}/events/rpc`)).toBe('yes')
    expect(listensTo(`${prefix}/roomwire/rpc`)).toBe('yes')
    for (const word of ['online', 'status/switch:0', 'debug/log']) {
      expect(listensTo(`${prefix}/${word}`)).toBe('no')
    }
    for (const topic of ['other/events/rpc', `${prefix}2/rpc`, 'devices/lamp/state']) {
      expect([topic, listensTo(topic)]).toEqual([topic, 'foreign'])
    }
    expect(subscribe(`${prefix}/rpc`)).toBe('commands')
    expect(subscribe(`${prefix}/command`)).toBe('nothing')
    for (const filter of ['#', `${prefix}/#`, '+/rpc', 'other/rpc']) {
      expect([filter, subscribe(filter)]).toEqual([filter, 'refused'])
    }
    for (const will of [
      'online',
      'devices/lamp/online',
      'shellies/x/online',
      '+/online',
      'a/LWT',
    ]) {
      const opened = openShelly({ identifier: 'lamp', willTopic: will }, { now: () => 0 })
      expect([will, opened]).toEqual([will, undefined])
    }
  })

  it('declares its switches and lights under their names, and tells their states', () => {
    const { answer } = open()
    answer(2, { result: { 'switch:0': { name: 'Lamp' } } })
    expect(answer(3, { result: whole }).slice(0, 2)).toEqual([
      {
        topic: 'hello',
        message: {
          features: ['lease', 'protect'],
          pins: [
            { key: 'switch.0', name: 'Lamp', kind: 'switch' },
            { key: 'light.1', kind: 'level' },
          ],
        },
      },
      { topic: 'state', message: { pins: { 'switch.0': 0, 'light.1': 40 }, leases: {} } },
    ])
  })

  it('says who has switched a pin, and tells of a power alone nothing of the switch', () => {
    const { answer, status } = open()
    answer(3, { result: whole })
    expect(status({ 'switch:0': { id: 0, output: true, source: 'button' } })).toEqual([
      { topic: 'state', message: { pins: { 'switch.0': 1 }, leases: {}, atWall: ['switch.0'] } },
    ])
    // A later look at everything still names the button.
    const look = { 'switch:0': { output: true, source: 'button' } }
    expect(answer(3, { result: look })).toEqual([
      { topic: 'state', message: { pins: { 'switch.0': 1 }, leases: {} } },
    ])
    expect(status({ 'switch:0': { id: 0, apower: 11 } })).toEqual([
      { topic: 'readings', message: { readings: { switch_0_power: 11 } } },
    ])
  })

  it('is done with a command when it answers, also where nothing changes by it', () => {
    const { answer, press } = open()
    answer(3, { result: whole })
    const { id, method, params, src } = press('switch.0', 1)
    expect({ method, params, src }).toEqual({
      method: 'Switch.Set',
      params: { id: 0, on: true },
      src: `${prefix}/roomwire`,
    })
    expect(answer(id, { result: { was_on: true } })).toEqual([
      { topic: 'state', message: { pins: { 'switch.0': 1 }, leases: {} } },
    ])
    // It answers once.
    expect(answer(id, { result: { was_on: true } })).toEqual([])
    const refused = press('light.1', 60)
    expect(refused).toMatchObject({ method: 'Light.Set', params: { on: true, brightness: 60 } })
    expect(answer(refused.id, { error: { code: -105, message: 'not found' } })).toEqual([
      { topic: 'ack', message: { messageId: '7', ok: false, error: 'not found' } },
    ])
    expect(press('switch.9', 1)).toBe(undefined)
  })

  it('ends a lease by itself', () => {
    const { answer, press, status } = open()
    answer(3, { result: whole })
    const { id, params } = press('switch.0', 1, { for: 30 })
    expect(params).toEqual({ id: 0, on: true, toggle_after: 30 })
    expect(answer(id, { result: { was_on: false } })).toMatchObject([
      { message: { leases: { 'switch.0': { messageId: '7', left: 30 } } } },
    ])
    expect(status({ 'switch:0': { output: false, source: 'timer' } })).toMatchObject([
      { message: { leases: { 'switch.0': { messageId: '7', ended: 'time', ago: 0 } } } },
    ])
  })

  it('tells of a timer that was asked for as that of its command, before it answers', () => {
    const { answer, press, status } = open()
    answer(3, { result: whole })
    const { id } = press('switch.0', 1, { for: 30 })
    const timer = { timer_started_at: 100, timer_duration: 30 }
    expect(status({ 'switch:0': { output: true, source: 'MQTT', ...timer } })).toMatchObject([
      {
        message: { pins: { 'switch.0': 1 }, leases: { 'switch.0': { messageId: '7', left: 30 } } },
      },
    ])
    expect(answer(id, { result: { was_on: false } })).toEqual([])
  })

  it('is asked how it is where its answer may be older than what it has told', () => {
    const { take, answer, press, status } = open()
    answer(3, { result: whole })
    const on = press('switch.0', 1, { for: 600 })
    const off = press('switch.0', 0)
    status({ 'switch:0': { output: true, source: 'MQTT' } })
    status({ 'switch:0': { output: false, source: 'MQTT' } })
    // Pages need not hear twice that it is off.
    expect(answer(off.id, { result: { was_on: true } })).toEqual([])
    // The older command is answered last.
    expect(answer(on.id, { result: { was_on: false } })).toEqual([])

    const { id } = press('switch.0', 1, { for: 600 })
    status({ 'switch:0': { output: true, source: 'MQTT' } })
    status({ 'switch:0': { output: false, source: 'button' } })
    expect(take(`${prefix}/roomwire/rpc`, { id, result: { was_on: false } })).toMatchObject({
      reports: [],
      replies: [{ topic: `${prefix}/rpc`, payload: expect.stringContaining('GetStatus') }],
    })
    expect(answer(3, { result: whole })).toContainEqual({
      topic: 'state',
      message: { pins: { 'switch.0': 0, 'light.1': 40 }, leases: {} },
    })
  })

  it('moves its covers, and tells where they stand as they are told', () => {
    const { answer, press, status } = open()
    const cover = { state: 'stopped', current_pos: 40, pos_control: true, source: 'limit_switch' }
    expect(answer(3, { result: { 'cover:0': cover } })).toMatchObject([
      { message: { pins: [{ key: 'cover.0', kind: 'cover', position: true }] } },
      { message: { pins: { 'cover.0': 40 } } },
    ])
    const up = press('cover.0', 90)
    expect([up.method, up.params]).toEqual(['Cover.GoToPosition', { id: 0, pos: 90 }])
    // It has taken the command, and says by itself that it moves.
    expect(answer(up.id, { result: null })).toEqual([])
    expect(status({ 'cover:0': { state: 'opening', source: 'MQTT', target_pos: 90 } })).toEqual([
      {
        topic: 'state',
        message: { pins: { 'cover.0': 40 }, leases: {}, moving: { 'cover.0': 'opening' } },
      },
    ])
    expect(status({ 'cover:0': { current_pos: 60 } })).toMatchObject([
      { message: { pins: { 'cover.0': 60 }, moving: { 'cover.0': 'opening' } } },
    ])
    expect(status({ 'cover:0': { apower: 80 } })).toMatchObject([{ topic: 'hello' }, {}])
    const stop = press('cover.0', 0, { action: 'stop', state: undefined })
    expect([stop.method, stop.params]).toEqual(['Cover.Stop', { id: 0 }])
    const stopped = { state: 'stopped', source: 'button', current_pos: 61 }
    expect(status({ 'cover:0': stopped })).toEqual([
      {
        topic: 'state',
        message: { pins: { 'cover.0': 61 }, leases: {}, atWall: ['cover.0'] },
      },
    ])
    const again = press('cover.0', 61)
    expect(answer(again.id, { result: null })).toMatchObject([
      { message: { pins: { 'cover.0': 61 } } },
    ])
  })

  it('has a cover without a place as open, closed or neither', () => {
    const { answer, press, status } = open()
    const cover = { state: 'closed', current_pos: null, pos_control: false }
    expect(answer(3, { result: { 'cover:0': cover } })).toMatchObject([
      { message: { pins: [{ key: 'cover.0', kind: 'cover', position: false }] } },
      { message: { pins: { 'cover.0': 0 } } },
    ])
    expect([press('cover.0', 100).method, press('cover.0', 0).method]).toEqual([
      'Cover.Open',
      'Cover.Close',
    ])
    expect(status({ 'cover:0': { state: 'opening' } })).toMatchObject([
      { message: { pins: { 'cover.0': 50 }, moving: { 'cover.0': 'opening' } } },
    ])
  })

  it('has its inputs, but for those that switch an output', () => {
    const { answer, status, take } = open()
    answer(2, {
      result: {
        'switch:0': { in_mode: 'follow' },
        'input:0': { type: 'switch' },
        'switch:1': { in_mode: 'detached' },
        'input:1': { name: 'Bell', type: 'button' },
        'input:2': { type: 'switch' },
        'input:3': { type: 'analog' },
      },
    })
    const inputs = { 'input:1': { state: null }, 'input:2': { state: true } }
    const [hello, state] = answer(3, { result: { ...whole, ...inputs } })
    expect(hello?.message).toMatchObject({
      pins: [
        { key: 'switch.0' },
        { key: 'light.1' },
        { key: 'input.1', name: 'Bell', kind: 'button', output: false },
        { key: 'input.2', kind: 'input' },
      ],
    })
    expect(state?.message).toMatchObject({ pins: { 'switch.0': 0, 'light.1': 40, 'input.2': 1 } })
    expect(status({ 'input:2': { state: false } })).toMatchObject([
      { message: { pins: { 'input.2': 0 } } },
    ])
    const event = (component: string, event: string) => ({ component, event })
    const events = [
      event('input:1', 'btn_down'),
      event('input:1', 'btn_up'),
      event('input:1', 'double_push'),
      event('input:1', 'single_push'),
      event('input:0', 'single_push'),
    ]
    const message = { method: 'NotifyEvent', params: { events } }
    expect(take(`${prefix}/events/rpc`, message).reports).toEqual([
      { topic: 'state', message: { pressed: ['input.1'] } },
      { topic: 'state', message: { pressed: ['input.1'] } },
    ])
  })

  it('refuses what is no JSON object', () => {
    const { take } = open()
    expect(() => take(`${prefix}/events/rpc`, [])).toThrow(Refusal)
  })
})
