import type { Board, BoardNeeds } from './board.ts'
import { beginnings, type Model, models, type State } from './zigbee-boards.ts'

/*
 * Zigbee2MQTT as it comes, with boards behind it, as far as MQTT shows it
 * (https://www.zigbee2mqtt.io/guide/usage/mqtt_topics_and_messages.html). It knows no Roomwire.
 */

export type ZigbeeOptions = {
  /** The base topic of its settings. */
  base: string
  /** The names of plugs; a light, a door contact, a thermometer, a blind and a remote stand behind it too. */
  names: readonly string[]
}

type Paired = { key: string; name: string; device: object; state: State }

/** How long after it is asked to it restarts, ms. */
const restartMs = 500

/** How long a blind takes, ms. */
const blindMs = 800

/** The address of a board by its number. */
export const zigbeeKey = (number: number): string =>
  `0x00158d00${number.toString(16).padStart(8, '0')}`

export class ZigbeeHub implements Board {
  readonly #base: string
  readonly #needs: BoardNeeds
  #paired: Paired[] = []
  /** Stops a blind that moves, by the key of its board. */
  readonly #stops = new Map<string, () => void>()
  #isFirst = true

  constructor({ base, names }: ZigbeeOptions, needs: BoardNeeds) {
    this.#base = base
    this.#needs = needs
    for (const name of names) this.#add('plug', name)
    this.#add('light', 'Ceiling')
    this.#add('contact', 'Window')
    this.#add('thermometer', 'Weather')
    this.#add('blind', 'Blind')
    this.#add('remote', 'Remote')
  }

  isOn(number: number): boolean {
    return this.stateOf(number).state === 'ON'
  }

  /** The message of a board, by its number from 1. */
  stateOf(number: number): State {
    return this.#paired.find(({ key }) => key === zigbeeKey(number))?.state ?? {}
  }

  /** Somebody presses a remote: its message tells the press, and what it repeats of it does not. */
  act(number: number, action: string): void {
    const { name = '', state } = this.#paired.find(({ key }) => key === zigbeeKey(number)) ?? {}
    this.#say(name, { ...state, action })
  }

  /** Somebody presses the button of a plug. */
  press(number: number): void {
    this.say(number, { state: this.isOn(number) ? 'OFF' : 'ON' })
  }

  /** A board says something: its message repeats all that it has said before. */
  say(number: number, change: State): void {
    this.#set(zigbeeKey(number), change)
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

  /** At its start it tells all that it knows; on another connection nothing, since its version 2.0. */
  introduce(): void {
    if (!this.#isFirst) return
    this.#isFirst = false
    this.#say('bridge/info', { version: '2.6.0', log_level: 'info' }, true)
    this.#tellBoards()
    this.#say('bridge/groups', [], true)
    for (const { key } of this.#paired) this.#tellState(key)
  }

  /** Ends half a second after it was asked to, and starts again. */
  #restart(): void {
    this.#say('bridge/response/restart', { data: {}, status: 'ok' })
    this.#needs.after(restartMs, () => {
      this.#say('bridge/state', { state: 'offline' }, true)
      this.#isFirst = true
      this.greet()
      this.introduce()
    })
  }

  receive(topic: string, payload: string): void {
    const word = topic.slice(this.#base.length + 1)
    if (word === 'bridge/request/restart') this.#restart()
    const board = this.#paired.find(({ name }) => word === `${name}/set` || word === `${name}/get`)
    if (!board) return
    if (word.endsWith('/get')) {
      this.#tellState(board.key)
      return
    }
    const asked: State = JSON.parse(payload)
    if ('moving' in board.state) {
      this.#move(board, asked)
      return
    }
    const known = Object.entries(asked).filter(([field]) => field in board.state)
    this.#set(board.key, Object.fromEntries(known))
  }

  /** A blind tells the place that is asked for as it takes the command, then which way it moves, and where it has come to. */
  #move({ key, state: before }: Paired, asked: State): void {
    this.#stops.get(key)?.()
    const set = (change: State) => this.#set(key, change)
    const from = Number(before.position)
    if (asked.state === 'STOP') {
      set({ moving: 'STOP' })
      return
    }
    const to =
      typeof asked.position === 'number' ? asked.position : asked.state === 'OPEN' ? 100 : 0
    const standing = (position: number) => ({ position, state: position > 0 ? 'OPEN' : 'CLOSE' })
    if ('position' in asked) set(standing(to))
    if (from === to) return
    set({ ...standing(from), moving: to > from ? 'UP' : 'DOWN' })
    const halfway = this.#needs.after(blindMs / 2, () => set(standing(Math.round((from + to) / 2))))
    const end = this.#needs.after(blindMs, () => set({ ...standing(to), moving: 'STOP' }))
    this.#stops.set(key, () => {
      halfway()
      end()
    })
  }

  #set(key: string, change: State): void {
    this.#paired = this.#paired.map((one) =>
      one.key === key ? { ...one, state: { ...one.state, ...change } } : one,
    )
    this.#tellState(key)
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
