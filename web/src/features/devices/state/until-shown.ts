import type { Pin } from '@roomwire/contracts/live/to-browser.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { Timers } from '../../../live/timers.ts'
import type { DeviceStates } from './device-states.ts'
import { pinOf } from './pins-of.ts'

/** How long a stored setting may take until its live message has come, ms. */
const mostMs = 3_000

/**
 * Resolves once the page has heard that settings of a pin are as they were stored: the answer to a call may
 * come before the live message, and what shows the settings would go back for that moment. Gives up after 3 s.
 * @param settings null where one was taken away
 */
export function untilShown(
  states: DeviceStates,
  { deviceIdentifier, pin }: { deviceIdentifier: string; pin: PinKey },
  settings: Partial<Record<'icon' | 'ask_first' | 'on_for', unknown>>,
  timers: Timers,
): Promise<void> {
  const isShown = () => {
    const device = states.devices().get(deviceIdentifier)?.device
    const stored: Partial<Pin> = (device && pinOf(device, pin)) ?? {}
    const { icon = null, ask_first = null, on_for = null } = stored
    const shown = { icon, ask_first, on_for }
    return Object.entries(settings).every(([key, value]) => Reflect.get(shown, key) === value)
  }
  const { promise, resolve } = Promise.withResolvers<void>()
  const leave = states.subscribe(() => isShown() && resolve(), deviceIdentifier)
  const cancel = timers.after(mostMs, resolve)
  if (isShown()) resolve()
  return promise.finally(() => {
    leave()
    cancel()
  })
}
