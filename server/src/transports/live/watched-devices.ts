import { listDevices, listDevicesOfRoom } from '../../features/devices/listing/list-devices.ts'
import type { VisibleDevice } from '../../features/devices/records/shown-device.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { NeedsOf } from '../../roomwire.ts'
import type { Page } from './page.ts'
import { writeDevices } from './send-device-event.ts'

/** The devices that a page watches, in one list for its home or in one for each of its rooms. */
export async function watchedDevices(
  needs: NeedsOf<typeof listDevices | typeof listDevicesOfRoom | typeof writeDevices>,
  page: Page,
): Promise<(readonly VisibleDevice[])[]> {
  return readAsSeenNow(page, async (actor) => {
    const lists = page.watchesHome
      ? [await listDevices(needs, actor)]
      : await Promise.all(
          [...page.rooms].map((roomId) =>
            listDevicesOfRoom(needs, actor, roomId).catch(noneIfHidden),
          ),
        )
    for (const devices of lists) await writeDevices(needs, devices, actor)
    return lists
  })
}

/** Reads a list as a page's person sees it at this moment, written so that it can be sent at once. */
export function listAsSeenNow(
  needs: NeedsOf<typeof writeDevices>,
  page: Page,
  list: (actor: Page['actor']) => Promise<readonly VisibleDevice[]>,
): Promise<readonly VisibleDevice[]> {
  return readAsSeenNow(page, async (actor) => {
    const devices = await list(actor)
    await writeDevices(needs, devices, actor)
    return devices
  })
}

/**
 * Reads what a page's person sees; once more where they may reach something else by then: what a page
 * is sent after it was told of that is never what they saw before.
 */
export async function readAsSeenNow<Seen>(
  page: Pick<Page, 'actor' | 'reach'>,
  read: (actor: Page['actor']) => Promise<Seen>,
): Promise<Seen> {
  for (;;) {
    const { reach } = page
    const seen = await read(page.actor)
    if (page.reach === reach) return seen
  }
}

/** A room that is not visible any more has no devices to show. */
function noneIfHidden(error: unknown): readonly VisibleDevice[] {
  if (error instanceof Refusal) return []
  throw error
}
