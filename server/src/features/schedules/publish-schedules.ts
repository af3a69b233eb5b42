import type { Bus } from '../../platform/bus/bus.ts'
import type { HomeDevices } from '../devices/listing/home-devices.ts'
import { aboutDevice } from '../devices/records/device-events.ts'
import { publishHomeEvent } from '../identity/home-events.ts'
import type { SchedulePin } from './schedule.ts'

/** Tells the pages of those who see one of these pins that a schedule has changed. */
export async function publishSchedules(
  { bus, homeDevices }: { bus: Bus; homeDevices: HomeDevices },
  homeId: number,
  pins: readonly SchedulePin[],
): Promise<void> {
  const devices = await homeDevices.ofHome(homeId)
  const byIdentifier = new Map(devices.map((device) => [device.identifier, device]))
  const about = pins.flatMap(({ device: identifier, pin }) => {
    const device = byIdentifier.get(identifier)
    return device ? [aboutDevice(device, pin)] : []
  })
  await publishHomeEvent(bus, homeId, { kind: 'home.changed', what: 'schedules', about })
}
