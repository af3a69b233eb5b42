import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { clockTime } from '../../../ui/time/time-text.ts'
import { heldPins, pressedOf } from '../holds/held-pin.ts'
import { type NextPins, nextText } from '../next/next-text.ts'

/**
 * The upcoming change of a pin: the hold, if it lasts until a schedule would act, else the action of
 * the schedule. Null if none comes.
 */
export function upcomingOf(
  device: Device,
  pin: PinKey,
  next: NextPins,
  now: number,
): { text: string; heldUntil: number | null } | null {
  const coming = next.pins.find(
    (one) => one.device_identifier === device.deviceIdentifier && one.pin === pin,
  )
  if (!coming) return null
  const [held] = heldPins(pressedOf(device, pin), next, now)
  return held && held.until > coming.at
    ? { text: `Held until ${clockTime(held.until)}`, heldUntil: held.until }
    : { text: nextText(device, coming, next.time_zone, now), heldUntil: null }
}
