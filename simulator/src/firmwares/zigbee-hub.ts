import type { Board, BoardNeeds } from './board.ts'

/*
 * Zigbee2MQTT as it comes, with boards behind it, as far as MQTT shows it
 * (https://www.zigbee2mqtt.io/guide/usage/mqtt_topics_and_messages.html). It knows no Roomwire.
 */

export type ZigbeeOptions = {
  /** The base topic of its settings. */
  base: string
  /** The names of plugs; a light, a door contact and a thermometer stand behind it too. */
  names: readonly string[]
}

type State = Readonly<Record<string, string | number | boolean | null>>
type Paired = { key: string; name: string; device: object; state: State }

const [told, toldAndSet, all] = [1, 3, 7]

const state = { type: 'binary', name: 'state', property: 'state', label: 'State', access: all }
const onOff = { ...state, value_on: 'ON', value_off: 'OFF', value_toggle: 'TOGGLE' }
const measured = (name: string, unit: string, more: object = {}) => ({
  type: 'numeric',
  name,
  property: name,
  label: name,
  access: told,
  unit,
  ...more,
})
const linkQuality = measured('linkquality', 'lqi', {
  label: 'Linkquality',
  category: 'diagnostic',
  value_min: 0,
  value_max: 255,
})
const battery = measured('battery', '%', { label: 'Battery', category: 'diagnostic' })

const models = {
  plug: {
    power_source: 'Mains (single phase)',
    definition: {
      model: 'TS011F',
      vendor: 'Tuya',
      description: 'Smart plug with power monitoring',
      exposes: [
        { type: 'switch', features: [onOff] },
        measured('power', 'W', { label: 'Power' }),
        { type: 'enum', name: 'power_outage_memory', property: 'power_outage_memory', access: all },
        { ...onOff, name: 'child_lock', property: 'child_lock', access: toldAndSet },
        linkQuality,
      ],
    },
  },
  light: {
    power_source: 'Mains (single phase)',
    definition: {
      model: 'LED1545G12',
      vendor: 'IKEA',
      description: 'TRADFRI bulb E27, white spectrum',
      exposes: [
        {
          type: 'light',
          features: [
            onOff,
            {
              type: 'numeric',
              name: 'brightness',
              property: 'brightness',
              access: all,
              value_min: 0,
              value_max: 254,
            },
          ],
        },
        linkQuality,
      ],
    },
  },
  contact: {
    power_source: 'Battery',
    definition: {
      model: 'MCCGQ11LM',
      vendor: 'Aqara',
      description: 'Door and window sensor',
      exposes: [
        battery,
        {
          type: 'binary',
          name: 'contact',
          property: 'contact',
          label: 'Contact',
          access: told,
          value_on: false,
          value_off: true,
        },
        linkQuality,
      ],
    },
  },
  thermometer: {
    power_source: 'Battery',
    definition: {
      model: 'WSDCGQ11LM',
      vendor: 'Aqara',
      description: 'Temperature and humidity sensor',
      exposes: [
        battery,
        measured('temperature', '°C', { label: 'Temperature' }),
        measured('humidity', '%', { label: 'Humidity' }),
        linkQuality,
      ],
    },
  },
} as const

type Model = keyof typeof models

const beginnings: Readonly<Record<Model, State>> = {
  plug: { state: 'OFF', power: 0, linkquality: 120 },
  light: { state: 'OFF', brightness: 100, linkquality: 90 },
  contact: { contact: true, battery: 97, linkquality: 60 },
  thermometer: { temperature: 21.4, humidity: 44, battery: 88, linkquality: 70 },
}

/** The address of a board by its number. */
export const zigbeeKey = (number: number): string =>
  `0x00158d00${number.toString(16).padStart(8, '0')}`

export class ZigbeeHub implements Board {
  readonly #base: string
  readonly #needs: BoardNeeds
  #paired: Paired[] = []
  #isFirst = true

  constructor({ base, names }: ZigbeeOptions, needs: BoardNeeds) {
    this.#base = base
    this.#needs = needs
    for (const name of names) this.#add('plug', name)
    this.#add('light', 'Ceiling')
    this.#add('contact', 'Window')
    this.#add('thermometer', 'Weather')
  }

  isOn(number: number): boolean {
    return this.stateOf(number).state === 'ON'
  }

  /** The message of a board, by its number from 1. */
  stateOf(number: number): State {
    return this.#paired.find(({ key }) => key === zigbeeKey(number))?.state ?? {}
  }

  /** Somebody presses the button of a plug. */
  press(number: number): void {
    this.say(number, { state: this.isOn(number) ? 'OFF' : 'ON' })
  }

  /** A board says something: its message repeats all that it has said before. */
  say(number: number, change: State): void {
    this.#paired = this.#paired.map((one) =>
      one.key === zigbeeKey(number) ? { ...one, state: { ...one.state, ...change } } : one,
    )
    this.#tellState(zigbeeKey(number))
  }

  rename(number: number, name: string): void {
    this.#paired = this.#paired.map((one) =>
      one.key === zigbeeKey(number) ? { ...one, name } : one,
    )
    this.#tellBoards()
  }

  /** A board leaves the network; the returned function pairs it again. */
  remove(number: number): () => void {
    const gone = this.#paired.filter(({ key }) => key === zigbeeKey(number))
    this.#paired = this.#paired.filter(({ key }) => key !== zigbeeKey(number))
    this.#tellBoards()
    return () => {
      this.#paired = [...this.#paired, ...gone]
      this.#tellBoards()
    }
  }

  /** A board is heard, or not any more, where the availability of boards is told. */
  available(number: number, isOnline: boolean): void {
    const { name = '' } = this.#paired.find(({ key }) => key === zigbeeKey(number)) ?? {}
    this.#say(`${name}/availability`, { state: isOnline ? 'online' : 'offline' }, true)
  }

  connectOptions() {
    const will = {
      topic: `${this.#base}/bridge/state`,
      payload: Buffer.from('{"state":"offline"}'),
      qos: 1,
      retain: true,
    } as const
    return { clientId: `mqttjs_${this.#base}`, keepalive: 60, clean: true, will }
  }

  filters(): string[] {
    return [`${this.#base}/#`]
  }

  /** It says that it is there before it subscribes. */
  greet(): void {
    this.#say('bridge/state', { state: 'online' }, true)
  }

  /** At its start it tells all that it knows; on another connection, after two seconds, what it has marked as retained. */
  introduce(): void {
    const isFirst = this.#isFirst
    this.#isFirst = false
    const tell = () => {
      this.#say('bridge/info', { version: '2.6.0', log_level: 'info' }, true)
      this.#tellBoards()
      this.#say('bridge/groups', [], true)
      if (isFirst) for (const { key } of this.#paired) this.#tellState(key)
    }
    if (isFirst) tell()
    else this.#needs.after(2_000, tell)
  }

  receive(topic: string, payload: string): void {
    const word = topic.slice(this.#base.length + 1)
    const board = this.#paired.find(({ name }) => word === `${name}/set` || word === `${name}/get`)
    if (!board) return
    if (word.endsWith('/get')) {
      this.#tellState(board.key)
      return
    }
    const asked: State = JSON.parse(payload)
    const known = Object.entries(asked).filter(([field]) => field in board.state)
    const state = { ...board.state, ...Object.fromEntries(known) }
    this.#paired = this.#paired.map((one) => (one.key === board.key ? { ...one, state } : one))
    this.#tellState(board.key)
  }

  #add(model: Model, name: string): void {
    const number = this.#paired.length + 1
    const key = zigbeeKey(number)
    const device = { ...models[model], type: 'Router', network_address: number, supported: true }
    this.#paired.push({ key, name, device, state: beginnings[model] })
  }

  #tellBoards(): void {
    const coordinator = {
      ieee_address: '0x00124b0000000001',
      type: 'Coordinator',
      friendly_name: 'Coordinator',
      definition: null,
    }
    const boards = this.#paired.map(({ key, name, device }) => ({
      ieee_address: key,
      friendly_name: name,
      disabled: false,
      interview_state: 'SUCCESSFUL',
      ...device,
    }))
    this.#say('bridge/devices', [coordinator, ...boards], true)
  }

  #tellState(key: string): void {
    const board = this.#paired.find((one) => one.key === key)
    if (board) this.#say(board.name, board.state)
  }

  #say(word: string, message: object, retain = false): void {
    const topic = `${this.#base}/${word}`
    this.#needs.publish({ topic, payload: JSON.stringify(message), retain })
  }
}
