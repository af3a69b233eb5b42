import { describe, expect, it } from 'vitest'
import { Refusal } from '../../../platform/refusal.ts'
import { openTasmota } from './tasmota.ts'

const clock = { now: () => 0 }
const identifier = 'kitchen'

function open(willTopic = 'tele/plug/LWT') {
  const translation = openTasmota({ identifier, willTopic }, clock)
  if (!translation) throw new Error('This is not Tasmota')
  const take = (topic: string, message: object | string) =>
    translation.take(
      topic,
      Buffer.from(typeof message === 'string' ? message : JSON.stringify(message)),
    ).reports
  return { ...translation, take }
}

const command = (pin: string, state: number) =>
  JSON.stringify({ messageId: '7', action: state ? 'on' : 'off', pin, state })

describe('Tasmota', () => {
  it('fixes its topics by its last will, and has no others', () => {
    for (const topic of ['tele/plug/LWT', 'home/tele/plug/LWT', 'plug/tele/LWT']) {
      const { listensTo, subscribe } = open(topic)
      const of = (prefix: string, word: string) =>
        topic.replace('tele', prefix).replace('LWT', word)
      expect(listensTo(of('stat', 'RESULT'))).toBe('yes')
      expect(listensTo(of('cmnd', 'POWER'))).toBe('no')
      expect(listensTo(of('stat', 'LOGGING'))).toBe('no')
      expect(subscribe(of('cmnd', '#'))).toBe('commands')
      // Its second name and fixed groups have the usual order.
      expect(subscribe('cmnd/DVES_000001_fb/#')).toBe('nothing')
      expect(listensTo(of('stat', 'RESULT').replace('plug', 'other'))).toBe('foreign')
    }
    const { subscribe, listensTo } = open()
    expect(subscribe('cmnd/tasmotas/#')).toBe('nothing')
    for (const filter of [
      '#',
      'cmnd/#',
      'cmnd/+/#',
      '+/plug/#',
      'stat/other/#',
      'devices/a/command',
    ]) {
      expect([filter, subscribe(filter)]).toEqual([filter, 'refused'])
    }
    expect(listensTo('devices/kitchen/state')).toBe('foreign')
    for (const will of [
      'devices/kitchen/status',
      'tele/LWT',
      'tele/+/LWT',
      'tele/tele/LWT',
      'LWT',
      '',
    ]) {
      expect([will, openTasmota({ identifier, willTopic: will }, clock)]).toEqual([will, undefined])
    }
  })

  it('is known by the first MAC that it names', () => {
    const { listensTo } = open()
    expect(listensTo('tasmota/discovery/A8032A000001/config')).toBe('yes')
    expect(listensTo('tasmota/discovery/A8032A000001/sensors')).toBe('no')
    expect(listensTo('tasmota/discovery/A8032A000002/config')).toBe('foreign')
  })

  it('declares its relays under their names, and tells their states', () => {
    const { take } = open()
    take('stat/plug/STATUS', { Status: { FriendlyName: ['Lamp', 'Heater'] } })
    expect(
      take('stat/plug/STATUS11', { StatusSTS: { POWER1: 'ON', POWER2: 'OFF', UptimeSec: 5 } }),
    ).toEqual([
      {
        topic: 'hello',
        message: {
          uptime: 5,
          pins: [
            { key: 'POWER1', name: 'Lamp', kind: 'switch' },
            { key: 'POWER2', name: 'Heater', kind: 'switch' },
          ],
        },
      },
      { topic: 'state', message: { pins: { POWER1: 1, POWER2: 0 } } },
    ])
    expect(take('stat/plug/RESULT', { POWER2: 'ON' })).toEqual([
      { topic: 'state', message: { pins: { POWER2: 1 } } },
    ])
    // It repeats the same without JSON.
    expect(take('stat/plug/POWER2', 'ON')).toEqual([])
  })

  it('calls the relay of a board with one POWER1, and understands other words for on', () => {
    const { take, send } = open()
    take('tasmota/discovery/A8032A000001/config', { state: ['AUS', 'AN', 'UM', 'HALT'] })
    expect(take('tele/plug/STATE', { POWER: 'AN' }).at(-1)).toEqual({
      topic: 'state',
      message: { pins: { POWER1: 1 } },
    })
    expect(send('command', command('POWER1', 0))).toEqual([
      { topic: 'cmnd/plug/POWER1', payload: 'OFF' },
    ])
  })

  it('is asked again for its states once its words for on and off are known', () => {
    const config = (state: string[]) => ({ mac: 'A8032A000001', fn: ['A'], rl: [1], state })
    const translation = openTasmota({ identifier, willTopic: 'tele/plug/LWT' }, clock)
    const repliesTo = (state: string[]) =>
      translation?.take(
        'tasmota/discovery/A8032A000001/config',
        Buffer.from(JSON.stringify(config(state))),
      ).replies
    expect(repliesTo(['OFF', 'ON'])).toEqual([])
    expect(repliesTo(['AUS', 'EIN'])).toMatchObject([{ payload: '13' }, { payload: '0' }])
    expect(repliesTo(['AUS', 'EIN'])).toEqual([])
  })

  it('has a light with a level as one pin, which is off while its relay is', () => {
    const { take, send } = open()
    expect(take('tele/plug/STATE', { POWER: 'OFF', Dimmer: 40 })).toMatchObject([
      { topic: 'hello', message: { pins: [{ key: 'Dimmer', kind: 'level' }] } },
      { topic: 'state', message: { pins: { Dimmer: 0 } } },
    ])
    expect(send('command', command('Dimmer', 60))).toEqual([
      { topic: 'cmnd/plug/Dimmer', payload: '60' },
      { topic: 'cmnd/plug/POWER1', payload: 'ON' },
    ])
    expect(take('stat/plug/RESULT', { POWER: 'ON', Dimmer: 60 })).toEqual([
      { topic: 'state', message: { pins: { Dimmer: 60 } } },
    ])
    expect(send('command', command('Dimmer', 0))).toEqual([
      { topic: 'cmnd/plug/POWER1', payload: 'OFF' },
    ])
  })

  it('has a fan, and leaves out the relays of blinds', () => {
    const { take, send } = open()
    take('tasmota/discovery/A8032A000001/config', { rl: [1, 3, 3] })
    const state = { POWER1: 'OFF', POWER2: 'ON', POWER3: 'OFF', FanSpeed: 2 }
    expect(take('tele/plug/STATE', state)).toMatchObject([
      { message: { pins: [{ key: 'POWER1' }, { key: 'FanSpeed', kind: 'fan' }] } },
      { message: { pins: { POWER1: 0, FanSpeed: 2 } } },
    ])
    expect(send('command', command('FanSpeed', 3))).toEqual([
      { topic: 'cmnd/plug/FanSpeed', payload: '3' },
    ])
  })

  it('has a blind in the place of its relays, from the first moment on', () => {
    const { take, send } = open()
    take('stat/plug/STATUS13', { StatusSHT: { SHT0: { Relay1: 1, Relay2: 2, Opt: '0000' } } })
    take('stat/plug/STATUS', { Status: { FriendlyName: ['Blind', '', 'Lamp'] } })
    const power = { POWER1: 'OFF', POWER2: 'OFF', POWER3: 'ON' }
    const shutter = (Position: number, Direction: number, Target: number) => ({
      Shutter1: { Position, Direction, Target, Tilt: 0 },
    })
    expect(take('stat/plug/STATUS10', { StatusSNS: shutter(20, 0, 20) })).toEqual([
      { topic: 'state', message: { pins: { Shutter1: 20 } } },
    ])
    expect(take('stat/plug/STATUS11', { StatusSTS: power })).toMatchObject([
      {
        message: {
          pins: [
            { key: 'POWER3', name: 'Lamp' },
            { key: 'Shutter1', name: 'Blind', kind: 'cover' },
          ],
        },
      },
      { message: { pins: { POWER3: 1 } } },
    ])
    expect(send('command', command('Shutter1', 80))).toEqual([
      { topic: 'cmnd/plug/ShutterPosition1', payload: '80' },
    ])
    expect(take('stat/plug/RESULT', { ShutterPosition1: 80 })).toEqual([])
    expect(take('stat/plug/RESULT', { POWER1: 'ON' })).toEqual([])
    expect(take('stat/plug/RESULT', shutter(30, 1, 80))).toEqual([
      { topic: 'state', message: { pins: { Shutter1: 30 }, moving: { Shutter1: 'opening' } } },
    ])
    const stop = { messageId: '8', action: 'stop', pin: 'Shutter1' }
    expect(send('command', JSON.stringify(stop))).toEqual([
      { topic: 'cmnd/plug/ShutterStop1', payload: '' },
    ])
    const stands = [{ topic: 'state', message: { pins: { Shutter1: 41 } } }]
    expect(take('stat/plug/RESULT', shutter(41, 0, 41))).toEqual(stands)
    // It stands already: it says no more than that it has read the command.
    expect(take('stat/plug/RESULT', { ShutterStop1: 'Done' })).toEqual(stands)
  })

  it('turns the places of a blind over whose 100 % is closed', () => {
    const { take, send } = open()
    take('stat/plug/STATUS13', { StatusSHT: { SHT0: { Relay1: 1, Relay2: 2, Opt: '0001' } } })
    const told = { Shutter1: { Position: 30, Direction: 1, Target: 10 } }
    expect(take('stat/plug/RESULT', told)).toEqual([
      { topic: 'state', message: { pins: { Shutter1: 70 }, moving: { Shutter1: 'opening' } } },
    ])
    expect(send('command', command('Shutter1', 100))).toEqual([
      { topic: 'cmnd/plug/ShutterPosition1', payload: '0' },
    ])
  })

  it('tells each press of a button that switches no relay, and waits until it knows them', () => {
    const { take } = open()
    take('stat/plug/STATUS3', { StatusLOG: { SetOption: ['00008009', '28', '00800080'] } })
    const [hello] = take('stat/plug/STATUS11', { StatusSTS: { POWER: 'OFF' } })
    expect(hello?.message).not.toHaveProperty('pins')
    const config = { btn: [0, 1], so: { '73': 1 } }
    expect(take('tasmota/discovery/A8032A000001/config', config)).toMatchObject([
      { message: { pins: [{ key: 'POWER1' }, { key: 'Button2', kind: 'button', output: false }] } },
    ])
    const press = (Action: string, button = 'Button2') =>
      take('stat/plug/RESULT', { [button]: { Action } })
    const pressed = [{ topic: 'state', message: { pins: {}, pressed: ['Button2'] } }]
    expect([press('SINGLE'), press('HOLD'), press('SINGLE')]).toEqual([pressed, pressed, pressed])
    expect([press('CLEAR'), press('SINGLE', 'Button1')]).toEqual([[], []])
  })

  it('sends nothing for a pin that the board does not have', () => {
    const { take, send } = open()
    take('tele/plug/STATE', { POWER: 'ON' })
    expect(send('command', command('POWER2', 1))).toBe(undefined)
  })

  it('declares what its sensors measure, with their units', () => {
    const { take } = open()
    const sensors = {
      ENERGY: { Total: 3.1, Power: 12, Today: 0.1, Voltage: [230, 231] },
      DS18B20: { Id: '1', Temperature: 21.4 },
      TempUnit: 'C',
    }
    const [hello, readings] = take('tele/plug/SENSOR', sensors)
    expect(hello?.message).toMatchObject({
      readings: {
        energy_total: { name: 'Energy', unit: 'kWh', kind: 'energy' },
        energy_power: { name: 'Power', unit: 'W', kind: 'power' },
        energy_voltage_2: { unit: 'V' },
        ds18b20_temperature: { name: 'Temperature (DS18B20)', unit: '°C', kind: 'temperature' },
      },
    })
    expect(readings?.message).toMatchObject({
      readings: { energy_total: 3.1, ds18b20_temperature: 21.4 },
    })
    expect(take('tele/plug/SENSOR', sensors)).toHaveLength(1)
  })

  it('refuses what is no JSON object, and takes an empty message for nothing', () => {
    const { take } = open()
    expect(() => take('stat/plug/RESULT', '{"POWER":')).toThrow(Refusal)
    expect(() => take('stat/plug/RESULT', '{"__proto__":{}}')).toThrow(Refusal)
    expect(take('tasmota/discovery/A8032A000001/config', '')).toEqual([])
  })
})
