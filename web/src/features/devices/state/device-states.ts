import type { Device, ToBrowser } from '@roomwire/contracts/live/to-browser.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { Live } from '../../../live/live.tsx'
import type { Timers } from '../../../live/timers.ts'
import {
  applyLiveMessage,
  applyToAllPins,
  applyToPin,
  type LiveDevices,
  takeAllDevices,
} from './apply-live-message.ts'
import { nextChangeAt, type PinEvent } from './pin-view.ts'

/** The devices on the page: live messages, answers to calls and presses are all written here. */
export class DeviceStates {
  #timers: Timers
  #devices: LiveDevices = new Map()
  #listeners = new Map<() => void, string | undefined>()
  #cancelWake: () => void = () => undefined

  constructor(timers: Timers) {
    this.#timers = timers
  }

  /** @param deviceIdentifier of the one device that is listened to; all of them without one. */
  subscribe = (listener: () => void, deviceIdentifier?: string) => {
    this.#listeners.set(listener, deviceIdentifier)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  devices = (): LiveDevices => this.#devices

  /** Changes what a live message says has changed. */
  handle(message: ToBrowser) {
    this.#setDevices(applyLiveMessage(this.#devices, message, this.#timers.now()))
  }

  /** Takes the complete list of the server's devices, of the home or of one room. */
  takeAll(devices: readonly Device[], roomId?: number) {
    this.#setDevices(takeAllDevices(this.#devices, devices, this.#timers.now(), roomId))
  }

  toPin(deviceIdentifier: string, pin: PinKey, event: PinEvent) {
    this.#setDevices(applyToPin(this.#devices, deviceIdentifier, pin, event, this.#timers.now()))
  }

  toAllPins(event: PinEvent) {
    this.#setDevices(applyToAllPins(this.#devices, event, this.#timers.now()))
  }

  clear() {
    this.#setDevices(new Map())
  }

  #setDevices(devices: LiveDevices) {
    const before = this.#devices
    if (devices === before) return
    this.#devices = devices
    this.#scheduleWake()
    for (const [listener, one] of this.#listeners) {
      if (one === undefined || devices.get(one) !== before.get(one)) listener()
    }
  }

  /** Wakes when time alone changes the next pin: one timer serves all of them. */
  #scheduleWake() {
    this.#cancelWake()
    let next = Number.POSITIVE_INFINITY
    for (const { pins } of this.#devices.values()) {
      for (const view of pins.values()) next = Math.min(next, nextChangeAt(view) ?? next)
    }
    if (!Number.isFinite(next)) return
    this.#cancelWake = this.#timers.after(Math.max(0, next - this.#timers.now()), () => {
      this.toAllPins({ type: 'time' })
      // A timer may fire a moment early: nothing has changed then, and it has to be set again.
      this.#scheduleWake()
    })
  }
}

/** Lets the live messages and the phases of the connection change the device states. */
export function followLive(states: DeviceStates, { connection, onMessage }: Live) {
  onMessage((message) => states.handle(message))
  let before = connection.state().phase
  connection.subscribe(() => {
    const { phase } = connection.state()
    if (before === 'connected' && phase !== 'connected') states.toAllPins({ type: 'disconnected' })
    if (before !== 'connected' && phase === 'connected') states.toAllPins({ type: 'connected' })
    before = phase
  })
}
