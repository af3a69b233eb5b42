import {
  type DeviceKind,
  isFan,
  type PinKey,
  type PinState,
} from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { PinIcon } from '@roomwire/contracts/vocabulary/pin-icon.ts'
import { use, useCallback, useEffect } from 'react'
import { RememberedSince } from '../../../ui/browser/offline.ts'
import { announce, announceNow } from '../../../ui/focus/announce.ts'
import { onlyLooksText, useOnlyLooks } from '../../sign-in/use-auth.ts'
import { captionOf, offText, pinLabel, pinPlace, spokenChange, stateWord } from '../pin-text.ts'
import { isFromBefore, type LiveDevices } from '../state/apply-live-message.ts'
import { type PinView, shownValue, unknownPin } from '../state/pin-view.ts'
import { pinOf } from '../state/pins-of.ts'
import { useDeviceStates, useOfDevices } from '../state/use-device-states.ts'
import { SinceContext } from './since.ts'
import { useDeviceControl } from './use-device-control.ts'

/** The props of the module of a pin. */
export type PinModuleProps = {
  deviceIdentifier: string
  kind: DeviceKind
  pin: PinKey
  nickname: string | null
  icon: PinIcon | null
  /** Whether the device itself is offline. */
  away: boolean
  /** Stands under the name in place of the pin's number. */
  place?: string
}

/** Everything that a module shows of its pin, and the function that presses it. */
export function usePinModule({
  deviceIdentifier,
  kind,
  pin,
  nickname,
  away,
  place = pinPlace(kind, pin, nickname),
}: Omit<PinModuleProps, 'icon'>) {
  const control = useDeviceControl(deviceIdentifier, kind)
  const socketLost = use(RememberedSince) !== null
  const onlyLooks = useOnlyLooks()
  const since = use(SinceContext)
  const fan = isFan(kind, pin)
  const name = pinLabel(kind, pin, nickname)
  useSpokenChanges(deviceIdentifier, pin, name, fan)
  const select = useCallback(
    (devices: LiveDevices) => {
      const live = devices.get(deviceIdentifier)
      const view = live?.pins.get(pin) ?? unknownPin
      const value = shownValue(view)
      const { lastChange: change, lease } = (live && pinOf(live.device, pin)) ?? {}
      const isOld = live !== undefined && isFromBefore(live.device, pin)
      const remembered = away || socketLost || isOld
      const usual = offText(lease) || (change && since(change))
      const caption = captionOf(view, fan, usual || place, remembered)
      return {
        value,
        badge: stateWord(fan, value),
        caption,
        captionAt:
          caption === usual ? (lease?.endsAt ?? change?.at ?? null) : (view.note?.at ?? null),
        look: lookOf(view, value, remembered),
        isMemory: remembered && !isPending(view),
      }
    },
    [deviceIdentifier, pin, fan, place, away, socketLost, since],
  )
  // A pin that is confirmed in time looks like before, and is not rendered again.
  const shown = useOfDevices(select, looksSame, deviceIdentifier)
  const press = (next: PinState, seconds?: number) =>
    onlyLooks ? announceNow(onlyLooksText) : control(pin, next, seconds)
  return { name, isIdle: socketLost || onlyLooks, onlyLooks, ...shown, press }
}

type Shown = {
  value: PinState | null
  badge: string
  caption: string
  /** The instant that it is about, epoch ms; null for none. */
  captionAt: number | null
  look: Look
  /** Nobody can confirm it now; it may have failed before that, too. */
  isMemory: boolean
}

function looksSame(a: Shown, b: Shown): boolean {
  return (
    a.value === b.value &&
    a.badge === b.badge &&
    a.caption === b.caption &&
    a.captionAt === b.captionAt &&
    a.look === b.look &&
    a.isMemory === b.isMemory
  )
}

/** Fill is fact, outline is pending, hatch is memory. */
type Look = 'unknown' | 'off' | 'on' | 'pending' | 'unconfirmed' | 'failed' | 'memory'

function lookOf(view: PinView, value: PinState | null, remembered: boolean): Look {
  if (view.outcome === 'failed' || view.outcome === 'unconfirmed') return view.outcome
  if (isPending(view)) return 'pending'
  if (value === null) return 'unknown'
  if (remembered) return 'memory'
  return value > 0 ? 'on' : 'off'
}

const isPending = ({ outcome }: PinView) => outcome === 'sending' || outcome === 'slow'

/** Says what becomes of a pin, without rendering anything. */
function useSpokenChanges(deviceIdentifier: string, pin: PinKey, name: string, fan: boolean) {
  const states = useDeviceStates()
  useEffect(() => {
    const viewNow = () => states.devices().get(deviceIdentifier)?.pins.get(pin) ?? unknownPin
    let before = viewNow()
    return states.subscribe(() => {
      const view = viewNow()
      if (view === before) return
      const change = spokenChange(before, view, name, fan)
      before = view
      if (change) (change.urgent ? announceNow : announce)(change.text)
    }, deviceIdentifier)
  }, [states, deviceIdentifier, pin, name, fan])
}
