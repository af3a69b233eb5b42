import {
  type DeviceKind,
  isFan,
  type PinKey,
  type PinState,
} from '@roomwire/contracts/vocabulary/device-kind.ts'
import { createContext, use, useEffect, useRef } from 'react'
import { announce, announceNow } from '../../../ui/announce.ts'
import { captionOf, pinLabel, pinPlace, spokenChange, stateWord } from '../pin-text.ts'
import { type PinView, shownValue, unknownPin } from '../state/pin-view.ts'
import { usePin } from '../state/use-device-states.ts'
import { useDeviceControl } from './use-device-control.ts'

/** Whether the live connection has been lost for so long that the states are only remembered. */
export const SocketLost = createContext(false)

/** The props of the module of a pin. */
export type PinModuleProps = {
  deviceIdentifier: string
  kind: DeviceKind
  pin: PinKey
  nickname: string | null
  /** Whether the device itself is offline. */
  away: boolean
}

/** Everything that a module shows of its pin, and the function that presses it. */
export function usePinModule({ deviceIdentifier, kind, pin, nickname, away }: PinModuleProps) {
  const view = usePin(deviceIdentifier, pin) ?? unknownPin
  const control = useDeviceControl(deviceIdentifier, kind)
  const socketLost = use(SocketLost)
  const fan = isFan(kind, pin)
  const name = pinLabel(kind, pin, nickname)
  const remembered = away || socketLost
  useSpokenChanges(view, name, fan)
  const value = shownValue(view)
  return {
    name,
    value,
    socketLost,
    badge: stateWord(fan, value),
    caption: captionOf(view, fan, pinPlace(kind, pin, nickname), remembered),
    look: lookOf(view, value, remembered),
    press: (next: PinState) => control(pin, next),
  }
}

/** Fill is fact, outline is pending, hatch is memory. */
type Look = 'unknown' | 'off' | 'on' | 'pending' | 'unconfirmed' | 'failed' | 'memory'

function lookOf({ outcome }: PinView, value: PinState | null, remembered: boolean): Look {
  if (outcome === 'failed' || outcome === 'unconfirmed') return outcome
  if (outcome === 'sending' || outcome === 'slow') return 'pending'
  if (remembered) return 'memory'
  if (value === null) return 'unknown'
  return value > 0 ? 'on' : 'off'
}

function useSpokenChanges(view: PinView, name: string, fan: boolean) {
  const before = useRef(view)
  useEffect(() => {
    const change = spokenChange(before.current, view, name, fan)
    before.current = view
    if (change) (change.urgent ? announceNow : announce)(change.text)
  }, [view, name, fan])
}
