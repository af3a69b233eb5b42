import type { MqttDialect } from '@roomwire/contracts/vocabulary/dialect.ts'
import { models } from '@roomwire/simulator/firmwares/zigbee-boards.ts'
import { connectLean, topicBytes } from '../load/mqtt-client.ts'

/* Boards that do at once what they are told, and say so as their firmware does. */

/** How a board speaks over MQTT: our own protocol, a dialect, or as a device of a broker. */
type MqttSpeech = 'own' | MqttDialect | 'broker'

/** A message of a board. */
type Said = [topic: string, payload: string]

type Played = {
  pin: string
  /** The topic of its commands. */
  listensTo: string
  /** The words with which it says what it has. */
  first: readonly Said[]
  /** Its answer to a message; nothing for one that is no press. */
  answer(told: string): Said[]
}

const boards: Record<MqttSpeech, (name: string) => Played> = {
  own(name) {
    const state = `devices/${name}/state`
    const pins = (on: number): Said[] => [[state, `{"pins":{"18":${on},"19":0,"21":0,"25":0}}`]]
    return {
      pin: '18',
      listensTo: `devices/${name}/command`,
      first: pins(0),
      answer: (told) => pins(told.includes('"state":1') ? 1 : 0),
    }
  },
  tasmota(name) {
    const states = { POWER1: 'OFF', POWER2: 'OFF', Wifi: { Signal: -60 } }
    return {
      pin: 'POWER1',
      listensTo: `cmnd/${name}/#`,
      first: [[`stat/${name}/STATUS11`, JSON.stringify({ StatusSTS: states })]],
      answer: (told) =>
        told === 'ON' || told === 'OFF'
          ? [
              [`stat/${name}/RESULT`, `{"POWER1":"${told}"}`],
              [`stat/${name}/POWER1`, told],
            ]
          : [],
    }
  },
  shelly(name) {
    const status = { 'switch:0': { output: false }, 'switch:1': { output: false } }
    return {
      pin: 'switch.0',
      listensTo: `${name}/rpc`,
      first: [[`${name}/roomwire/rpc`, JSON.stringify({ id: 3, result: status })]],
      answer(told) {
        const { id, method, params } = JSON.parse(told)
        if (method !== 'Switch.Set') return []
        const change = { 'switch:0': { id: 0, output: params.on, source: 'MQTT' } }
        return [
          [`${name}/events/rpc`, JSON.stringify({ method: 'NotifyStatus', params: change })],
          [`${name}/roomwire/rpc`, JSON.stringify({ id, result: { was_on: !params.on } })],
        ]
      },
    }
  },
  shelly_gen1(name) {
    const root = `shellies/${name}`
    const info = { relays: [{ ison: false }, { ison: false }] }
    return {
      pin: 'relay.0',
      listensTo: `${root}/relay/0/command`,
      first: [[`${root}/info`, JSON.stringify(info)]],
      answer: (told) => (told === 'on' || told === 'off' ? [[`${root}/relay/0`, told]] : []),
    }
  },
  zigbee2mqtt() {
    const plug = { ...models.plug, ieee_address: '0x00158d0000000001', friendly_name: 'Plug' }
    const listed = { ...plug, type: 'Router', supported: true, interview_state: 'SUCCESSFUL' }
    const state = (word: string): Said => [
      'zigbee2mqtt/Plug',
      `{"state":"${word}","power":0,"linkquality":120}`,
    ]
    return {
      pin: 'state',
      listensTo: 'zigbee2mqtt/#',
      first: [
        ['zigbee2mqtt/bridge/state', '{"state":"online"}'],
        ['zigbee2mqtt/bridge/devices', JSON.stringify([listed])],
        state('OFF'),
      ],
      answer(told) {
        const { state: asked } = JSON.parse(told)
        return asked ? [state(asked)] : []
      },
    }
  },
  broker() {
    const config = {
      name: null,
      unique_id: 'plug',
      state_topic: 'plug/state',
      command_topic: 'plug/set',
      device: { identifiers: ['plug'], name: 'Plug' },
    }
    return {
      pin: 'plug',
      listensTo: 'plug/set',
      first: [
        ['homeassistant/switch/plug/config', JSON.stringify(config)],
        ['plug/state', 'OFF'],
      ],
      answer: (told) => [['plug/state', told]],
    }
  },
}

/** A board that is played. */
export type PlayedBoard = {
  pin: string
  /** Says again what it has, and how that is: whoever was not there yet has not heard it. */
  introduce(): void
  close(): void
}

/** Connects a board to a server or a broker; without a secret it has no account there. */
export async function playBoard(
  speech: MqttSpeech,
  { port, name, secret }: { port: number; name: string; secret?: string },
): Promise<PlayedBoard> {
  const { pin, listensTo, first, answer } = boards[speech](name)
  const say = ([topic, payload]: Said) => line.publish(topicBytes(topic), Buffer.from(payload))
  const line = await connectLean({
    to: port,
    clientId: name,
    ...(secret !== undefined && { username: name, password: secret }),
    topic: listensTo,
    onMessage: (bytes, start, end) => answer(bytes.toString('utf8', start, end)).forEach(say),
  })
  return { pin, introduce: () => first.forEach(say), close: () => line.close() }
}
