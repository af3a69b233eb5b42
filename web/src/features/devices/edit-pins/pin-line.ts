import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { asksFirst } from '@roomwire/contracts/vocabulary/ask-first.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { isSettable } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { lengthText } from '../plate/length-text.ts'
import { pinPlace } from '../plate/pin-text.ts'
import { formOf, pinOf } from '../state/pins-of.ts'

/** The settings of a pin in one line: 'Pin 18 · asks first · off after 20 min'. */
export function pinLine(device: Device, pin: PinKey): string {
  const shown = pinOf(device, pin)
  const { name, room_name, watts, on_for, protection, gone, new_form } = shown ?? {}
  const longest = Math.min(on_for ?? Infinity, protection?.longest_on ?? Infinity)
  const asks = shown && isSettable(formOf(device, pin)) && asksFirst(pin, shown)
  const parts = [
    gone && 'no longer on the device',
    new_form && 'changed: confirm it',
    pinPlace(device.kind, pin, name),
    room_name && `in ${room_name}`,
    asks && 'asks first',
    longest < Infinity && `off after ${lengthText(longest)}`,
    protection?.shortest_off && `stays off ${lengthText(protection.shortest_off)}`,
    protection?.after_power_on === 'on' && 'on after restart',
    protection?.after_power_on === 'before' && 'as before after restart',
    protection?.not_with && 'never with another pin',
    watts && `${watts} W`,
  ]
  const line = parts.filter(Boolean).join(' · ')
  return line ? line.charAt(0).toUpperCase() + line.slice(1) : 'Nothing set'
}
