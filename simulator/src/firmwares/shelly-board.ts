import type { BoardMessage, BoardNeeds } from './board.ts'
import { ShellyCover } from './shelly-cover.ts'

/*
 * A Shelly of the second generation as it comes, as far as MQTT shows it
 * (https://shelly-api-docs.shelly.cloud/gen2/). It knows no Roomwire.
 */

export type ShellyOptions = {
  /** Its id, which is also the prefix of its topics. */
  prefix: string
  /** The names of its switches, by their number. */
  names: readonly string[]
  /** Whether it has a cover in the place of its switches, and buttons of their own. */
  has?: { cover?: boolean; buttons?: readonly string[] }
}

type SwitchConfig = { auto_off: boolean; auto_off_delay: number; initial_state: string }

type Switch = {
  output: boolean
  source: string
  timer?: { startedAt: number; durationS: number; stop(): void }
}

const version = '1.4.4'

export class ShellyBoard {
  readonly #options: ShellyOptions
  readonly #needs: BoardNeeds
  readonly #switches: Switch[]
  readonly #configs: SwitchConfig[]
  readonly cover: ShellyCover | undefined

  constructor(options: ShellyOptions, needs: BoardNeeds) {
    this.#options = options
    this.#needs = needs
    this.#switches = options.names.map(() => ({ output: false, source: 'init' }))
    this.#configs = options.names.map(() => ({
      auto_off: false,
      auto_off_delay: 60,
      initial_state: 'match_input',
    }))
    const told = (change: object) => this.#notify({ 'cover:0': change })
    this.cover = options.has?.cover ? new ShellyCover(needs, told) : undefined
  }

  isOn(relay: number): boolean {
    return this.#switches[relay - 1]?.output ?? false
  }

  /** The settings of a switch, by its number from 1. */
  configOf(relay: number): SwitchConfig | undefined {
    return this.#configs[relay - 1]
  }

  connectOptions() {
    const { prefix } = this.#options
    const will = {
      topic: `${prefix}/online`,
      payload: Buffer.from('false'),
      qos: 1,
      retain: true,
    } as const
    return { clientId: prefix, keepalive: 60, clean: true, will }
  }

  filters(): string[] {
    const { prefix } = this.#options
    return [`${prefix}/rpc`, `${prefix}/command`, 'shellies/command']
  }

  /** Says what it says first on a connection. */
  greet(): void {
    this.#say('online', 'true', true)
  }

  introduce(): void {
    this.#notify({ mqtt: { connected: true } })
  }

  press(relay: number): void {
    this.#set(relay - 1, !this.isOn(relay), 'button')
  }

  /** Somebody pushes the first button of its own. */
  push(event = 'single_push'): void {
    const id = this.#firstButton
    const component = `input:${id}`
    for (const name of ['btn_down', 'btn_up', event]) {
      const ts = this.#needs.now() / 1_000
      this.#tell('NotifyEvent', { events: [{ component, id, event: name, ts }] })
    }
  }

  /** Its inputs that switch an output come before its buttons. */
  get #firstButton(): number {
    return this.cover ? 2 : this.#switches.length
  }

  /** Takes a message of a topic that it has subscribed to. */
  receive(topic: string, payload: string): void {
    if (topic !== `${this.#options.prefix}/rpc`) return
    const { id, src, method, params = {} } = JSON.parse(payload)
    const dst = String(src)
    const answer = (body: object) => {
      const message = { id, src: this.#options.prefix, dst, ...body }
      this.#needs.publish({ topic: `${dst}/rpc`, payload: JSON.stringify(message), retain: false })
    }
    switch (method) {
      case 'Shelly.GetDeviceInfo':
        answer({
          result: { id: this.#options.prefix, model: 'SNSW-102P16EU', gen: 2, ver: version },
        })
        break
      case 'Shelly.GetConfig':
        answer({ result: this.#config() })
        break
      case 'Shelly.GetStatus':
        answer({ result: this.#status() })
        break
      case 'Switch.SetConfig':
        Object.assign(this.#configs[params.id] ?? {}, params.config)
        answer({ result: { restart_required: false } })
        break
      case 'Switch.Set':
        this.#answerSet(params, answer)
        break
      default:
        if (this.cover?.call({ method, ...params })) answer({ result: null })
        else answer({ error: { code: 404, message: `No handler for ${method}` } })
    }
  }

  #answerSet(
    { id, on, toggle_after }: { id: number; on: boolean; toggle_after?: number },
    answer: (body: object) => void,
  ): void {
    const before = this.#switches[id]
    if (before) {
      this.#set(id, on, 'MQTT', toggle_after)
      answer({ result: { was_on: before.output } })
    } else answer({ error: { code: -105, message: `Argument 'id', value ${id} not found!` } })
  }

  /** Says only what has changed. */
  #set(id: number, output: boolean, source: string, toggleAfterS?: number): void {
    const before = this.#switches[id]
    if (!before) return
    before.timer?.stop()
    const config = this.#configs[id]
    const autoOffS = output && config?.auto_off ? config.auto_off_delay : undefined
    const afterS = toggleAfterS ?? autoOffS
    const timer = afterS === undefined ? undefined : this.#startTimer(id, !output, afterS)
    this.#switches[id] = { output, source, ...(timer && { timer }) }
    if (before.output === output && !timer && !before.timer) return
    const timers = timer ? timerFields(timer) : before.timer ? noTimer : {}
    const changed = before.output === output ? {} : { output }
    this.#notify({
      [`switch:${id}`]: { id, ...changed, source, apower: output ? 12 : 0, ...timers },
    })
  }

  #startTimer(id: number, output: boolean, durationS: number) {
    const stop = this.#needs.after(durationS * 1_000, () => this.#set(id, output, 'timer'))
    return { startedAt: this.#needs.now() / 1_000, durationS, stop }
  }

  #status() {
    const switches = this.#switches.map(({ output, source, timer }, id) => [
      `switch:${id}`,
      {
        id,
        source,
        output,
        apower: output ? 12 : 0,
        voltage: 230.1,
        current: output ? 0.05 : 0,
        aenergy: { total: 1_185.3 },
        temperature: { tC: 43.2, tF: 109.8 },
        ...(timer && timerFields(timer)),
      },
    ])
    const buttons = this.#buttons().map(([name, { id }]) => [name, { id, state: null }])
    return {
      ...(this.cover && { 'cover:0': this.cover.status() }),
      ...Object.fromEntries([...buttons, ...switches]),
      sys: { unixtime: Math.round(this.#needs.now() / 1_000), uptime: 83, ram_free: 150_000 },
      wifi: { sta_ip: '192.168.1.72', status: 'got ip', rssi: -58 },
    }
  }

  #config() {
    const switches = this.#options.names.map((name, id) => [
      `switch:${id}`,
      { id, name, in_mode: 'follow', ...this.#configs[id] },
    ])
    const inputs = Array.from({ length: this.#firstButton }, (_, id) => [
      `input:${id}`,
      { id, name: null, type: 'switch', enable: true },
    ])
    return {
      ...(this.cover && { 'cover:0': { id: 0, name: 'Blind', in_mode: 'dual' } }),
      ...Object.fromEntries([...inputs, ...this.#buttons(), ...switches]),
      sys: { device: { name: null } },
    }
  }

  /** The settings of its buttons, by component. */
  #buttons() {
    return (this.#options.has?.buttons ?? []).map((name, at) => {
      const id = this.#firstButton + at
      return [`input:${id}`, { id, name, type: 'button', enable: true }] as const
    })
  }

  #notify(params: object): void {
    this.#tell('NotifyStatus', params)
  }

  #tell(method: string, params: object): void {
    const { prefix } = this.#options
    const ts = this.#needs.now() / 1_000
    const message = {
      src: prefix,
      dst: `${prefix}/events`,
      method,
      params: { ts, ...params },
    }
    this.#say('events/rpc', JSON.stringify(message))
  }

  #say(word: string, payload: string, retain = false): void {
    const message: BoardMessage = { topic: `${this.#options.prefix}/${word}`, payload, retain }
    this.#needs.publish(message)
  }
}

const timerFields = ({ startedAt, durationS }: { startedAt: number; durationS: number }) => ({
  timer_started_at: startedAt,
  timer_duration: durationS,
})
const noTimer = { timer_started_at: null, timer_duration: null }
