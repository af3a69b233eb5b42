import { kiloFactor } from '@roomwire/contracts/vocabulary/known-units.ts'
import { isKnownOnOff } from '@roomwire/contracts/vocabulary/pin-form.ts'
import type { LiveDevice, LiveDevices } from '../../devices/state/apply-live-message.ts'
import { formOf, pinOf, roomNameOfPin } from '../../devices/state/pins-of.ts'
import type { NewestReading } from '../plate/newest-readings.ts'

/** The power that is used now, as far as it is known, and where. */
export type WattsNow = {
  /** W; null where no device measures power and no pin says its watts. */
  total: number | null
  /** The rooms that use some, most first, W. */
  rooms: readonly { name: string; watts: number }[]
  /** How many pins are on whose power nobody knows. */
  unknown: number
}

/** A device whose power is measured, W. */
export type MeasuredPower = ReadonlyMap<string, number>

/**
 * Adds up what is used now: of a device that measures its power that, of others the watts of each pin that is on.
 * Devices that are offline do not count.
 */
export function wattsNow(devices: LiveDevices, measured: MeasuredPower): WattsNow {
  const rooms = new Map<string, number>()
  let isKnown = false
  let unknown = 0
  const add = (name: string | null, watts: number) => {
    isKnown = true
    if (watts > 0) rooms.set(name ?? noRoom, (rooms.get(name ?? noRoom) ?? 0) + watts)
  }
  for (const live of devices.values()) {
    const { device } = live
    const power = measured.get(device.deviceIdentifier)
    if (!device.connected) continue
    if (power !== undefined) add(device.room_name, power)
    else {
      for (const { watts, isOn, room } of pinsOf(live)) {
        if (watts !== undefined) add(room, isOn ? watts : 0)
        else if (isOn) unknown += 1
      }
    }
  }
  const all = [...rooms].map(([name, watts]) => ({ name, watts }))
  return {
    total: isKnown ? all.reduce((sum, { watts }) => sum + watts, 0) : null,
    rooms: all.toSorted((one, other) => other.watts - one.watts),
    unknown,
  }
}

const noRoom = 'No room'

const pinsOf = ({ device, pins }: LiveDevice) =>
  [...pins].map(([pin, { reported }]) => ({
    watts: pinOf(device, pin)?.watts,
    isOn: isKnownOnOff(formOf(device, pin)) && (reported ?? 0) > 0,
    room: roomNameOfPin(device, pin),
  }))

/**
 * The power that a device uses, W, out of its newest readings: the sum of those that count. Power that is fed in does
 * not count as used. Undefined where it measures none.
 */
export function powerOf(readings: readonly NewestReading[]): number | undefined {
  const powers = readings.flatMap(({ kind, unit, value, counts }) => {
    const factor = kind === 'power' && counts === 'used' ? kiloFactor('power', unit) : undefined
    return factor === undefined || value === null ? [] : value * factor * 1_000
  })
  if (powers.length === 0) return undefined
  return Math.max(
    0,
    powers.reduce((all, one) => all + one, 0),
  )
}
