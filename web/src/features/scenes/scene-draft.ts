import type { Scene } from '@roomwire/contracts/http/scenes.ts'
import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { compareNames } from '@roomwire/contracts/vocabulary/compare-names.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { formOfKind, isInScenes } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { bidiIsolate } from '../../ui/text/names-text.ts'
import { lengthText } from '../devices/plate/length-text.ts'
import { pinNameAmong, stateWord } from '../devices/plate/pin-text.ts'
import type { LiveDevices } from '../devices/state/apply-live-message.ts'
import { formOf, pinOf, pinsIn, roomNameOfPin } from '../devices/state/pins-of.ts'

/** The state a scene gives to a pin. */
export type DraftState = Scene['states'][number]

/** The states of a scene while somebody makes it, by pins. */
export type SceneDraft = ReadonlyMap<string, DraftState>

/** A pin that a scene may set, with its names. The device tells them, and not what it reports. */
export type ScenePin = {
  id: string
  device: Device
  pin: PinKey
  name: string
  room: string
}

const idOfState = ({ device_identifier, pin }: Omit<DraftState, 'state'>) =>
  `${device_identifier} ${pin}`

export const draftOf = (states: readonly DraftState[]): SceneDraft =>
  new Map(states.map((state) => [idOfState(state), state]))

/** All pins of these devices that can be set, by the names of their rooms; what is in no room comes last. */
export function scenePins(devices: readonly Device[]): ScenePin[] {
  return devices
    .flatMap((device) =>
      pinsIn(device)
        .filter((pin) => isInScenes(formOf(device, pin)))
        .map((pin) => ({
          id: `${device.deviceIdentifier} ${pin}`,
          device,
          pin,
          name: pinNameAmong(device, pin),
          room: roomNameOfPin(device, pin) ?? '',
        })),
    )
    .sort((a, b) => Number(a.room === '') - Number(b.room === '') || compareNames(a.room, b.room))
}

/** The states of all pins that are on now. */
export function onNow(pins: readonly ScenePin[], devices: LiveDevices): DraftState[] {
  return pins.flatMap(({ device, pin }) => {
    const live = devices.get(device.deviceIdentifier)?.device
    const state = (live && pinOf(live, pin)?.state) ?? 0
    return state === 0 ? [] : [{ device_identifier: device.deviceIdentifier, pin, state }]
  })
}

/** A scene in words: 'Ceiling light ON, Fan speed Low for 30 min'. */
export function statesText(states: readonly DraftState[], pins: readonly ScenePin[]): string {
  const names = new Map(pins.map((one) => [one.id, one]))
  return states
    .map((state) => {
      const known = names.get(idOfState(state))
      const form = known ? formOf(known.device, state.pin) : formOfKind('UNKNOWN', state.pin)
      const word = stateWord(form, state.state)
      const length = state.for ? ` for ${lengthText(state.for)}` : ''
      return `${known ? bidiIsolate(known.name) : state.device_identifier} ${word}${length}`
    })
    .join(', ')
}
