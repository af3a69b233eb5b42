import type { PinKey } from './device-kind.ts'
import type { PinIcon } from './pin-icon.ts'

/**
 * Whether a pin is turned on by a second press only: as somebody has decided, else where it is a pump
 * or a heater by its kind or by the icon that somebody chose. A guess decides nothing.
 */
export const asksFirst = (
  pin: PinKey,
  { ask_first, icon }: { ask_first?: boolean | undefined; icon: PinIcon | null },
): boolean => ask_first ?? (pin === 'pump' || icon === 'pump' || icon === 'heater')
