import { manages } from '@roomwire/contracts/vocabulary/role.ts'
import type { ShownDevice } from '../devices/records/shown-device.ts'
import { mayDevice } from '../devices/rules/device-access.ts'
import type { Actor } from '../identity/actor.ts'
import type { SchedulePin, StoredSchedule } from './schedule.ts'

/** The devices of a home by their identifiers. */
export type DevicesByIdentifier = ReadonlyMap<string, ShownDevice>

/**
 * Decides about schedules. Managers see and change all of their home. Everybody else sees those that
 * act on a pin which they may see, and of each only such pins, and changes those of whose pins they
 * may arrange all. Everything else is denied.
 */
export function maySchedule(
  actor: Actor,
  action: 'see' | 'change',
  { homeId, pins }: Pick<StoredSchedule, 'homeId' | 'pins'>,
  { devices, now }: { devices: DevicesByIdentifier; now: number },
): boolean {
  if (actor.homeId === null || actor.homeId !== homeId) return false
  if (manages(actor.role)) return true
  if (action === 'see') return pins.some((pin) => maySeePin(actor, pin, { devices, now }))
  return pins.length > 0 && pins.every((pin) => mayPin(actor, 'arrange', pin, { devices, now }))
}

/** Whether somebody may see one of the pins of a schedule; of a device that is gone only managers know. */
export const maySeePin = (
  actor: Actor,
  pin: SchedulePin,
  context: { devices: DevicesByIdentifier; now: number },
): boolean => manages(actor.role) || mayPin(actor, 'see', pin, context)

function mayPin(
  actor: Actor,
  action: 'see' | 'arrange',
  { device: identifier, pin }: SchedulePin,
  { devices, now }: { devices: DevicesByIdentifier; now: number },
): boolean {
  const device = devices.get(identifier)
  return device !== undefined && mayDevice(actor, action, device, pin, now)
}
