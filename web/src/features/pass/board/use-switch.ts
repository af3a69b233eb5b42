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
import {
  captionOf,
  offText,
  pinLabel,
  pinPlace,
  spokenChange,
  stateWord,
} from '../../devices/pin-text.ts'
import { useDeviceControl } from '../../devices/plate/use-device-control.ts'
import { isFromBefore, type LiveDevices } from '../../devices/state/apply-live-message.ts'
import { type PinView, shownValue, unknownPin } from '../../devices/state/pin-view.ts'
import { pinOf } from '../../devices/state/pins-of.ts'
import { useDeviceStates, useOfDevices } from '../../devices/state/use-device-states.ts'

/** The props of a switch of a pass. */
export type SwitchProps = {
  deviceIdentifier: string
  kind: DeviceKind
  pin: PinKey
  nickname: string | null
  icon: PinIcon | null
  /** Whether the device itself is offline. */
  away: boolean
  /** False for a pass that only shows. */
  maySwitch: boolean
}

/** Fill is fact, outline is pending, hatch is memory. */
type SwitchLook = 'unknown' | 'off' | 'on' | 'pending' | 'unconfirmed' | 'failed' | 'memory'

type ShownSwitch = {
  value: PinState | null
  badge: string
  caption: string
  /** The instant that it is about, epoch ms; null for none. */
  captionAt: number | null
  look: SwitchLook
  /** Nobody can confirm it now; it may have failed before that, too. */
  isMemory: boolean
}

/** Everything that a switch shows of its pin, and the function that presses it. */
export function useSwitch({ deviceIdentifier, kind, pin, nickname, away }: SwitchProps) {
  const press = useDeviceControl(deviceIdentifier, kind)
  const isIdle = use(RememberedSince) !== null
  const fan = isFan(kind, pin)
  const name = pinLabel(kind, pin, nickname)
  useSpokenSwitch(deviceIdentifier, pin, name, fan)
  const place = purposeOf(kind, pin, nickname)
  const select = useCallback(
    (devices: LiveDevices): ShownSwitch => {
      const live = devices.get(deviceIdentifier)
      const view = live?.pins.get(pin) ?? unknownPin
      const value = shownValue(view)
      const lease = live && pinOf(live.device, pin)?.lease
      const isOld = live !== undefined && isFromBefore(live.device, pin)
      const remembered = away || isIdle || isOld
      return {
        value,
        badge: stateWord(fan, value),
        caption: captionOf(view, fan, offText(lease) || place, remembered),
        captionAt: view.note?.at ?? lease?.endsAt ?? null,
        look: switchLook(view, value, remembered),
        isMemory: remembered && !isPending(view),
      }
    },
    [deviceIdentifier, pin, fan, place, away, isIdle],
  )
  const shown = useOfDevices(select, isSameShown, deviceIdentifier)
  return { name, isIdle, ...shown, press: (next: PinState) => press(pin, next) }
}

/** What a pin without a name of its own is for; its number only where it has one. */
function purposeOf(kind: DeviceKind, pin: PinKey, nickname: string | null): string {
  return nickname && pin !== 'pump' && pin !== 'led' ? '' : pinPlace(kind, pin, nickname)
}

function isSameShown(a: ShownSwitch, b: ShownSwitch): boolean {
  return (
    a.value === b.value &&
    a.badge === b.badge &&
    a.caption === b.caption &&
    a.captionAt === b.captionAt &&
    a.look === b.look &&
    a.isMemory === b.isMemory
  )
}

function switchLook(view: PinView, value: PinState | null, remembered: boolean): SwitchLook {
  if (view.outcome === 'failed' || view.outcome === 'unconfirmed') return view.outcome
  if (isPending(view)) return 'pending'
  if (value === null) return 'unknown'
  if (remembered) return 'memory'
  return value > 0 ? 'on' : 'off'
}

const isPending = ({ outcome }: PinView) => outcome === 'sending' || outcome === 'slow'

/** Says what becomes of a pin, without rendering anything. */
function useSpokenSwitch(deviceIdentifier: string, pin: PinKey, name: string, fan: boolean) {
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
