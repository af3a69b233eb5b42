import type { Device, Pin } from '@roomwire/contracts/live/to-browser.ts'
import { asksFirst } from '@roomwire/contracts/vocabulary/ask-first.ts'
import type { DeviceKind, PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import {
  formOfKind,
  isAssumed,
  isSwitched,
  type PinForm,
} from '@roomwire/contracts/vocabulary/pin-form.ts'
import type { PinIcon } from '@roomwire/contracts/vocabulary/pin-icon.ts'
import { use, useCallback, useEffect } from 'react'
import { RememberedSince } from '../../../ui/browser/offline.ts'
import { announce, announceNow } from '../../../ui/focus/announce.ts'
import { clock } from '../../../ui/time/clock.ts'
import { isFromBefore, type LiveDevices } from '../state/apply-live-message.ts'
import { type PinView, shownValue, unknownPin } from '../state/pin-view.ts'
import { pinOf } from '../state/pins-of.ts'
import { useDeviceStates, useOfDevices } from '../state/use-device-states.ts'
import {
  captionOf,
  offText,
  pinLabel,
  pinPlace,
  spokenChange,
  stateWord,
  unknownText,
  verbAsked,
} from './pin-text.ts'
import { PlateSlotsContext } from './plate-slots.ts'
import { useAskFirst } from './use-ask-first.ts'
import { type AskedState, useDeviceControl } from './use-device-control.ts'

/** The props of the module of a pin. */
export type PinModuleProps = {
  deviceIdentifier: string
  kind: DeviceKind
  pin: PinKey
  /** As its device declares it; absent where its kind says it. */
  form?: PinForm
  nickname: string | null
  icon: PinIcon | null
  /** Whether the device itself is offline. */
  away: boolean
  /** Stands under the name in place of the pin's number. */
  place?: string
  /** Its name among pins of other devices. */
  label?: string
}

/** The props of the module of a pin, out of its device. */
export function pinModuleProps(device: Device, pin: PinKey): PinModuleProps {
  const { deviceIdentifier, kind, connected } = device
  const { name: nickname = null, icon = null, form } = pinOf(device, pin) ?? {}
  return { deviceIdentifier, kind, pin, ...(form && { form }), nickname, icon, away: !connected }
}

export type ShownPin = ReturnType<typeof usePinModule>

/** Everything that a module shows of its pin, and the functions that press it. */
export function usePinModule(props: Omit<PinModuleProps, 'icon'>) {
  const { deviceIdentifier, kind, pin, nickname, away } = props
  const { since, hasDetails = false } = use(PlateSlotsContext)
  const place = props.place ?? placeOf(kind, pin, nickname, hasDetails)
  const control = useDeviceControl(deviceIdentifier, kind)
  const isOffline = use(RememberedSince) !== null
  const form = props.form ?? formOfKind(kind, pin)
  const name = props.label ?? pinLabel(kind, pin, nickname)
  useSpokenChanges(deviceIdentifier, pin, name, form)
  const select = useCallback(
    (devices: LiveDevices) => {
      const live = devices.get(deviceIdentifier)
      const view = live?.pins.get(pin) ?? unknownPin
      const value = shownValue(view)
      const known = live && pinOf(live.device, pin)
      const { lastChange: change, lease } = known ?? {}
      const isOld = live !== undefined && isFromBefore(live.device, pin)
      const changed = changeText(known)
      const isIdle = isOffline || changed !== undefined
      const remembered = away || isIdle || isOld || isAssumed(form)
      const lasting = change && since?.(change)
      // A button has no state that lasts.
      const isButton = form.kind === 'button'
      const usual = offText(lease) || (isButton ? lasting?.replace('Since', 'Pressed') : lasting)
      const unknownAt = known?.state === null ? known.reportedAt : null
      const caption =
        changed ??
        (unknownAt === null
          ? captionOf(view, form, usual || place, remembered)
          : unknownText(unknownAt, clock.now()))
      return {
        value,
        isOn: value !== null && value > 0,
        isIdle,
        badge:
          (known?.moving ? `${known.moving}, ` : '') + stateWord(known?.new_form ?? form, value),
        caption,
        captionAt:
          unknownAt ??
          (caption === usual ? (lease?.endsAt ?? change?.at ?? null) : (view.note?.at ?? null)),
        look: lookOf(view, value, remembered, form),
        isMemory: remembered && !isPending(view),
        asks: known && asksFirst(pin, known) ? verbAsked(pin, known.icon, form) : null,
      }
    },
    [deviceIdentifier, pin, form, place, away, isOffline, since],
  )
  // A pin that is confirmed in time looks like before, and is not rendered again.
  const shown = useOfDevices(select, looksSame, deviceIdentifier)
  const { isOn, asks } = shown
  const { isAsked, mayAct } = useAskFirst(asks !== null, `${asks} ${name}`)
  const press = (next: AskedState, seconds?: number) => control(pin, next, seconds)
  /** Turns it on or off, or to a state for some seconds; asks first where it has to. */
  const turn = (next: PinState | 'on' = isOn ? 0 : 'on', seconds?: number) => {
    if (next === 0 || mayAct()) press(next, seconds)
  }
  /** Sets a fan, a level or a cover; where it turns it on or opens it, as `turn` does. */
  const set = (next: AskedState) => {
    if (next === 0 || next === 'stop' || isOn || mayAct()) press(next)
  }
  /** A finger that slides would answer by itself. */
  const canSlide = asks === null || isOn
  const verb = isAsked && asks ? asks : verbOf(form, isOn)
  // Controls of their own have no place for the question.
  const question = isAsked && !isPressed(form) && { caption: verb, captionAt: null }
  return { name, form, ...shown, ...question, isAsked, verb, turn, set, canSlide }
}

/** Whether its whole tile is one button. */
const isPressed = ({ kind }: PinForm) => kind === 'switch' || kind === 'button'

const verbOf = ({ kind }: PinForm, isOn: boolean) => {
  if (kind === 'button') return 'Press'
  if (kind === 'cover') return isOn ? 'Close' : 'Open'
  return isOn ? 'Turn OFF' : 'Turn ON'
}

/** Stands under a pin that its device declares no more, or otherwise: it cannot be pressed. */
const changeText = (pin: Pin | undefined) =>
  pin?.gone || pin?.new_form ? 'Changed: see Edit pins' : undefined

/** The line under the name. Without details, the number of a pin that has a name is left out. */
function placeOf(kind: DeviceKind, pin: PinKey, nickname: string | null, hasDetails: boolean) {
  const isNumbered = pin !== 'pump' && pin !== 'led'
  return nickname && isNumbered && !hasDetails ? '' : pinPlace(kind, pin, nickname)
}

type Seen = {
  isIdle: boolean
  value: PinState | null
  isOn: boolean
  badge: string
  caption: string
  /** The instant that it is about, epoch ms; null for none. */
  captionAt: number | null
  look: Look
  /** Nobody can confirm it now; it may have failed before that, too. */
  isMemory: boolean
  /** The label of a button that asks for the second press; null where the first one acts. */
  asks: string | null
}

function looksSame(a: Seen, b: Seen): boolean {
  return (
    a.value === b.value &&
    a.isIdle === b.isIdle &&
    a.badge === b.badge &&
    a.caption === b.caption &&
    a.captionAt === b.captionAt &&
    a.look === b.look &&
    a.isMemory === b.isMemory &&
    a.asks === b.asks
  )
}

/** Fill is fact, outline is pending, hatch is memory. Nothing is `on` but what uses electricity. */
type Look = 'unknown' | 'off' | 'on' | 'pending' | 'unconfirmed' | 'failed' | 'memory'

function lookOf(view: PinView, value: PinState | null, remembered: boolean, form: PinForm): Look {
  if (view.outcome === 'failed' || view.outcome === 'unconfirmed') return view.outcome
  if (isPending(view)) return 'pending'
  if (value === null) return 'unknown'
  if (remembered) return 'memory'
  return value > 0 && isSwitched(form) ? 'on' : 'off'
}

const isPending = ({ outcome }: PinView) => outcome === 'sending' || outcome === 'slow'

/** Says what becomes of a pin, without rendering anything. */
function useSpokenChanges(deviceIdentifier: string, pin: PinKey, name: string, form: PinForm) {
  const states = useDeviceStates()
  useEffect(() => {
    const viewNow = () => states.devices().get(deviceIdentifier)?.pins.get(pin) ?? unknownPin
    let before = viewNow()
    return states.subscribe(() => {
      const view = viewNow()
      if (view === before) return
      const change = spokenChange(before, view, name, form)
      before = view
      if (change) (change.urgent ? announceNow : announce)(change.text)
    }, deviceIdentifier)
  }, [states, deviceIdentifier, pin, name, form])
}
