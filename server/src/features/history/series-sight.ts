import { type PinKey, pinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { SeriesKey } from '@roomwire/contracts/vocabulary/series.ts'
import { type DeviceObject, mayDevice, seenSince } from '../devices/rules/device-access.ts'
import type { Actor } from '../identity/actor.ts'

/** The pin whose state a series is; undefined for all others. */
export const pinOfSeries = (key: SeriesKey): PinKey | undefined =>
  key.startsWith('pin.') ? pinKey.safeParse(key.slice('pin.'.length)).data : undefined

const ofNetwork: readonly SeriesKey[] = ['device.signal', 'device.memory', 'device.uptime']

/** Whether a series tells of the network that a device is in, or of what runs on it. */
export const isOfNetwork = (key: SeriesKey): boolean => ofNetwork.includes(key)

/**
 * Since when somebody may see a series of a device, epoch ms: a pin's where they see the pin, all else
 * where they see the board; guests since their access began, and nothing of the network. Undefined where
 * they may not.
 */
export function seriesSince(
  actor: Actor,
  device: DeviceObject,
  key: SeriesKey,
  now: number,
): number | undefined {
  const part = pinOfSeries(key) ?? 'board'
  if (actor.role === 'guest' && isOfNetwork(key)) return undefined
  return mayDevice(actor, 'see', device, part, now)
    ? seenSince(actor, device, part, now)
    : undefined
}
