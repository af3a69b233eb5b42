import { isFan } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { PinIcon } from '@roomwire/contracts/vocabulary/pin-icon.ts'
import { stateOn } from '../devices/plate/pin-states.ts'
import { formOf, pinOf } from '../devices/state/pins-of.ts'
import type { DraftState, ScenePin } from './scene-draft.ts'

/** A scene that somebody could make of what they have. */
export type SceneExample = { name: string; states: DraftState[] }

/** At most three scenes that fit the pins of this home. */
export function sceneExamples(pins: readonly ScenePin[]): SceneExample[] {
  const night = pins.slice(0, limits.scenePinsMax).map((one) => stateOf(one, 0))
  const lights = pins.filter(isLight)
  const room = (lights.find((one) => one.room !== '') ?? lights[0])?.room
  const inRoom = lights.filter((one) => one.room === room)
  const pump = pins.find(isPump)
  const fan = pins.find(({ device, pin }) => isFan(device.kind, pin))
  const tankLight = pins.find(({ pin }) => pin === 'led')
  return [
    { name: 'Good night', states: night },
    { name: room ? `Evening in ${room}` : 'Evening', states: inRoom.map((one) => stateOf(one, 1)) },
    { name: 'Fill the tank', states: pump ? [{ ...stateOf(pump, 1), for: 1_800 }] : [] },
    { name: 'Cool down', states: fan ? [{ ...stateOf(fan, 3), for: 3_600 }] : [] },
    { name: 'A little light', states: inRoom.length > 1 ? inRoom.map(onlyFirst) : [] },
    { name: 'Look at the tank', states: tankLight ? [{ ...stateOf(tankLight, 1), for: 900 }] : [] },
  ]
    .filter(({ states }) => states.length > 0)
    .slice(0, 3)
}

export const isPump = ({ device, pin }: ScenePin): boolean =>
  pin === 'pump' || pinOf(device, pin)?.icon === 'pump'

/** Icons of things that no example turns on for hours. */
const noLights: ReadonlySet<PinIcon | null> = new Set(['heater', 'valve', 'door', 'bell', 'fan'])

/** Guesses whether a pin is a light. */
export const isLight = (one: ScenePin): boolean =>
  !isPump(one) &&
  one.pin !== 'led' &&
  !isFan(one.device.kind, one.pin) &&
  !noLights.has(pinOf(one.device, one.pin)?.icon ?? null)

const onlyFirst = (one: ScenePin, at: number): DraftState => stateOf(one, at === 0 ? 1 : 0)

const stateOf = ({ device, pin }: ScenePin, state: DraftState['state']): DraftState => ({
  device_identifier: device.deviceIdentifier,
  pin,
  state: state === 1 ? stateOn(formOf(device, pin)) : state,
})
