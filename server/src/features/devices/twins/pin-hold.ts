import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { heldUntil } from '@roomwire/contracts/vocabulary/hold.ts'
import { canBeHeld } from '@roomwire/contracts/vocabulary/pin-form.ts'
import type { ShownPin } from '../records/shown-device.ts'
import type { Twin } from './twin.ts'

/** The failure of a command of a schedule for a pin that somebody holds. */
export const wasHeld = {
  error: 'Somebody switched it, so schedules skip it for a while',
  code: 'pin_held',
} as const

/**
 * Until when somebody holds a pin against schedules because they have switched it, epoch ms; null where
 * nobody does.
 * @param holdS for how many seconds a press holds a pin, in its home
 */
export function pinHeldUntil(
  { form, lastChange, letGoOf }: Pick<ShownPin, 'form' | 'lastChange' | 'letGoOf'>,
  holdS: number,
  now: number,
): number | null {
  if (!canBeHeld(form)) return null
  return heldUntil(lastChange && { ...lastChange, letGo: lastChange.at === letGoOf }, holdS, now)
}

/** Whether somebody holds a pin of a connected device: they have switched it, or their press is under way. */
export function isHeld(
  { shown, pending }: Pick<Twin, 'shown' | 'pending'>,
  key: PinKey,
  holdS: number,
  now: number,
): boolean {
  const pin = shown.pins.find((one) => one.key === key)
  if (holdS === 0 || !pin || !canBeHeld(pin.form)) return false
  const isPressed = pending.some(
    ({ row }) => row.pin === key && ['person', 'pass'].includes(row.requester_kind),
  )
  return isPressed || pinHeldUntil(pin, holdS, now) !== null
}
