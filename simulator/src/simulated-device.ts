import type { DeviceReply } from '@roomwire/contracts/device/from-device.ts'
import type { DeviceRequest, ErrorReport } from '@roomwire/contracts/device/to-device.ts'
import type { PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { type DeviceView, viewOf } from './device-view.ts'
import type { KnobDevice } from './links/knob-list.ts'
import { openLocalWeb, type TrustedPages } from './links/local-web.ts'
import { HttpRefusal, type LocalServer } from './links/loopback-http.ts'
import type { DownlinkMessage } from './links/mqtt-downlink.ts'
import { type LinkOptions, MqttLink } from './links/mqtt-link.ts'
import { ReportQueue } from './links/report-queue.ts'
import { after, type VirtualDeviceEvent } from './virtual-device/device-events.ts'
import { replyTo } from './virtual-device/requests.ts'
import { type Network, newDevice, type VirtualDevice } from './virtual-device/virtual-device.ts'

const complaintsKept = 10
const restartMs = 200

export type SimulatedDeviceOptions = LinkOptions & { name: string | undefined; network: Network }

/**
 * One virtual device with its clock, its connection and its faults: every event
 * goes through the pure device, and its reports are sent.
 */
export class SimulatedDevice implements KnobDevice {
  readonly identifier: string
  readonly #name: string | undefined
  readonly #link: MqttLink
  readonly #reports: ReportQueue
  readonly #log: (line: string) => void
  #complaints: readonly ErrorReport[] = []
  #device: VirtualDevice
  #localWeb: LocalServer | undefined
  #frozen = false
  #commands = 0
  #restart: NodeJS.Timeout | undefined

  /** @param log receives one line for each event worth watching */
  constructor(options: SimulatedDeviceOptions, log: (line: string) => void) {
    this.identifier = options.identifier
    this.#name = options.name
    this.#log = (line) => log(`${options.identifier}: ${line}`)
    this.#device = newDevice(options.identifier, options.network, performance.now())
    this.#link = new MqttLink(options, {
      connected: () => this.#happen({ type: 'connected' }),
      disconnected: () => this.#reports.clear(),
      downlink: (message) => this.#handle(message),
      log: this.#log,
    })
    this.#reports = new ReportQueue((report) => this.#link.publish(report))
  }

  /** Connects, and reconnects whenever the connection is lost. */
  start(): void {
    this.#link.open()
  }

  /**
   * Opens the device's page on the local network.
   *
   * @param port on 127.0.0.1; 0 takes a free one
   * @throws when the port is taken
   */
  async openLocalWeb(port: number, pages: TrustedPages): Promise<void> {
    const face = {
      device: () => this.#device,
      ask: (request: DeviceRequest) => this.#answer(request),
    }
    this.#localWeb = await openLocalWeb(port, face, pages, (error) => this.#log(`bug: ${error}`))
  }

  /** Resolves as soon as the device is connected and has sent hello. */
  connected(): Promise<void> {
    return this.#link.connected()
  }

  /** Advances the device to the present; it is called about once a second. */
  tick(): void {
    if (!this.#frozen) this.#happen({ type: 'timePassed' })
  }

  /** Sends a DISCONNECT and closes everything that the device has opened. */
  async stop(): Promise<void> {
    clearTimeout(this.#restart)
    this.#reports.clear()
    await Promise.all([this.#link.stop(), this.#localWeb?.close()])
  }

  /** The device's present view. */
  state(): DeviceView {
    const { delayMs, duplicate } = this.#reports
    return viewOf(this.#device, {
      name: this.#name,
      connected: this.#link.isConnected,
      localWeb: this.#localWeb?.url,
      commands: this.#commands,
      complaints: this.#complaints,
      faults: { frozen: this.#frozen, duplicate, delayMs },
    })
  }

  /** Touches a pad (12 to 15); without a state the pin moves to its next state. */
  touch(touchPin: number, state?: PinState): void {
    this.#mustBeAwake()
    this.#happen({ type: 'touched', touchPin, state })
  }

  /** Fills or empties the tank of a water level monitor. */
  level(percent: number): void {
    this.#mustBeAwake()
    this.#happen({ type: 'levelSet', percent })
  }

  /** Freezes the device: it reads and sends nothing while its socket stays open. */
  freeze(on: boolean): void {
    this.#frozen = on
    this.#link.freeze(on)
  }

  /** Breaks the connection without a DISCONNECT; the device comes back after `forMs` milliseconds. */
  drop(forMs?: number): void {
    this.#link.drop(forMs)
  }

  /** Delays everything that the device sends, in milliseconds. */
  delay(ms: number): void {
    this.#reports.delayMs = ms
  }

  /** Makes the device send everything twice. */
  duplicate(on: boolean): void {
    this.#reports.duplicate = on
  }

  /** Makes the device ignore commands: it neither answers nor switches. */
  deaf(on: boolean): void {
    this.#happen({ type: 'mannerSet', manner: { deaf: on } })
  }

  /** Makes the device refuse every command. */
  refuse(on: boolean): void {
    this.#happen({ type: 'mannerSet', manner: { refusing: on } })
  }

  /** Restarts the device, as its button does; a frozen one too. */
  reboot(): void {
    this.#happen({ type: 'rebooted' })
    this.#link.drop()
    this.freeze(false)
  }

  /** Gives the device another secret and connects again with it. */
  secret(secret: string): void {
    this.#link.signInWith(secret)
  }

  #handle(message: DownlinkMessage): void {
    switch (message.word) {
      case 'command':
        this.#commands += 1
        this.#happen({ type: 'commanded', command: message.message })
        break
      case 'request':
        this.#happen({ type: 'requested', request: message.message })
        break
      case 'error':
        this.#complained(message.message)
    }
  }

  /** Answers the local page at once, instead of the server. */
  #answer(request: DeviceRequest): DeviceReply {
    const { device, reply, restarts } = replyTo(this.#device, request)
    this.#device = device
    if (restarts) this.#restartSoon()
    return reply
  }

  #happen(event: VirtualDeviceEvent): void {
    const { device, reports, restarts, impossible } = after(this.#device, event, performance.now())
    this.#device = device
    for (const report of reports) this.#reports.push(report)
    if (restarts) this.#restartSoon()
    if (impossible !== undefined) throw new HttpRefusal(400, impossible)
  }

  /** Restarts after the answer that announces it has left. */
  #restartSoon(): void {
    clearTimeout(this.#restart)
    this.#restart = setTimeout(() => this.reboot(), this.#reports.delayMs + restartMs)
  }

  #mustBeAwake(): void {
    if (this.#frozen) throw new HttpRefusal(409, `${this.identifier} is frozen and notices nothing`)
  }

  #complained(complaint: ErrorReport): void {
    this.#log(`the server complains about ${complaint.topic}: ${complaint.error}`)
    this.#complaints = [...this.#complaints, complaint].slice(-complaintsKept)
  }
}
