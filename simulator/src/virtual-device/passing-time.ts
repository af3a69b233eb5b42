import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { switchedTo, whyNot } from './commands.ts'
import { nextStep, travelled } from './covers.ts'
import { kinds, type Pins } from './kinds.ts'
import { endDue, firstEnd } from './leases.ts'
import { decide, dueEntries, firstEntry, isPinHeld } from './plan.ts'
import { firstWaking, hindranceOf, withSwitched, woken } from './protection.ts'
import type { VirtualDevice } from './virtual-device.ts'

/** Every pin switched off, as after a reboot. */
export const allOff = (pins: readonly PinKey[]): Pins =>
  Object.fromEntries(pins.map((pin) => [pin, 0]))

/** The same instant for every pin: all were switched off then, as by a start. */
export const allAt = (pins: readonly PinKey[], at: number) =>
  Object.fromEntries(pins.map((pin) => [pin, at]))

/** The same device later, while nobody has touched it: what it does by itself it does in time. */
export function advanced(device: VirtualDevice, at: number): VirtualDevice {
  const due = nextByItself(device)
  const isBetween = due !== undefined && due > device.at && due < at
  return isBetween ? advanced(passed(device, due), at) : passed(device, at)
}

/** When it next switches a pin by itself; undefined when it does not. */
export function nextByItself(device: VirtualDevice): number | undefined {
  const due = [firstEnd(device), firstWaking(device), firstEntry(device), nextStep(device)].filter(
    (one) => one !== undefined,
  )
  return due.length === 0 ? undefined : Math.min(...due)
}

function passed(device: VirtualDevice, at: number): VirtualDevice {
  const ms = Math.max(0, at - device.at)
  const later = { ...device, ...kinds[device.kind].pass(device, ms), at: device.at + ms }
  return planDone(woken(endDue(withSwitched(device, travelled(later)))))
}

/** Does what its plan has for now. What somebody holds, or its protection refuses, it does not try again. */
function planDone(device: VirtualDevice): VirtualDevice {
  let next = device
  for (const entry of dueEntries(device)) {
    const { pin, state, for: seconds = 0 } = entry
    if (isPinHeld(next, pin)) {
      next = decide(next, { ...entry, held: true }, true)
      continue
    }
    const isPossible = !whyNot(next, pin, state) && !hindranceOf(next, pin, state)
    next = decide(next, entry, isPossible)
    if (isPossible) next = onFor(switchedTo(next, pin, state), pin, state > 0 ? seconds : 0)
  }
  return next
}

/** A pin is on for some seconds, by no command. */
function onFor(device: VirtualDevice, pin: PinKey, seconds: number): VirtualDevice {
  if (seconds === 0) return device
  return { ...device, leases: { ...device.leases, [pin]: { endsAt: device.at + seconds * 1_000 } } }
}
