import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { deviceLabel } from '../../devices/plate/device-label.ts'
import { pinNameAmong } from '../../devices/plate/pin-text.ts'
import { roomNameOfPin } from '../../devices/state/pins-of.ts'
import type { DaysShown } from '../today/today-texts.ts'

type Days = readonly (number | null)[]

/** Something that has used some: a switch, a device or a room, and how much on all days together. */
export type Used = { id: string; name: string; place: string; amount: number }

/** The amount of all days that are known; null where none is. */
const sumOf = (days: Days): number | null => {
  const known = days.filter((one) => one !== null)
  return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0)
}

const noRoom = 'No room'

/**
 * The electricity that was used, kWh: by each device that measures it, and by each switch whose watts are known on the
 * others. The most first; what has used none is left out.
 */
export function energyUsed(shown: DaysShown, devices: readonly Device[]): Used[] {
  const measuring = new Set(
    shown.meters.filter(({ kwh }) => kwh).map(({ device_identifier }) => device_identifier),
  )
  const pins = shown.pins.filter(
    ({ device_identifier, kwh }) => kwh && !measuring.has(device_identifier),
  )
  return ranked([
    ...shown.meters.map((one) => usedBy(devices, one, one.kwh)),
    ...pins.map((one) => usedBy(devices, one, one.kwh)),
  ])
}

/** The water that was used, l: by each tank of known size, and by each meter. */
export function waterUsed(shown: DaysShown, devices: readonly Device[]): Used[] {
  return ranked(
    [...shown.tanks, ...shown.water_meters].map((one) => usedBy(devices, one, one.litres)),
  )
}

function usedBy(
  devices: readonly Device[],
  { device_identifier, pin }: { device_identifier: string; pin?: PinKey },
  days: Days | null,
): Used | null {
  const device = devices.find(({ deviceIdentifier }) => deviceIdentifier === device_identifier)
  const amount = days && sumOf(days)
  if (!device || !amount) return null
  return {
    id: `${device_identifier} ${pin ?? ''}`,
    name: pin ? pinNameAmong(device, pin) : deviceLabel(device),
    place: (pin ? roomNameOfPin(device, pin) : device.room_name) ?? noRoom,
    amount,
  }
}

const ranked = (all: readonly (Used | null)[]): Used[] =>
  all.filter((one) => one !== null).toSorted((one, other) => other.amount - one.amount)

/** The same by rooms. */
export function byRooms(all: readonly Used[]): Used[] {
  const rooms = [...Map.groupBy(all, ({ place }) => place)]
  return ranked(
    rooms.map(([place, some]) => ({
      id: place,
      name: place,
      place: '',
      amount: some.reduce((sum, { amount }) => sum + amount, 0),
    })),
  )
}

/** How many switches were on whose watts nobody knows. */
export const withoutWatts = ({ pins, meters }: DaysShown): number =>
  pins.filter(
    ({ device_identifier, kwh, on_ms }) =>
      kwh === null &&
      (sumOf(on_ms) ?? 0) > 0 &&
      !meters.some((one) => one.kwh && one.device_identifier === device_identifier),
  ).length

/** The usual amount of a day: the mean of the whole days before today that are known; null without one. */
export function usualOf(days: Days): number | null {
  const before = days.slice(0, -1).filter((one) => one !== null)
  return before.length === 0 ? null : before.reduce((sum, one) => sum + one, 0) / before.length
}

/** A tank that falls less a day is told to hardly fall, %. */
const leastFall = 0.5

/** Farther away nobody can tell, days. */
const daysMost = 60

/**
 * In how many days a tank will be empty at the usual use. Null where it is not known what is usual; infinite where it
 * hardly falls.
 * @param percent its level now
 * @param fell how far it fell on each day, %
 */
export function daysLeft(percent: number, fell: Days): number | null {
  const usual = usualOf(fell)
  if (usual === null) return null
  const days = percent / usual
  return usual < leastFall || days > daysMost ? Number.POSITIVE_INFINITY : days
}
