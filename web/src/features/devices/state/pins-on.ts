import type { LiveDevices } from './apply-live-message.ts'
import { roomOfPin } from './rooms-of.ts'

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
