import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { DeviceFeature } from '@roomwire/contracts/vocabulary/lease.ts'
import type { AfterPowerOn, ProtectionStatus } from '@roomwire/contracts/vocabulary/protection.ts'
import { fingerprint } from '../../../platform/random.ts'

/** The limits of a pin that the device itself keeps; null for none. */
export type Protection = {
  /** Seconds after which it is switched off. */
  longestOnS: number | null
  /** Seconds for which it stays off. */
  shortestOffS: number | null
  /** The state of the pin when the device starts; off where this is null. */
  afterPowerOn: AfterPowerOn | null
  /** Another pin: only one of them is on. */
  notWith: PinKey | null
}

/** The protection of each pin that has one, under its version, as a device stores it. */
export type ProtectedPins = { version: string; pins: ReadonlyMap<PinKey, Protection> }

type ProtectedPin = { key: PinKey; protection: Protection | null }

/** How the pins of a device are protected, as it stores that; by its version equal ones are the same. */
export function configOf(pins: readonly ProtectedPin[]): ProtectedPins {
  const all = pins.flatMap(({ key, protection }) =>
    protection ? [[key, protection] as const] : [],
  )
  const values = all.map(([key, { longestOnS, shortestOffS, afterPowerOn, notWith }]) => [
    key,
    longestOnS,
    shortestOffS,
    afterPowerOn,
    notWith,
  ])
  const version = all.length === 0 ? '' : fingerprint(JSON.stringify(values.sort())).slice(0, 12)
  return { version, pins: new Map(all) }
}

type Stored = {
  features: readonly DeviceFeature[]
  /** The version of what it is to store, and that which it has. */
  configVersion: string
  storedConfig: string
}

/** Whether a device has stored how its pins are protected; null where there is nothing to say. */
export function protectionStatusOf(device: Stored): ProtectionStatus | null {
  const { features, configVersion, storedConfig } = device
  if (!features.includes('protect')) return configVersion === '' ? null : 'unable'
  if (configVersion !== storedConfig) return 'waiting'
  return configVersion === '' ? null : 'stored'
}
