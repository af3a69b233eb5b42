import type { BrowserMessage } from '@roomwire/contracts/live/from-browser.ts'
import {
  type DeviceKind,
  isFan,
  type PinKey,
  type PinState,
} from '@roomwire/contracts/vocabulary/device-kind.ts'
import { useCallback } from 'react'
import { useLive } from '../../../live/live.tsx'
import { clock } from '../../../ui/time/clock.ts'
import { useDeviceStates } from '../state/use-device-states.ts'

/**
 * A second press of the same button within this time comes from a trembling hand and is ignored.
 * Each level of a fan has a button of its own.
 */
const debounceMs = 250

/** Commands a device to set one of its pins, perhaps for some seconds only. The page shows it at once as pending in the pin's view. */
export function useDeviceControl(deviceIdentifier: string, kind: DeviceKind) {
  const { connection } = useLive()
  const states = useDeviceStates()
  return useCallback(
    (pin: PinKey, value: PinState, seconds?: number) => {
      const fan = isFan(kind, pin)
      const pending = states.devices().get(deviceIdentifier)?.pins.get(pin)?.pending
      if (!fan && pending?.messageId && clock.now() - pending.sentAt < debounceMs) return
      const messageId = newMessageId()
      try {
        const command = controlMessage(deviceIdentifier, messageId, pin, value, fan)
        const message = seconds === undefined ? command : { ...command, for: seconds }
        const unsent = () =>
          states.toPin(deviceIdentifier, pin, { type: 'unsent', value, failure: 'not_connected' })
        if (connection.send(message) || connection.sendOnceOpen(message, unsent))
          states.toPin(deviceIdentifier, pin, { type: 'pressed', value, messageId })
        else unsent()
      } catch {
        states.toPin(deviceIdentifier, pin, { type: 'unsent', value, failure: 'control_failed' })
      }
    },
    [connection, states, deviceIdentifier, kind],
  )
}

/** Time plus random (spec §7). */
function newMessageId(): string {
  return `${clock.now()}-${Math.random().toString(36).slice(2, 10)}`
}

type ControlMessage = Extract<BrowserMessage, { action: string }>

function controlMessage(
  deviceIdentifier: string,
  messageId: string,
  pin: PinKey,
  value: PinState,
  fan: boolean,
): ControlMessage {
  const command = { deviceIdentifier, messageId }
  if (pin === 'pump') return { ...command, action: value ? 'pumpOn' : 'pumpOff' }
  if (pin === 'led') return { ...command, action: value ? 'ledOn' : 'ledOff' }
  if (fan) return { ...command, action: 'setFanState', pin: Number(pin), state: value }
  return { ...command, action: value ? 'on' : 'off', pin: Number(pin) }
}
