import type { SensorName } from '@roomwire/contracts/demo/sensor-model.ts'
import type { DeviceReply } from '@roomwire/contracts/device/from-device.ts'
import type { DeviceRequest } from '@roomwire/contracts/device/to-device.ts'
import { HttpRefusal } from './links/loopback-http.ts'
import { after, type VirtualDeviceEvent } from './virtual-device/device-events.ts'
import { nextByItself } from './virtual-device/passing-time.ts'
import { replyTo } from './virtual-device/requests.ts'
import type { Sensing } from './virtual-device/sensors.ts'
import type { DeviceReport, VirtualDevice } from './virtual-device/virtual-device.ts'

const restartMs = 200

type Outlets = {
  publish: (report: DeviceReport) => void
  /** How long what it says waits before it leaves, ms. */
  delayMs: () => number
  restart: () => void
}

/** A virtual device in real time: what happens to it happens now, and a lease ends when its time is over. */
export class DeviceBody {
  readonly #outlets: Outlets
  #device: VirtualDevice
  #restart: NodeJS.Timeout | undefined
  #leaseEnd: NodeJS.Timeout | undefined
  #isFrozen = false

  constructor(device: VirtualDevice, outlets: Outlets) {
    this.#device = device
    this.#outlets = outlets
  }

  get device(): VirtualDevice {
    return this.#device
  }

  get isFrozen(): boolean {
    return this.#isFrozen
  }

  /** A frozen one notices nothing by itself; what it slept through it notices afterwards. */
  freeze(on: boolean): void {
    this.#isFrozen = on
    if (!on) this.#wakeAtLeaseEnd()
  }

  /** Lets something happen, and says what comes of it. @throws HttpRefusal when it cannot happen. */
  happen(event: VirtualDeviceEvent): void {
    const { device, reports, restarts, impossible } = after(this.#device, event, performance.now())
    this.#device = device
    for (const report of reports) this.#outlets.publish(report)
    if (restarts) this.#restartSoon()
    this.#wakeAtLeaseEnd()
    if (impossible !== undefined) throw new HttpRefusal(400, impossible)
  }

  /** Answers the local page at once, instead of the server. */
  answer(request: DeviceRequest): DeviceReply {
    const { device, reply, restarts } = replyTo(this.#device, request)
    this.#device = device
    if (restarts) this.#restartSoon()
    return reply
  }

  stop(): void {
    clearTimeout(this.#restart)
    clearTimeout(this.#leaseEnd)
    this.#leaseEnd = undefined
  }

  /** Restarts after the answer that announces it has left. */
  #restartSoon(): void {
    clearTimeout(this.#restart)
    this.#restart = setTimeout(this.#outlets.restart, this.#outlets.delayMs() + restartMs)
  }

  #wakeAtLeaseEnd(): void {
    clearTimeout(this.#leaseEnd)
    const end = nextByItself(this.#device)
    if (end === undefined) return
    const ms = Math.max(0, Math.ceil(end - performance.now()))
    this.#leaseEnd = setTimeout(() => {
      if (!this.#isFrozen) this.happen({ type: 'timePassed' })
    }, ms)
  }
}

/** Sensors by the clocks of this machine. @param at now, by `performance.now()` */
export function sensingAt(names: readonly SensorName[], at: number): Sensing {
  const now = new Date()
  return { names, epochMs: now.getTime() - at, clockOffsetMs: -now.getTimezoneOffset() * 60_000 }
}
