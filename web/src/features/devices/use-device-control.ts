import type { BrowserMessage } from '@roomwire/contracts/live/from-browser.ts'
import type { DeviceKind, PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { isFan } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { useCallback } from 'react'
import { useLive } from '../../live/use-live.ts'

/** A tremor, not a pending: a second press of the same pin within this time is not taken. */
const tremorMs = 250

/**
 * Asks a device to set one of its pins. The page shows it at once; what becomes
 * of it is told by the pin's view.
 */
export function useDeviceControl(deviceIdentifier: string, kind: DeviceKind) {
  const { connection, devices } = useLive()
  return useCallback(
    (pin: PinKey, value: PinState) => {
      const pending = devices.devices().get(deviceIdentifier)?.pins.get(pin)?.pending
      if (pending?.messageId && Date.now() - pending.sentAt < tremorMs) return
      const messageId = newMessageId()
      try {
        const asked = sentence(deviceIdentifier, messageId, pin, value, isFan(kind, pin))
        const unsent = () =>
          devices.toPin(deviceIdentifier, pin, {
            type: 'unsent',
            value,
            words: 'WebSocket not available',
          })
        if (connection.say(asked) || connection.sayOnceOpen(asked, unsent))
          devices.toPin(deviceIdentifier, pin, { type: 'pressed', value, messageId })
        else unsent()
      } catch {
        devices.toPin(deviceIdentifier, pin, { type: 'unsent', value, words: 'Control failed' })
      }
    },
    [connection, devices, deviceIdentifier, kind],
  )
}

/** Time plus random (spec §7). */
function newMessageId(): string {
  return `${Date.now()}-${Math.random().toString(36).slice(2, 10)}`
}

function sentence(
  deviceIdentifier: string,
  messageId: string,
  pin: PinKey,
  value: PinState,
  fan: boolean,
): BrowserMessage {
  const about = { deviceIdentifier, messageId }
  if (pin === 'pump') return { ...about, action: value ? 'pumpOn' : 'pumpOff' }
  if (pin === 'led') return { ...about, action: value ? 'ledOn' : 'ledOff' }
  if (fan) return { ...about, action: 'setFanState', pin: Number(pin), state: value }
  return { ...about, action: value ? 'on' : 'off', pin: Number(pin) }
}
