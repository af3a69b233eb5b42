import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import {
  type DeviceKind,
  isFan,
  type PinKey,
  type PinState,
} from '@roomwire/contracts/vocabulary/device-kind.ts'
import { isAssumed, isSwitched, type PinForm } from '@roomwire/contracts/vocabulary/pin-form.ts'
import type { PinIcon } from '@roomwire/contracts/vocabulary/pin-icon.ts'
import { clockTime, timeOrDay } from '../../../ui/time/time-text.ts'
import type { PinFailure, PinView } from '../state/pin-view.ts'
import { pinOf } from '../state/pins-of.ts'
import { deviceLabel } from './device-label.ts'

/** Texts about a pin. */

/** The texts of failures (spec §5). */
const failureText: Record<PinFailure, string> = {
  control_failed: 'Control failed',
  not_connected: 'WebSocket not available',
}

/** The label of a pin: its nickname, else its kind. */
export function pinLabel(
  kind: DeviceKind,
  pin: PinKey,
  nickname: string | null | undefined,
): string {
  return nickname || (isFan(kind, pin) ? 'Fan speed' : placeName(pin))
}

/** The same, out of its device. */
export const pinName = (device: Device, pin: PinKey): string =>
  pinLabel(device.kind, pin, pinOf(device, pin)?.name)

/**
 * The label of a pin among those of other devices, in a list or a sentence: its nickname, else
 * 'Pin 18 of Hall controller'.
 * @param deviceName null for a device that is gone or has no name
 */
export function pinLabelAmong(
  kind: DeviceKind,
  pin: PinKey,
  nickname: string | null | undefined,
  deviceName: string | null,
): string {
  const label = pinLabel(kind, pin, nickname)
  return nickname || !deviceName ? label : `${label} of ${deviceName}`
}

/** The name of a pin among those of other devices, out of its device. */
export const pinNameAmong = (device: Device, pin: PinKey): string =>
  pinLabelAmong(device.kind, pin, pinOf(device, pin)?.name, device.device_name)

/** A pin with its device, in a list to choose from: 'Ceiling light, Fan box'. */
export const pinOfDevice = (device: Device, pin: PinKey): string =>
  `${pinName(device, pin)}, ${deviceLabel(device)}`

/**
 * The line under the label: the pin's number or its purpose, whichever the label
 * does not say already.
 */
export function pinPlace(kind: DeviceKind, pin: PinKey, nickname: string | null | undefined) {
  if (isFan(kind, pin)) return placeName(pin)
  // A device's own word for a pin is for programs: the name stands alone.
  if (nickname && !isNumbered(pin) && pin !== 'pump' && pin !== 'led') return ''
  if (nickname && nickname.toLowerCase() !== placeName(pin).toLowerCase()) return placeName(pin)
  if (pin === 'pump') return 'Motor relay'
  return pin === 'led' ? 'Tank lamp' : ''
}

const isNumbered = (pin: PinKey) => /\d/.test(pin)

function placeName(pin: PinKey): string {
  if (pin === 'pump') return 'Pump'
  return pin === 'led' ? 'LED' : `Pin ${pin}`
}

/** ON, OFF, a fan's level or a percentage; a dash before the device's first report. */
export function stateWord(form: PinForm, state: PinState | null): string {
  if (state === null) return '–'
  const percent = `${state} %`
  if (form.kind === 'fan') return form.levels[state] ?? '–'
  if (form.kind === 'input') return form.texts[state] ?? '–'
  if (form.kind === 'button') return state ? 'pressed' : ''
  if (form.kind === 'cover') {
    if (state === 0) return 'closed'
    if (state === 100) return 'open'
    return form.position ? percent : 'partly open'
  }
  if (form.kind === 'level' && state > 0) return percent
  return state > 0 ? 'ON' : 'OFF'
}

/** The caption. It has the same place for every state, so that a module never changes its size. */
export function captionOf(
  view: PinView,
  form: PinForm,
  place: string,
  remembered: boolean,
): string {
  const { outcome, failure, note, reported } = view
  if (failure) return failureText[failure.code]
  if (outcome === 'sending') return 'Sending…'
  if (outcome === 'slow') return 'Still waiting…'
  if (outcome === 'unconfirmed') return 'Not confirmed'
  if (note?.about === 'sending') return 'Sending…'
  if (note?.about === 'wall') return `At the wall, ${clockTime(note.at)}`
  if (note?.about === 'device' && isSwitched(form))
    return `Device reports ${stateWord(form, reported)}`
  if (note?.about === 'late') return `Confirmed late, ${clockTime(note.at)}`
  if (isAssumed(form)) return assumedText(form, reported)
  if (remembered && reported !== null) return 'Last known'
  return reported === null ? 'No state yet' : place
}

/** Stands under an input that its device has lost sight of. */
export const unknownText = (at: number, now: number): string =>
  `Unknown since ${timeOrDay(at, now)}`

/** Stands under a pin whose device never says how it is. */
const assumedText = (form: PinForm, sent: PinState | null): string =>
  form.kind === 'button' || sent === null ? 'Cannot be confirmed' : 'Last sent'

/** 'Off at 18:24', for a pin that is on for some time. */
export const offText = (lease: { endsAt: number } | undefined): string | undefined =>
  lease && `Off at ${clockTime(lease.endsAt)}`

/** The label of a button that has asked, and is pressed again. */
export function verbAsked(pin: PinKey, icon: PinIcon | null, { kind }: PinForm): string {
  if (kind === 'cover') return 'Press again: open'
  if (pin === 'pump' || icon === 'pump') return 'Press again: start pump'
  return icon === 'heater' ? 'Press again: start heater' : 'Press again: turn ON'
}

/** A device words its reason as it likes: what follows must not read as a part of it. */
export function withFullStop(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}

/** The announcement of a screen reader when a view changes; null when there is nothing to announce. */
export function spokenChange(
  before: PinView,
  after: PinView,
  name: string,
  form: PinForm,
): { urgent: boolean; text: string } | null {
  const own = before.pending?.messageId != null
  const word = stateWord(form, after.reported)
  const isSwitch = form.kind === 'switch'
  const state = isSwitch ? word.toLowerCase() : word
  if (after.outcome === 'failed' && before.failure !== after.failure) {
    const failure = after.failure ? failureText[after.failure.code] : ''
    const reason = after.failure?.reason ? ` ${withFullStop(after.failure.reason)}` : ''
    return { urgent: true, text: `${name}: ${failure}.${reason} Still ${state}.` }
  }
  if (after.outcome === 'slow' && before.outcome !== 'slow' && own) {
    return { urgent: false, text: `${name}: still waiting for the device.` }
  }
  if (after.outcome === 'unconfirmed' && before.outcome !== 'unconfirmed' && own) {
    return { urgent: false, text: `${name} has not answered. Last confirmed ${state}.` }
  }
  if (after.outcome !== 'idle' || !(own || after.note?.about === 'late')) return null
  if (before.outcome === 'idle') return null
  if (isAssumed(form)) return { urgent: false, text: `${name}: sent, cannot be confirmed.` }
  if (after.note?.about === 'device') {
    return { urgent: false, text: `${name}: the device reports ${state}.` }
  }
  return { urgent: false, text: isSwitch ? `${name} is ${state}.` : `${name} is at ${state}.` }
}
