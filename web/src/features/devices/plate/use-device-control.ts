import type { BrowserMessage } from '@roomwire/contracts/live/from-browser.ts'
import type { Pin } from '@roomwire/contracts/live/to-browser.ts'
import type { DeviceKind, PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { formOfKind, type PinForm, type PinKind } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { useCallback } from 'react'
import { useLive } from '../../../live/live.tsx'
import { clock } from '../../../ui/time/clock.ts'
import { formOf, pinOf } from '../state/pins-of.ts'
import { useDeviceStates } from '../state/use-device-states.ts'

/**
 * A second press of the same button within this time comes from a trembling hand and is ignored.
 * Each level of a fan has a button of its own.
 */
export const debounceMs = 250

/** A state, to turn on, or a cover to stop. */
export type AskedState = PinState | 'on' | 'stop'

/** Commands a device to set one of its pins, perhaps for some seconds only. The page shows it at once as pending in the pin's view. */
export function useDeviceControl(deviceIdentifier: string, kind: DeviceKind) {
  const { connection } = useLive()
  const states = useDeviceStates()
  return useCallback(
    (pin: PinKey, asked: AskedState, seconds?: number) => {
      const live = states.devices().get(deviceIdentifier)
      const form = live ? formOf(live.device, pin) : formOfKind(kind, pin)
      const view = live?.pins.get(pin)
      // A cover that stops is to be where it is.
      const value =
        asked === 'on'
          ? onState(form, live && pinOf(live.device, pin))
          : asked === 'stop'
            ? (view?.reported ?? 0)
            : asked
      const pending = view?.pending
      if (form.kind === 'switch' && pending?.messageId && clock.now() - pending.sentAt < debounceMs)
        return
      const messageId = newMessageId()
      try {
        const command = controlMessage(
          { deviceIdentifier, messageId },
          kind,
          { pin, form },
          asked === 'stop' ? asked : value,
        )
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
  command: Pick<ControlMessage, 'deviceIdentifier' | 'messageId'>,
  kind: DeviceKind,
  { pin, form }: { pin: PinKey; form: PinForm },
  state: PinState | 'stop',
): ControlMessage {
  if (kind === 'WLM') {
    if (pin === 'pump') return { ...command, action: state ? 'pumpOn' : 'pumpOff' }
    return { ...command, action: state ? 'ledOn' : 'ledOff' }
  }
  // A GPIO goes as its number.
  const named = { ...command, pin: `${Number(pin)}` === pin ? Number(pin) : pin }
  if (state === 'stop') return { ...named, action: state }
  const action = actionOf[form.kind]
  return action ? { ...named, action, state } : { ...named, action: state ? 'on' : 'off' }
}

/** The actions that say the state. */
const actionOf: Partial<Record<PinKind, ControlMessage['action']>> = {
  fan: 'setFanState',
  level: 'setLevel',
  cover: 'setCover',
}

/** The state of a pin that is turned on: a level goes to where it was last, and a cover opens. */
const onState = (form: PinForm, pin: Pin | undefined): PinState =>
  form.kind === 'level' || form.kind === 'cover' ? (pin?.last_level ?? 100) : 1
