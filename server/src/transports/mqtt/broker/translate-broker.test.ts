import { expect, it } from 'vitest'
import { translateBroker } from './translate-broker.ts'

it('an adopted device is not heard where this server commands another: that would be its own word (G5)', () => {
  const broker = translateBroker('homeassistant')
  const config = (command_topic: string, state_topic: string, id: string) =>
    JSON.stringify({ command_topic, state_topic, device: { identifiers: [id] } })
  broker.takeConfig('switch/a', config('a/set', 'a', 'one'))
  broker.takeConfig('switch/b', config('b/set', 'a/set', 'two'))
  const [one = '', two = ''] = broker.list().map(({ key }) => key)
  expect([...broker.topicsOf([two]).keys()]).toEqual(['a/set'])
  expect([...broker.topicsOf([one, two]).keys()]).toEqual(['a'])
})

const dev = { ids: ['lamp'], name: 'Lamp' }
const lamp = { '~': 'lamp', stat_t: '~/on', cmd_t: '~/set', avty_t: '~/there', dev }

/** A lamp and a door contact of one device, which say each by itself whether they are there. */
function openLamp(door: object = {}) {
  const broker = translateBroker('homeassistant')
  const contact = { '~': 'lamp', stat_t: '~/door', avty_t: '~/door/there', dev, ...door }
  broker.takeConfig('switch/lamp', JSON.stringify(lamp))
  broker.takeConfig('binary_sensor/door', JSON.stringify(contact))
  broker.list()
  const say = (topic: string, text: string) =>
    broker
      .take(topic, text, false)
      .map(({ word, payload }) => (word === 'Lamp' ? JSON.parse(payload) : payload))
  const press = () => broker.send({ to: 'Lamp/set', payload: { lamp: 'ON' } })
  return { broker, say, press }
}

it('a device is away only where all that it has is, and nothing is told of a part that is', () => {
  const { say, press } = openLamp()
  say('lamp/on', 'OFF')
  expect(press()).toEqual([])
  expect(say('lamp/there', 'online')).toEqual(['online', { lamp: 'OFF' }])
  expect(press()).toHaveLength(1)
  expect(say('lamp/door', 'ON')).toEqual([{ door: 'ON' }])
  expect(say('lamp/door/there', 'online')).toEqual(['online', { lamp: 'OFF', door: 'ON' }])
  expect(say('lamp/door/there', 'offline')).toEqual(['online', { lamp: 'OFF', door: null }])
  expect(say('lamp/door', 'OFF')).toEqual([])
  expect(say('lamp/there', 'offline')).toEqual(['offline'])
  expect(press()).toEqual([])
  expect(say('lamp/door/there', 'online')).toEqual(['online', { lamp: null, door: 'OFF' }])
  expect(say('lamp/on', 'ON')).toEqual([])
  expect(say('lamp/there', 'online')).toEqual(['online', { lamp: 'ON', door: 'OFF' }])
})

it('parts that share a topic are there or away each by its own words', () => {
  const { say } = openLamp({ avty_t: 'lamp/there', pl_avail: 'both', pl_not_avail: 'online' })
  say('lamp/on', 'ON')
  say('lamp/door', 'ON')
  expect(say('lamp/there', 'online')).toEqual(['online', { lamp: 'ON', door: null }])
})

it('a device whose presses and numbers say nothing of where it is goes by the rest of it', () => {
  const { broker, say } = openLamp({ avty_t: 'lamp/there' })
  const trigger = { atype: 'trigger', type: 'press', stype: 'one', t: 'lamp/pressed', dev }
  broker.takeConfig('device_automation/one', JSON.stringify(trigger))
  broker.takeConfig('sensor/v', JSON.stringify({ stat_t: 'lamp/v', unit_of_meas: 'V', dev }))
  expect(broker.list()).toMatchObject([{ isAway: true }])
  expect(say('lamp/there', 'online')[0]).toBe('online')
  expect(say('lamp/there', 'offline')).toEqual(['offline'])
})

it('a part without such a topic is always there, and so is its device', () => {
  const { broker, say } = openLamp({ avty_t: undefined })
  expect(broker.list()).toMatchObject([{ isAway: false }])
  expect(say('lamp/door', 'ON')).toEqual([{ door: 'ON' }])
  expect(say('lamp/there', 'offline')[0]).toBe('online')
})
