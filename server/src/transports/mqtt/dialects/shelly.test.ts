import { describe, expect, it } from 'vitest'
import { Refusal } from '../../../platform/refusal.ts'
import { openShelly } from './shelly.ts'

const prefix = 'shellyplus1-a8032a'

function open(willTopic = `${prefix}/online`) {
  const translation = openShelly({ identifier: 'lamp', willTopic }, { now: () => 0 })
  if (!translation) throw new Error('This is no Shelly')
  const take = (topic: string, message: object) =>
    translation.take(topic, Buffer.from(JSON.stringify(message))).reports
  const status = (params: object) =>
    take(`${prefix}/events/rpc`, { method: 'NotifyStatus', params })
  const answer = (id: number, body: object) => take(`${prefix}/roomwire/rpc`, { id, ...body })
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
          features: ['lease'],
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

  it('refuses what is no JSON object', () => {
    const { take } = open()
    expect(() => take(`${prefix}/events/rpc`, [])).toThrow(Refusal)
  })
})
