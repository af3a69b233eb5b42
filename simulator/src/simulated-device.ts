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
 * One virtual device with its clock, its connection and its faults: what
 * happens to it goes through the pure device, and what that says goes out.
 */
export class SimulatedDevice implements KnobDevice {
  readonly identifier: string
  readonly #name: string | undefined
  readonly #link: MqttLink
  readonly #reports: ReportQueue
  readonly #say: (line: string) => void
  #complaints: readonly ErrorReport[] = []
  #device: VirtualDevice
  #localWeb: LocalServer | undefined
  #frozen = false
  #commands = 0
  #restart: NodeJS.Timeout | undefined

  /** @param say is given one line for each thing worth watching */
  constructor(options: SimulatedDeviceOptions, say: (line: string) => void) {
    this.identifier = options.identifier
    this.#name = options.name
    this.#say = (words) => say(`${options.identifier}: ${words}`)
    this.#device = newDevice(options.identifier, options.network, performance.now())
    this.#link = new MqttLink(options, {
      connected: () => this.#happen({ type: 'connected' }),
      disconnected: () => this.#reports.clear(),
      order: (order) => this.#hear(order),
      say: this.#say,
    })
    this.#reports = new ReportQueue((report) => this.#link.publish(report))
  }

  /** Connects; comes back by itself whenever the connection is lost. */
  start(): void {
    this.#link.open()
  }

  /**
   * Opens the face that the device shows on the local network.
   *
   * @param port on 127.0.0.1; 0 takes a free one
   * @throws when the port is taken
   */
  async openLocalWeb(port: number, pages: TrustedPages): Promise<void> {
    const face = {
      device: () => this.#device,
      ask: (request: DeviceRequest) => this.#answer(request),
    }
    this.#localWeb = await openLocalWeb(port, face, pages, (error) => this.#say(`bug: ${error}`))
  }

  /** Resolves as soon as the device is connected and has said hello. */
  connected(): Promise<void> {
    return this.#link.connected()
  }

  /** Lets time pass; called each second or so. */
  tick(): void {
    if (!this.#frozen) this.#happen({ type: 'timePassed' })
  }

  /** Says goodbye to the server and closes what it has opened. */
  async stop(): Promise<void> {
    clearTimeout(this.#restart)
    this.#reports.clear()
    await Promise.all([this.#link.stop(), this.#localWeb?.close()])
  }

  /** What it is at this moment. */
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

  /** Puts a finger on a touch pad (12 to 15); without a state the pin goes one further. */
  touch(touchPin: number, state?: PinState): void {
    this.#mustBeAwake()
    this.#happen({ type: 'touched', touchPin, state })
  }

  /** Fills or empties the tank of a water level monitor. */
  level(percent: number): void {
    this.#mustBeAwake()
    this.#happen({ type: 'levelSet', percent })
  }

  /** Hangs the program: it reads and says nothing while its socket stays open. */
  freeze(on: boolean): void {
    this.#frozen = on
    this.#link.freeze(on)
  }

  /** Breaks the connection without a goodbye; it comes back after so many milliseconds. */
  drop(forMs?: number): void {
    this.#link.drop(forMs)
  }

  /** Makes everything it says leave so many milliseconds later. */
  delay(ms: number): void {
    this.#reports.delayMs = ms
  }

  /** Makes it say everything twice. */
  duplicate(on: boolean): void {
    this.#reports.duplicate = on
  }

  /** Makes it neither answer nor obey the commands that it gets. */
  deaf(on: boolean): void {
    this.#happen({ type: 'mannerSet', manner: { deaf: on } })
  }

  /** Makes it answer every command with no. */
  refuse(on: boolean): void {
    this.#happen({ type: 'mannerSet', manner: { refusing: on } })
  }

  /** Restarts it, as its button would: also a hanging one. */
  reboot(): void {
    this.#happen({ type: 'rebooted' })
    this.#link.drop()
    this.freeze(false)
  }

  /** Gives it another secret, with which it signs in anew. */
  secret(secret: string): void {
    this.#link.signInWith(secret)
  }

  #hear(order: DownlinkMessage): void {
    switch (order.word) {
      case 'command':
        this.#commands += 1
        this.#happen({ type: 'commanded', command: order.message })
        break
      case 'request':
        this.#happen({ type: 'requested', request: order.message })
        break
      case 'error':
        this.#complained(order.message)
    }
  }

  /** Answers at once, to the local page instead of the server. */
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

  /** Restarts once the answer that promises it has had time to leave. */
  #restartSoon(): void {
    clearTimeout(this.#restart)
    this.#restart = setTimeout(() => this.reboot(), this.#reports.delayMs + restartMs)
  }

  #mustBeAwake(): void {
    if (this.#frozen) throw new HttpRefusal(409, `${this.identifier} is frozen and notices nothing`)
  }

  #complained(complaint: ErrorReport): void {
    this.#say(`the server complains about ${complaint.topic}: ${complaint.error}`)
    this.#complaints = [...this.#complaints, complaint].slice(-complaintsKept)
  }
}
