import type { DeviceControl } from '@roomwire/contracts/live/from-browser.ts'
import {
  isFan,
  kindOf,
  type PinKey,
  type PinState,
  pinsOf,
} from '@roomwire/contracts/vocabulary/device-kind.ts'
import { refuse } from '../../platform/refusal.ts'

/**
 * Reads the pin and its desired state from the action that a page requests (spec §7).
 * @throws Refusal 'invalid_input' when the message leaves that open.
 */
export function readControl(message: DeviceControl): { pin: PinKey; desired: PinState } {
  switch (message.action) {
    case 'on':
      return { pin: namedPin(message), desired: 1 }
    case 'off':
      return { pin: namedPin(message), desired: 0 }
    case 'setFanState':
      return readFanState(message)
    case 'pumpOn':
      return { pin: 'pump', desired: 1 }
    case 'pumpOff':
      return { pin: 'pump', desired: 0 }
    case 'ledOn':
      return { pin: 'led', desired: 1 }
    case 'ledOff':
      return { pin: 'led', desired: 0 }
  }
}

function namedPin({ action, pin }: DeviceControl): PinKey {
  if (pin === undefined) throw badPin(`${action} needs a pin`)
  return pin
}

/** A message without a pin is for the fan's own pin. */
function readFanState({ deviceIdentifier, pin = '13', state }: DeviceControl) {
  const kind = kindOf(deviceIdentifier)
  const isKnown = pinsOf(kind).includes(pin)
  if (isKnown && state === undefined) {
    throw refuse('invalid_input', 'setFanState needs a state from 0 to 3', { field: 'state' })
  }
  if (isKnown && !isFan(kind, pin)) throw badPin(`Pin ${pin} is not a fan`)
  // An unknown pin is refused as unknown, whatever the desired state.
  return { pin, desired: state ?? 0 }
}

const badPin = (error: string) => refuse('invalid_input', error, { field: 'pin' })
