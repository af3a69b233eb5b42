import { arranged } from '@roomwire/contracts/vocabulary/arranged.ts'
import { isSwitched } from '@roomwire/contracts/vocabulary/pin-form.ts'
import type { LiveDevice, LiveDevices } from './apply-live-message.ts'
import { oncePer } from './once-per.ts'
import { formOf, pinsIn, roomOfPin } from './pins-of.ts'

/** The devices that are in a room themselves or with a pin; with null those in none. */
export const devicesInRoom = (devices: LiveDevices, roomId: number | null): readonly LiveDevice[] =>
  byRoom(devices).get(roomId) ?? []

/** Once for all rooms of a page: a hundred that each looked through all devices would be slow. */
const byRoom = oncePer((devices: LiveDevices) => {
  const rooms = new Map<number | null, LiveDevice[]>()
  for (const live of devices.values()) {
    const { device } = live
    const ofPins = pinsIn(device).map((pin) => roomOfPin(device, pin))
    for (const room of new Set([device.room_id, ...ofPins])) {
      const there = rooms.get(room)
      if (there) there.push(live)
      else rooms.set(room, [live])
    }
  }
  return rooms
})

/** No order: all is as it comes. */
export const noOrder: readonly string[] = []

/** The devices, those first that a person has arranged, by their identifiers. */
export const devicesInOrder = (
  devices: readonly LiveDevice[],
  order: readonly string[],
): LiveDevice[] => arranged(devices, order, ({ device }) => device.deviceIdentifier)

/** How many pins of a room, or with null of the home, were last reported on. */
export function pinsOn(devices: LiveDevices, roomId: number | null): number {
  let count = 0
  for (const { device, pins } of devices.values()) {
    for (const [pin, { reported }] of pins) {
      if (!reported || !isSwitched(formOf(device, pin))) continue
      if (roomId === null || roomOfPin(device, pin) === roomId) count += 1
    }
  }
  return count
}
