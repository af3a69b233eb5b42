import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { LiveDevices } from './apply-live-message.ts'

/** The room that a pin counts for: today that of its device. Null when that is in none. */
export function roomOfPin(device: Device, _pin: PinKey): number | null {
  return device.room_id
}

/** How many pins of a room, or with null of the home, were last reported on. */
export function pinsOn(devices: LiveDevices, roomId: number | null): number {
  let count = 0
  for (const { device, pins } of devices.values()) {
    for (const [pin, { reported }] of pins) {
      if (reported && (roomId === null || roomOfPin(device, pin) === roomId)) count += 1
    }
  }
  return count
}
