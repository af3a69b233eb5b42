import type { BoardNeeds } from './board.ts'
import { defaultFullTopic, discoveryOf, type TasmotaOptions } from './tasmota-discovery.ts'
import { shutterStatus, TasmotaShutter } from './tasmota-shutter.ts'

/*
 * A board with Tasmota as it comes, as far as MQTT shows it: what it says, in which order, with which marks
 * (https://tasmota.github.io/docs/MQTT/), all of it at QoS 0. It knows no Roomwire.
 */

/** From this number on PulseTime counts seconds, and less means tenths of them. */
const pulseSeconds = 112

const version = '14.6.0(release-tasmota)'
const ip = '192.168.1.71'

export class TasmotaBoard {
  readonly #options: TasmotaOptions
  readonly #needs: BoardNeeds
  readonly #relays: boolean[]
  readonly #pulseTimes: number[]
  readonly #pulses = new Map<number, () => void>()
  readonly shutter: TasmotaShutter
  #fanSpeed = 0
  #dimmer = 50
  #isBooting = true

  constructor(options: TasmotaOptions, needs: BoardNeeds) {
    this.#options = options
    this.#needs = needs
    this.#relays = options.names.map(() => false)
    this.#pulseTimes = options.names.map(() => 0)
    this.shutter = new TasmotaShutter(needs, {
      say: (word, payload) => this.#say('stat', word, payload),
      turn: (at, isOn) => {
        this.#relays[at] = isOn
        this.#tellPower(at)
      },
    })
  }

  isOn(relay: number): boolean {
    return this.#relays[relay - 1] ?? false
  }

  get fanSpeed(): number {
    return this.#fanSpeed
  }

  get dimmer(): number {
    return this.#dimmer
  }

  get pulseTimes(): readonly number[] {
    return this.#pulseTimes
  }

  /** How it connects. */
  connectOptions() {
    return {
      clientId: `DVES_${this.#options.mac.slice(-6)}`,
      keepalive: 30,
      clean: true,
      will: {
        topic: this.#topic('tele', 'LWT'),
        payload: Buffer.from('Offline'),
        qos: 1,
        retain: true,
      },
    } as const
  }

  /** The filters that it subscribes to, each in a packet of its own. */
  filters(): string[] {
    const { mac } = this.#options
    const own = this.#topic('cmnd', '#')
    return [
      own,
      this.#of('cmnd', 'tasmotas', '#'),
      // Its second name, whatever its FullTopic is.
      `cmnd/DVES_${mac.slice(-6)}_fb/#`,
    ]
  }

  /** Says what it says first on a connection, before it subscribes. */
  greet(): void {
    this.#say('tele', 'LWT', 'Online', true)
    this.#say('cmnd', 'POWER', '')
  }

  /** Says the rest, after it has subscribed. States are told by themselves only after a start. */
  introduce(): void {
    const isBooting = this.#isBooting
    this.#isBooting = false
    if (isBooting) {
      this.#tell('tele', 'INFO1', { Info1: { Module: 'Generic', Version: version } })
      this.#tell('tele', 'INFO2', { Info2: { WebServerMode: 'Admin', IPAddress: ip } })
      this.#tell('tele', 'INFO3', { Info3: { RestartReason: 'Power On', BootCount: 7 } })
      for (const at of this.#relays.keys()) this.#tellPower(at)
    }
    this.#needs.after(isBooting ? 10_000 : 1_000, () => this.#discover())
    this.#needs.after(5_000, () => this.tellState())
  }

  /** Says what it says every five minutes. */
  tellState(): void {
    this.#tell('tele', 'STATE', this.#state())
    if (this.#options.has?.meter) this.#tell('tele', 'SENSOR', this.#sensors())
  }

  press(relay: number): void {
    this.#setPower(relay - 1, !this.isOn(relay))
  }

  /** Takes a message of a topic that it has subscribed to. */
  receive(topic: string, payload: string): void {
    const start = this.#topic('cmnd', '')
    if (!topic.startsWith(start)) return
    const [, name = '', number = ''] = /^([A-Z]+)(\d*)$/i.exec(topic.slice(start.length)) ?? []
    const at = number === '' ? 0 : Number(number) - 1
    const commands = new Map([
      ['POWER', () => this.#power(at, payload)],
      ['FANSPEED', () => this.#setFan(payload)],
      ['DIMMER', () => this.#setDimmer(payload)],
      ['PULSETIME', () => this.#setPulseTime(at, payload)],
      ['STATE', () => this.#tell('stat', 'RESULT', this.#state())],
      ['STATUS', () => this.#tellStatus(payload)],
      ['SHUTTERPOSITION', () => this.shutter.moveTo(Number(payload))],
      ['SHUTTERSTOP', () => this.shutter.stop()],
    ])
    const unknown = () => this.#tell('stat', 'RESULT', { Command: 'Unknown', Input: name })
    const handle = commands.get(name.toUpperCase()) ?? unknown
    handle()
  }

  /** Somebody presses the button that switches no relay. */
  push(action = 'SINGLE'): void {
    this.#tell('stat', 'RESULT', { Button1: { Action: action } })
  }

  #power(at: number, payload: string): void {
    const desired = new Map([
      ['ON', true],
      ['1', true],
      ['OFF', false],
      ['0', false],
      ['TOGGLE', !this.#relays[at]],
    ])
    const value = desired.get(payload.toUpperCase())
    if (at >= this.#relays.length) this.#tell('stat', 'RESULT', { Command: 'Unknown' })
    else if (value === undefined) this.#tellPower(at)
    else this.#setPower(at, value)
  }

  #setPower(at: number, isOn: boolean): void {
    this.#relays[at] = isOn
    this.#startPulse(at, isOn ? (this.#pulseTimes[at] ?? 0) : 0)
    this.#tellPower(at)
  }

  /** Counts the time of a relay anew; 0 ends it. At its end the relay is off. */
  #startPulse(at: number, time: number): void {
    this.#pulses.get(at)?.()
    this.#pulses.delete(at)
    if (time === 0) return
    const ms = time < pulseSeconds ? time * 100 : (time - 100) * 1_000
    this.#pulses.set(
      at,
      this.#needs.after(ms, () => this.#setPower(at, false)),
    )
  }

  #setFan(payload: string): void {
    this.#fanSpeed = Math.min(3, Math.max(0, Number(payload) || 0))
    this.#tell('stat', 'RESULT', { FanSpeed: this.#fanSpeed })
  }

  #setDimmer(payload: string): void {
    this.#dimmer = Math.min(100, Math.max(0, Number(payload) || 0))
    const at = this.#relays.length - 1
    this.#relays[at] = this.#dimmer > 0
    const power = { [this.#powerName(at)]: onOrOff(this.#dimmer > 0) }
    this.#tell('stat', 'RESULT', { ...power, Dimmer: this.#dimmer })
  }

  #setPulseTime(at: number, payload: string): void {
    if (payload !== '') {
      this.#pulseTimes[at] = Number(payload) || 0
      this.#startPulse(at, this.#pulseTimes[at] ?? 0)
    }
    const set = this.#pulseTimes[at] ?? 0
    this.#tell('stat', 'RESULT', { [`PulseTime${at + 1}`]: { Set: set, Remaining: set } })
  }

  #tellPower(at: number): void {
    const text = onOrOff(this.#relays[at] ?? false)
    this.#tell('stat', 'RESULT', { [this.#powerName(at)]: text })
    this.#say('stat', this.#powerName(at), text)
  }

  #powerName = (at: number): string => (this.#relays.length === 1 ? 'POWER' : `POWER${at + 1}`)

  #state() {
    const { has } = this.#options
    const powers = this.#relays.map((isOn, at) => [this.#powerName(at), onOrOff(isOn)])
    return {
      Time: '2026-11-28T09:00:00',
      Uptime: '0T00:01:23',
      UptimeSec: 83,
      Heap: 27,
      SleepMode: 'Dynamic',
      Sleep: 50,
      MqttCount: 1,
      ...Object.fromEntries(powers),
      ...(has?.fan && { FanSpeed: this.#fanSpeed }),
      ...(has?.dimmer && { Dimmer: this.#dimmer }),
      Wifi: { AP: 1, SSId: 'home', Channel: 6, RSSI: 74, Signal: -63, LinkCount: 1 },
    }
  }

  #sensors() {
    const power = this.#relays.some((isOn) => isOn) ? 12 : 0
    const meter = { Total: 3.185, Yesterday: 0.1, Today: 0.02, Power: power, ApparentPower: power }
    return {
      Time: '2026-11-28T09:00:00',
      ENERGY: { ...meter, Factor: 1, Voltage: 230, Current: power / 230 },
      DS18B20: { Id: '00000C1F2E3D', Temperature: 21.4 },
      TempUnit: 'C',
    }
  }

  /** `Status 0`: everything, in one message a part. */
  #tellStatus(payload: string): void {
    const { names, topic, has } = this.#options
    if (payload === '13') {
      if (has?.shutter) this.#tell('stat', 'STATUS13', shutterStatus)
      return
    }
    const sensors = has?.meter ? this.#sensors() : { Time: 'now' }
    const flags = ['00008009', '2805C80001', has?.button ? '00800080' : '00000080', '00006000']
    const parts: [string, object][] = [
      [
        'STATUS',
        { Status: { Module: 1, FriendlyName: names, Topic: topic, Power: 0, PowerOnState: 3 } },
      ],
      ['STATUS1', { StatusPRM: { Baudrate: 115_200, GroupTopic: 'tasmotas' } }],
      ['STATUS2', { StatusFWR: { Version: version, Hardware: 'ESP8266EX' } }],
      ['STATUS3', { StatusLOG: { SerialLog: 2, SetOption: flags, TelePeriod: 300 } }],
      ['STATUS5', { StatusNET: { Hostname: topic, IPAddress: ip, Mac: this.#options.mac } }],
      ['STATUS6', { StatusMQT: { MqttHost: '192.168.1.10', MqttPort: 1883 } }],
      ['STATUS10', { StatusSNS: { ...sensors, ...(has?.shutter && this.shutter.state()) } }],
      ['STATUS11', { StatusSTS: this.#state() }],
    ]
    if (has?.shutter) parts.push(['STATUS13', shutterStatus])
    for (const [word, part] of parts) this.#tell('stat', word, part)
  }

  #discover(): void {
    const { mac, has } = this.#options
    const config = discoveryOf(this.#options, ip)
    const start = `tasmota/discovery/${mac}`
    this.#needs.publish({ topic: `${start}/config`, payload: JSON.stringify(config), retain: true })
    const sensors = JSON.stringify({ sn: has?.meter ? this.#sensors() : {}, ver: 1 })
    this.#needs.publish({ topic: `${start}/sensors`, payload: sensors, retain: true })
  }

  #tell(prefix: string, word: string, message: object): void {
    this.#say(prefix, word, JSON.stringify(message))
  }

  #say(prefix: string, word: string, payload: string, retain = false): void {
    this.#needs.publish({ topic: this.#topic(prefix, word), payload, retain })
  }

  #topic = (prefix: string, word: string): string => this.#of(prefix, this.#options.topic, word)

  #of(prefix: string, topic: string, word: string): string {
    const { fullTopic = defaultFullTopic } = this.#options
    return fullTopic.replace('%prefix%', prefix).replace('%topic%', topic) + word
  }
}

const onOrOff = (isOn: boolean): string => (isOn ? 'ON' : 'OFF')
