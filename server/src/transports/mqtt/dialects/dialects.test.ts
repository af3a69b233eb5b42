import { hello, readings, state } from '@roomwire/contracts/device/from-device.ts'
import { mqttDialect } from '@roomwire/contracts/vocabulary/dialect.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { Refusal } from '../../../platform/refusal.ts'
import type { Translation } from './dialect.ts'
import { dialects } from './dialects.ts'

const tries = volume('DIALECT_TRIES', 500)

const root = {
  tasmota: 'tele/own/LWT',
  shelly: 'own/online',
  shelly_gen1: 'shellies/own/online',
  zigbee2mqtt: 'own/bridge/state',
}
const own = {
  tasmota: /^(?:(?:stat|tele|cmnd)\/own|tasmota\/discovery\/[0-9A-F]{12})\//,
  shelly: /^(?:own\/|shellies\/announce$)/,
  shelly_gen1: /^shellies\/(?:own\/|announce$)/,
  zigbee2mqtt: /^(?:own|homeassistant)\//,
}
const commands = {
  tasmota: /^cmnd\/own\/\w+$/,
  shelly: /^own\/rpc$/,
  shelly_gen1: /^shellies\/own\//,
  zigbee2mqtt: /^own\//,
}

const part = fc.constantFrom(
  'own',
  'other',
  'stat',
  'tele',
  'cmnd',
  'events',
  'rpc',
  'roomwire',
  '#',
)
const word = fc.constantFrom('RESULT', 'STATE', 'SENSOR', 'STATUS11', 'rpc', 'config', 'POWER', '')
const topic = fc.oneof(
  fc.tuple(part, part, word).map((parts) => parts.join('/')),
  fc
    .constantFrom('relay/0', 'roller/0', 'roller/0/pos', 'light/0/status', 'info', 'input_event/0')
    .map((end) => `shellies/own/${end}`),
  fc.constantFrom('stat/own/RESULT', 'tele/own/SENSOR', 'own/events/rpc', 'own/roomwire/rpc'),
  fc.constantFrom('devices/own/state', 'tasmota/discovery/A8032A000001/config', '$SYS/x', ''),
)
const name = fc.oneof(
  fc.constantFrom('POWER', 'POWER1', 'POWER33', 'Dimmer', 'FanSpeed', 'Wifi', 'ENERGY', 'fn', 'rl'),
  fc.constantFrom('PulseTime1', 'Set', 'Status', 'StatusSTS', 'PowerOnState'),
  fc.constantFrom(
    'Shutter1',
    'Position',
    'Direction',
    'StatusSHT',
    'SHT0',
    'StatusLOG',
    'SetOption',
  ),
  fc.constantFrom('Button1', 'Action', 'btn', 'so', 'ShutterStop1'),
  fc.constantFrom('relays', 'rollers', 'lights', 'ison', 'brightness', 'event_cnt', 'wifi_sta'),
  fc.constantFrom('cover:0', 'input:0', 'state', 'current_pos', 'events', 'event', 'component'),
  fc.constantFrom('switch:0', 'light:1', 'result', 'error', 'params', 'method', 'id', '__proto__'),
  fc.string({ maxLength: 70, unit: 'grapheme' }),
)
const leaf = fc.oneof(
  fc.constantFrom('NotifyEvent', 'single_push', 'opening', 'open', 'button', 'switch', 'stopped'),
  fc.constantFrom('ON', 'OFF', 'NotifyStatus', 'NotifyFullStatus', 'timer', true, false, null),
  fc.double(),
  fc.integer({ min: -1, max: 120 }),
  fc.string({ maxLength: 80, unit: 'binary' }),
  // No text can be made of it.
  fc.constant({ toString: 1 }),
)
const fields = fc.letrec((tie) => ({
  any: fc.oneof({ maxDepth: 3 }, leaf, fc.array(leaf, { maxLength: 4 }), tie('object')),
  object: fc.dictionary(name, tie('any'), { maxKeys: 6 }),
})).object
const payload = fc.oneof(
  { weight: 6, arbitrary: fields.map((message) => Buffer.from(JSON.stringify(message))) },
  { weight: 1, arbitrary: fc.constantFrom('on', 'off', 'open', '40', '-1').map(Buffer.from) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)) },
)

const mqttDialects = mqttDialect.options
const schemas = { hello, state, readings }

it.each(mqttDialects)('whatever %s says, it hears and says nothing but its own', (firmware) => {
  const messages = fc.array(fc.tuple(topic, payload), { maxLength: 8 })
  let foreign = 0
  fc.assert(
    fc.property(messages, fc.string({ maxLength: 12 }), (sent, filter) => {
      const device = { identifier: 'own', willTopic: root[firmware] }
      const translation = dialects[firmware](device, { now: () => 0 })
      if (!translation) throw new Error('It is not let in')
      expect(['refused', 'nothing']).toContain(translation.subscribe(filter))
      for (const [at, bytes] of sent) {
        const place = translation.listensTo(at)
        if (place !== 'foreign') expect(at).toMatch(own[firmware])
        else foreign += 1
        const replies = place === 'yes' ? take(translation, at, bytes) : []
        for (const reply of replies) expect(reply.topic).toMatch(commands[firmware])
      }
      for (const pin of [
        'POWER1',
        'Dimmer',
        'Shutter1',
        'switch.0',
        'light.1',
        'cover.0',
        'roller.0',
        'light.0',
        '18',
      ]) {
        for (const lease of [{}, { for: 60 }]) {
          const command = { messageId: '1', action: 'on', pin, state: 1, ...lease, to: 'a/set' }
          for (const one of translation.send('command', JSON.stringify(command)) ?? []) {
            expect(one.topic).toMatch(commands[firmware])
          }
        }
      }
    }),
    { numRuns: tries },
  )
  expect(foreign).toBeGreaterThan(0)
})

/** Its translation of a message fits the device protocol, or it refuses the message. */
function take(translation: Translation, topic: string, payload: Buffer) {
  try {
    const { reports, replies } = translation.take(topic, payload)
    for (const { topic: report, message } of reports) {
      if (report !== 'ack') schemas[report as keyof typeof schemas].parse(message)
    }
    return replies
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return []
  }
}
