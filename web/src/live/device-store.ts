import type { Device, ToBrowser } from '@roomwire/contracts/live/to-browser.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import {
  applyLiveMessage,
  applyToAllPins,
  applyToPin,
  type LiveDevices,
  takeAllDevices,
} from './apply-live-message.ts'
import { nextChangeAt, type PinEvent } from './pin-view.ts'
import type { Timers } from './timers.ts'

/** The devices on the page: the one place that live messages, answers and presses are written to. */
export class DeviceStates {
  #timers: Timers
  #devices: LiveDevices = new Map()
  #listeners = new Set<() => void>()
  #cancelWake: () => void = () => undefined

  constructor(timers: Timers) {
    this.#timers = timers
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  devices = (): LiveDevices => this.#devices

  hear(message: ToBrowser) {
    this.#become(applyLiveMessage(this.#devices, message, this.#timers.now()))
  }

  /** What the server says there is: everywhere, or in one room. */
  takeAll(devices: readonly Device[], roomId?: number) {
    this.#become(takeAllDevices(this.#devices, devices, this.#timers.now(), roomId))
  }

  toPin(deviceIdentifier: string, pin: PinKey, event: PinEvent) {
    this.#become(applyToPin(this.#devices, deviceIdentifier, pin, event, this.#timers.now()))
  }

  toAllPins(event: PinEvent) {
    this.#become(applyToAllPins(this.#devices, event, this.#timers.now()))
  }

  clear() {
    this.#become(new Map())
  }

  #become(devices: LiveDevices) {
    if (devices === this.#devices) return
    this.#devices = devices
    this.#sleep()
    for (const listener of this.#listeners) listener()
  }

  /** Wakes when time alone changes a pin next: one timer for all of them. */
  #sleep() {
    this.#cancelWake()
    let next = Number.POSITIVE_INFINITY
    for (const { pins } of this.#devices.values()) {
      for (const view of pins.values()) next = Math.min(next, nextChangeAt(view) ?? next)
    }
    if (!Number.isFinite(next)) return
    this.#cancelWake = this.#timers.after(Math.max(0, next - this.#timers.now()), () => {
      this.toAllPins({ type: 'time' })
      // A timer may fire a moment early; then nothing has changed and it has to be set again.
      this.#sleep()
    })
  }
}
