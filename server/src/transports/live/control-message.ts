import type { DeviceControl } from '@roomwire/contracts/live/from-browser.ts'
import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { CommandRequest } from '../../features/devices/commands/request-command.ts'
import { refuse } from '../../platform/refusal.ts'

type AskedPin = Pick<CommandRequest, 'pin' | 'desired' | 'kind'>

/**
 * Reads the pin and its desired state from the action that a page requests (spec §7).
 * @throws Refusal 'invalid_input' when the message leaves that open.
 */
export function readControl(message: DeviceControl): AskedPin {
  switch (message.action) {
    case 'on':
      return { pin: namedPin(message), desired: 'on' }
    case 'off':
      return { pin: namedPin(message), desired: 0 }
    case 'setFanState':
      // A message without a pin is for the fan's own pin.
      return { pin: message.pin ?? '13', desired: namedState(message, '0 to 3'), kind: 'fan' }
    case 'setLevel':
      return { pin: namedPin(message), desired: namedState(message, '0 to 100'), kind: 'level' }
    case 'setCover':
      return { pin: namedPin(message), desired: namedState(message, '0 to 100'), kind: 'cover' }
    case 'press':
      return { pin: namedPin(message), desired: 1, kind: 'button' }
    case 'stop':
      return { pin: namedPin(message), desired: 'stop', kind: 'cover' }
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
  if (pin !== undefined) return pin
  throw refuse('invalid_input', `${action} needs a pin`, { field: 'pin' })
}

function namedState({ action, state }: DeviceControl, states: string): PinState {
  if (state !== undefined) return state
  throw refuse('invalid_input', `${action} needs a state from ${states}`, { field: 'state' })
}
