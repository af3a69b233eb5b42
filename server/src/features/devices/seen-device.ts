import type { Actor } from '../identity/actor.ts'
import { mayDevice, type SeenPins, seenPins } from './device-access.ts'
import { isFresh, type ShownDevice, type ShownPin } from './device-reader.ts'

/** Each state of a device as it was shown to those who see some of its pins only. */
const parts = new WeakMap<ShownDevice, Map<string, ShownDevice>>()

/**
 * A device as somebody sees it: undefined where they may not, and the same object where they see all
 * of it. A guest of some of its pins learns nothing of the others: not by its rev, nor by its times.
 */
export function seenDevice(
  actor: Actor,
  device: ShownDevice,
  now: number,
): ShownDevice | undefined {
  if (!mayDevice(actor, 'see', device, null, now)) return undefined
  const pins = seenPins(actor, device, now)
  if (pins === 'all') return device
  const known = parts.get(device) ?? new Map<string, ShownDevice>()
  parts.set(device, known)
  const shown = device.pins.filter(({ key }) => pins.includes(key))
  const key = shown.map((pin) => pin.key).join()
  const part = known.get(key) ?? partOf(device, shown, pins)
  known.set(key, part)
  return part
}

/** The part of a device that has these pins. */
function partOf(device: ShownDevice, shown: readonly ShownPin[], seen: SeenPins): ShownDevice {
  const { connected, connectedAt, lastSeenAt, settingsVersion, pinOrder } = device
  const [epoch] = device.rev
  const changes = shown.reduce((sum, pin) => sum + pin.changes, 0)
  return {
    ...device,
    pins: shown.map((pin) => ({
      ...pin,
      // A report of another pin repeats this one: when the device was heard last is not told.
      reportedAt: isFresh(pin, connectedAt) ? connectedAt : pin.reportedAt,
      desired: connected ? pin.desired : null,
    })),
    pinOrder: pinOrder?.filter((key) => seen.includes(key)) ?? null,
    waterLevel: null,
    lastSeenAt: connected ? connectedAt : lastSeenAt,
    // It grows with each change that is seen here, and with nothing else.
    rev: [epoch, changes + settingsVersion + (connected ? 0 : 1)],
  }
}
