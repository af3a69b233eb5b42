import type { ShownDevice } from '../../features/devices/device-reader.ts'
import { listDevices, listDevicesOfRoom } from '../../features/devices/list-devices.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Roomwire } from '../../roomwire.ts'
import type { Page } from './page.ts'

/** The devices that a page watches, in one list for its home or in one for each of its rooms. */
export async function watchedDevices(
  roomwire: Roomwire,
  { actor, rooms, watchesHome }: Page,
): Promise<(readonly ShownDevice[])[]> {
  if (watchesHome) return [await listDevices(roomwire, actor)]
  return Promise.all(
    [...rooms].map((roomId) => listDevicesOfRoom(roomwire, actor, roomId).catch(noneIfHidden)),
  )
}

/** A room that is not visible any more has no devices to show. */
function noneIfHidden(error: unknown): readonly ShownDevice[] {
  if (error instanceof Refusal) return []
  throw error
}
