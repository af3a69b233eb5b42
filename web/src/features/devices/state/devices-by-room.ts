import type { LiveDevice, LiveDevices } from './apply-live-message.ts'
import { oncePer } from './once-per.ts'
import { pinsIn } from './pins-of.ts'
import { roomOfPin } from './rooms-of.ts'

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
