import type { SensorName } from '@roomwire/contracts/demo/sensor-model.ts'
import type { DeviceRequest, ErrorReport } from '@roomwire/contracts/device/to-device.ts'
import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { DeviceBody, sensingAt } from './device-body.ts'
import { type DeviceView, viewOf } from './device-view.ts'
import type { KnobDevice } from './links/knob-list.ts'
import { openLocalWeb, type TrustedPages } from './links/local-web.ts'
import { HttpRefusal, type LocalServer } from './links/loopback-http.ts'
import { type DownlinkMessage, eventOf } from './links/mqtt-downlink.ts'
import { type LinkOptions, MqttLink } from './links/mqtt-link.ts'
import { ReportQueue } from './links/report-queue.ts'
import { type Network, newDevice, type SimulatedPin } from './virtual-device/virtual-device.ts'

const complaintsKept = 10

export type SimulatedDeviceOptions = LinkOptions & {
  name: string | undefined
  network: Network
  sensors: readonly SensorName[]
  pins: readonly SimulatedPin[] | undefined
}

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
  readonly #body: DeviceBody
  #localWeb: LocalServer | undefined
  #commands = 0

  /** @param log receives one line for each event worth watching */
  constructor(options: SimulatedDeviceOptions, log: (line: string) => void) {
    this.identifier = options.identifier
    this.#name = options.name
    this.#log = (line) => log(`${options.identifier}: ${line}`)
    const { identifier, network, sensors: names, pins } = options
    const at = performance.now()
    this.#body = new DeviceBody(newDevice(identifier, network, at, sensingAt(names, at), pins), {
      publish: (report) => this.#reports.push(report),
      delayMs: () => this.#reports.delayMs,
      restart: () => this.reboot(),
    })
    this.#link = new MqttLink(options, {
      connected: () => this.#body.happen({ type: 'connected' }),
      disconnected: () => {
        this.#reports.clear()
        this.#body.happen({ type: 'disconnected' })
      },
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
      device: () => this.#body.device,
      ask: (request: DeviceRequest) => this.#body.answer(request),
    }
    this.#localWeb = await openLocalWeb(port, face, pages, (error) => this.#log(`bug: ${error}`))
  }

  /** Resolves as soon as the device is connected and has sent hello. */
  connected(): Promise<void> {
    return this.#link.connected()
  }

  /** Advances the device to the present; it is called about once a second. */
  tick(): void {
    if (!this.#body.isFrozen) this.#body.happen({ type: 'timePassed' })
  }

  /** Sends a DISCONNECT and closes everything that the device has opened. */
  async stop(): Promise<void> {
    this.#body.stop()
    this.#reports.clear()
    await Promise.all([this.#link.stop(), this.#localWeb?.close()])
  }

  /** The device's present view. */
  state(): DeviceView {
    const { delayMs, duplicate } = this.#reports
    return viewOf(this.#body.device, {
      name: this.#name,
      connected: this.#link.isConnected,
      localWeb: this.#localWeb?.url,
      commands: this.#commands,
      complaints: this.#complaints,
      faults: { frozen: this.#body.isFrozen, duplicate, delayMs },
    })
  }

  /** Touches a pad (12 to 15); without a state the pin moves to its next state. */
  touch(touchPin: number, state?: PinState): void {
    this.#mustBeAwake()
    this.#body.happen({ type: 'touched', touchPin, state })
  }

  /** Sets a pin at the board itself; without a state it moves to its next state. */
  atWall(pin: PinKey, state?: PinState): void {
    this.#mustBeAwake()
    this.#body.happen({ type: 'setAtWall', pin, state })
  }

  /** Fills or empties the tank of a water level monitor. */
  level(percent: number): void {
    this.#mustBeAwake()
    this.#body.happen({ type: 'levelSet', percent })
  }

  /** Freezes the device: it reads and sends nothing while its socket stays open. */
  freeze(on: boolean): void {
    this.#body.freeze(on)
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
    this.#body.happen({ type: 'behaviourSet', behaviour: { deaf: on } })
  }

  /** Makes the device refuse every command. */
  refuse(on: boolean): void {
    this.#body.happen({ type: 'behaviourSet', behaviour: { refusing: on } })
  }

  /** Gives the device firmware that has no features: it holds no leases and has no sensors. */
  plain(on: boolean): void {
    this.#body.happen({ type: 'behaviourSet', behaviour: { plain: on } })
  }

  /** Makes a sensor keep what it says, or lets it go on. */
  stick(sensor: SensorName, on: boolean): void {
    this.#body.happen({ type: 'sensorStuck', sensor, on })
  }

  /** Lets a sensor go astray by so much an hour; 0 makes it right again. */
  drift(sensor: SensorName, perHour: number): void {
    this.#body.happen({ type: 'sensorDrifts', sensor, perHour })
  }

  /** Makes the device's clock go faster by so many millionths, or slower below 0. */
  clock(ppm: number): void {
    this.#body.happen({ type: 'clockDrifts', ppm })
  }

  /** Restarts the device, as its button does; a frozen one too. */
  reboot(): void {
    this.#body.happen({ type: 'rebooted' })
    this.#link.drop()
    this.freeze(false)
  }

  /** Gives the device another secret and connects again with it. */
  secret(secret: string): void {
    this.#link.signInWith(secret)
  }

  #handle(downlink: DownlinkMessage): void {
    if (downlink.word === 'command') this.#commands += 1
    if (downlink.word === 'error') this.#complained(downlink.message)
    else this.#body.happen(eventOf(downlink))
  }

  #mustBeAwake(): void {
    if (this.#body.isFrozen)
      throw new HttpRefusal(409, `${this.identifier} is frozen and notices nothing`)
  }

  #complained(complaint: ErrorReport): void {
    this.#log(`the server complains about ${complaint.topic}: ${complaint.error}`)
    this.#complaints = [...this.#complaints, complaint].slice(-complaintsKept)
  }
}
