import type { Board, BoardNeeds } from './board.ts'
import { CoverMotor } from './cover-motor.ts'

/*
 * A Shelly of the first generation as it comes, as far as MQTT shows it
 * (https://shelly-api-docs.shelly.cloud/gen1/#mqtt-support). It knows no Roomwire.
 */

export type ShellyGen1Options = {
  /** Its id, the second part of its topics. */
  id: string
  /** How many relays it has; a device with a roller, a dimmer or buttons has none. */
  relays: number
  has?: 'roller' | 'dimmer' | 'buttons'
}

/** How often it repeats everything, ms. */
const updateMs = 30_000

export class ShellyGen1Board implements Board {
  readonly #options: ShellyGen1Options
  readonly #needs: BoardNeeds
  readonly #relays: boolean[]
  readonly roller: CoverMotor
  #light = { ison: false, brightness: 40 }
  #presses = { event: '', event_cnt: 0 }
  #isRepeating = false

  constructor(options: ShellyGen1Options, needs: BoardNeeds) {
    this.#options = options
    this.#needs = needs
    this.#relays = Array.from({ length: options.relays }, () => false)
    this.roller = new CoverMotor(needs, () => this.#tellRoller())
  }

  isOn(relay: number): boolean {
    return this.#options.has === 'dimmer' ? this.#light.ison : (this.#relays[relay - 1] ?? false)
  }

  get light() {
    return this.#light
  }

  press(relay: number): void {
    this.#turn(relay - 1, !this.isOn(relay))
  }

  /** Somebody pushes its first button: S for a short push, L for a long one. */
  push(event = 'S'): void {
    this.#presses = { event, event_cnt: this.#presses.event_cnt + 1 }
    this.#tellButton()
  }

  connectOptions() {
    const topic = this.#topic('online')
    const will = { topic, payload: Buffer.from('false'), qos: 0, retain: true } as const
    return { clientId: this.#options.id, keepalive: 60, clean: true, will }
  }

  filters(): string[] {
    const { has } = this.#options
    const relays = this.#relays.map((_, at) => `relay/${at}/command`)
    const roller = has === 'roller' ? ['roller/0/command', 'roller/0/command/pos'] : []
    const light = has === 'dimmer' ? ['light/0/command', 'light/0/set'] : []
    const own = ['command', ...relays, ...roller, ...light].map((word) => this.#topic(word))
    return ['shellies/command', ...own]
  }

  greet(): void {
    this.#say('online', 'true', true)
    this.#announce()
  }

  introduce(): void {
    this.#update()
    if (this.#isRepeating) return
    this.#isRepeating = true
    const repeat = () => {
      this.#update()
      this.#needs.after(updateMs, repeat)
    }
    this.#needs.after(updateMs, repeat)
  }

  receive(topic: string, payload: string): void {
    const word = topic.slice(this.#topic('').length)
    const [, relay] = /^relay\/(\d)\/command$/.exec(word) ?? []
    if (relay !== undefined) this.#turn(Number(relay), payload === 'on')
    else if (word === 'roller/0/command/pos') this.roller.moveTo(Number(payload))
    else if (word === 'roller/0/command') this.#roll(payload)
    else if (word === 'light/0/set') this.#set(JSON.parse(payload))
    else if (word === 'command' && payload === 'announce') this.#announce()
    else if (word === 'command' && payload === 'update') this.#update()
  }

  #roll(word: string): void {
    if (word === 'stop') this.roller.stop()
    else this.roller.moveTo(word === 'open' ? 100 : 0)
  }

  #set({ turn, brightness = this.#light.brightness }: { turn: string; brightness?: number }): void {
    this.#light = { ison: turn === 'on', brightness }
    this.#tellLight()
  }

  /** It tells only what has changed. */
  #turn(at: number, isOn: boolean): void {
    if (this.#relays[at] === isOn) return
    this.#relays[at] = isOn
    this.#tellRelay(at)
  }

  #tellRelay(at: number): void {
    this.#say(`relay/${at}`, this.#relays[at] ? 'on' : 'off')
  }

  #tellRoller(): void {
    const { place } = this.roller
    this.#say('roller/0', this.#move)
    this.#say('roller/0/pos', String(place))
  }

  get #move(): string {
    const { place, target } = this.roller
    return target === place ? 'stop' : target > place ? 'open' : 'close'
  }

  #tellLight(): void {
    this.#say('light/0', this.#light.ison ? 'on' : 'off')
    this.#say('light/0/status', JSON.stringify({ ...this.#light, mode: 'white', transition: 0 }))
  }

  #tellButton(): void {
    this.#say('input_event/0', JSON.stringify(this.#presses))
  }

  #announce(): void {
    const { id } = this.#options
    const about = { id, model: 'SHSW-25', mac: 'A8032A000004', ip: '192.168.1.73', new_fw: false }
    const message = JSON.stringify({ ...about, fw_ver: '20230913-112234/v1.14.0-gcb84623' })
    this.#needs.publish({ topic: 'shellies/announce', payload: message, retain: false })
    this.#say('announce', message)
  }

  /** Everything, a value at a time, and its whole status at the end. */
  #update(): void {
    const { has } = this.#options
    for (const at of this.#relays.keys()) {
      this.#tellRelay(at)
      this.#say(`relay/${at}/power`, this.#relays[at] ? '12.05' : '0.00')
      this.#say(`relay/${at}/energy`, '71118')
      this.#say(`input/${at}`, '0')
    }
    if (has === 'roller') this.#tellRoller()
    if (has === 'dimmer') this.#tellLight()
    if (has === 'buttons') this.#tellButton()
    this.#say('temperature', '43.21')
    this.#say('overtemperature', '0')
    this.#say('info', JSON.stringify(this.#status()))
  }

  #status() {
    const { has } = this.#options
    const { place } = this.roller
    const roller = { state: this.#move, current_pos: place, positioning: true }
    return {
      wifi_sta: { connected: true, ssid: 'home', ip: '192.168.1.73', rssi: -61 },
      uptime: 83,
      ram_free: 38_000,
      relays: this.#relays.map((ison) => ({ ison, has_timer: false, source: 'mqtt' })),
      ...(has === 'roller' && { rollers: [roller] }),
      ...(has === 'dimmer' && { lights: [this.#light] }),
      ...(has === 'buttons' && { inputs: [{ input: 0, ...this.#presses }] }),
    }
  }

  #topic = (word: string): string => `shellies/${this.#options.id}/${word}`

  #say(word: string, payload: string, retain = false): void {
    this.#needs.publish({ topic: this.#topic(word), payload, retain })
  }
}
