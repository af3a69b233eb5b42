import type { DeviceConfig } from '@roomwire/contracts/device/to-device.ts'
import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { Pins } from './kinds.ts'

/** The protection of a device's pins, as the server gave it; it survives a start. */
export type PinsConfig = Readonly<DeviceConfig>

/** The config of a device fresh from the shop: no protection. */
export const noConfig: PinsConfig = { version: '', pins: {} }

/** A device as its protection sees it. Instants are those of its own clock, ms. */
export type Guarded = {
  readonly pins: Pins
  readonly config: PinsConfig
  /** When each pin went on or off last, or the device started. */
  readonly switchedAt: Readonly<Record<PinKey, number>>
  /** The state in which each pin was on last; what was not on yet is left out. */
  readonly lastOn: Pins
  /** The states that pins go to after a start, as soon as they have rested. */
  readonly waking: Pins
  readonly at: number
}

/** Why a pin may not go on: it must rest for some seconds yet, or the pin that excludes it is on. */
export type Hindrance =
  | { readonly why: 'resting'; readonly left: number }
  | { readonly why: 'interlocked'; readonly by: PinKey }

const isOn = (pins: Pins, pin: PinKey) => (pins[pin] ?? 0) > 0

/** Why a pin may not become this; undefined where it may. What is on may become anything. */
export function hindranceOf(device: Guarded, pin: PinKey, state: PinState): Hindrance | undefined {
  if (state === 0 || isOn(device.pins, pin)) return undefined
  const { notWith } = device.config.pins[pin] ?? {}
  if (notWith && isOn(device.pins, notWith)) return { why: 'interlocked', by: notWith }
  const left = restedAt(device, pin) - device.at
  return left > 0 ? { why: 'resting', left: Math.ceil(left / 1_000) } : undefined
}

/** The instant from which on a pin may go on again. */
function restedAt({ config, switchedAt }: Guarded, pin: PinKey): number {
  return (switchedAt[pin] ?? 0) + (config.pins[pin]?.shortestOff ?? 0) * 1_000
}

/** When a pin that is on was on for as long as it may be; undefined where that has no end. */
export function longestUntil({ config, pins, switchedAt }: Guarded, pin: PinKey) {
  const { longestOn } = config.pins[pin] ?? {}
  if (longestOn === undefined || !isOn(pins, pin)) return undefined
  return (switchedAt[pin] ?? 0) + longestOn * 1_000
}

/** Notes which pins went on or off since before. */
export function withSwitched<Device extends Guarded>(before: Guarded, device: Device): Device {
  const all = Object.keys(device.pins)
  const switched = all.filter((pin) => isOn(before.pins, pin) !== isOn(device.pins, pin))
  if (switched.length === 0) return device
  const times = switched.map((pin) => [pin, device.at] as const)
  const lastOn = Object.entries(before.pins).filter(
    ([pin]) => switched.includes(pin) && isOn(before.pins, pin),
  )
  return {
    ...device,
    switchedAt: { ...device.switchedAt, ...Object.fromEntries(times) },
    lastOn: { ...device.lastOn, ...Object.fromEntries(lastOn) },
  }
}

/** When the first of the pins that wait for it after a start has rested; undefined when none waits. */
export function firstWaking(device: Guarded): number | undefined {
  const all = wakingOf(device).map(([pin]) => restedAt(device, pin))
  return all.length === 0 ? undefined : Math.min(...all)
}

const wakingOf = ({ waking }: Guarded) => Object.entries(waking)

/** Switches on what was to go on after a start and has rested, unless the pin that excludes it is on. */
export function woken<Device extends Guarded>(device: Device): Device {
  let next = device
  for (const [pin, state] of wakingOf(device)) {
    if (restedAt(device, pin) > device.at) continue
    const pins = hindranceOf(next, pin, state) ? next.pins : { ...next.pins, [pin]: state }
    next = withSwitched(next, { ...next, pins, waking: withoutPin(next.waking, pin) })
  }
  return next
}

/** The states without that of one pin: what was asked of it since counts more. */
export function withoutPin(pins: Pins, pin: PinKey): Pins {
  const { [pin]: _, ...others } = pins
  return others
}

/**
 * The states that pins go to after a start, from those before it. A level goes on to where it was last. One that
 * was on for some time only stays off.
 */
export function wakingAfter(
  { config, pins, lastOn }: Guarded,
  isLevel: (pin: PinKey) => boolean,
  isLeased: (pin: PinKey) => boolean,
): Pins {
  const states = Object.keys(pins).flatMap((pin) => {
    const { powerOn } = config.pins[pin] ?? {}
    const before = pins[pin] ?? 0
    if (powerOn === 'on') return [[pin, isLevel(pin) ? before || (lastOn[pin] ?? 100) : 1] as const]
    return powerOn === 'before' && before > 0 && !isLeased(pin) ? [[pin, before] as const] : []
  })
  return Object.fromEntries(states)
}

/** Stores a config. Of two pins that exclude each other from now on, and are both on, the second goes off. */
export function configured<Device extends Guarded>(device: Device, config: PinsConfig): Device {
  let pins = device.pins
  for (const pin of Object.keys(pins)) {
    const { notWith } = config.pins[pin] ?? {}
    if (notWith && isOn(pins, pin) && isOn(pins, notWith)) pins = { ...pins, [notWith]: 0 }
  }
  return withSwitched(device, { ...device, config, pins })
}
