import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Bus } from '../../../platform/bus/bus.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Atomically } from '../../../platform/database/transactions.ts'
import { refuse } from '../../../platform/refusal.ts'
import type { GuestStore } from '../../access/guest-store.ts'
import type { AuditWriter } from '../../audit/audit-writer.ts'
import type { PersonActor } from '../../identity/actor.ts'
import { publishGrantsChanged, publishHomeEvent } from '../../identity/home-events.ts'
import type { JoinCodeStore } from '../../members/join-code-store.ts'
import type { HistoryStore } from '../../series/history-store.ts'
import { checkVisible, findVisibleDevice } from '../listing/find-visible-device.ts'
import type { NodeAlarm } from '../presence/node-alarm.ts'
import { aboutDevice, publishDeviceEvent } from '../records/device-events.ts'
import type { DeviceReader } from '../records/device-reader.ts'
import type { DeviceStore } from '../records/device-store.ts'
import type { ErasedDeviceStore } from '../records/erased-device-store.ts'
import { publishDevice } from './change-device.ts'

type Needs = ForgettingNeeds & {
  devices: DeviceStore
  guests: GuestStore
  atomically: Atomically<{ devices: DeviceStore; audit: AuditWriter }>
  bus: Bus
  clock: Clock
}

/**
 * Names whose access deleting a device would end.
 * @throws Refusal 'not_found', 'forbidden'.
 */
export async function previewDeviceDeletion(
  needs: Pick<Needs, 'devices' | 'guests' | 'clock'> & { joinCodes: JoinCodeStore },
  actor: PersonActor,
  identifier: string,
) {
  const { id } = await findVisibleDevice(needs, actor, identifier, 'manage')
  return {
    holders: await needs.guests.ofDevice(id),
    joinCodes: await needs.joinCodes.countOfDevice(id, needs.clock.now()),
  }
}

/**
 * Deletes a device: its connection ends, its secret is refused, and nobody sees it any more. The
 * server erases it a moment later; until then this can be undone (restoreDevice), so that access
 * of guests to it stays as long.
 * @returns until when, epoch ms.
 * @throws Refusal 'not_found', 'forbidden'.
 */
export async function deleteDevice(
  needs: Needs,
  actor: PersonActor,
  identifier: string,
): Promise<{ restorableUntil: number }> {
  const { bus, clock } = needs
  const device = await findVisibleDevice(needs, actor, identifier, 'manage')
  const now = clock.now()
  await needs.atomically(async ({ devices, audit }) => {
    await devices.markDeleted(device.id, now)
    await audit.write('device.deleted', actor, { device: device.id })
  })
  await publishDeviceEvent(bus, device.id, { kind: 'removed' })
  await publishGrantsChanged(bus, await needs.guests.boundToDevices([device.id]))
  await publishHomeEvent(bus, device.homeId, {
    kind: 'home.changed',
    what: 'devices',
    about: [aboutDevice(device)],
  })
  return { restorableUntil: now + limits.undoMs }
}

/**
 * Undoes the deletion of a device that is not erased yet. Its secret counts again, and it connects
 * when it tries the next time.
 * @throws Refusal 'not_found' once it is too late, the same as for a device that is none.
 */
export async function restoreDevice(
  needs: Needs & { deviceReader: DeviceReader; nodeAlarm: NodeAlarm },
  actor: PersonActor,
  identifier: string,
): Promise<void> {
  const { devices, bus, clock } = needs
  const deleted =
    actor.homeId === null ? undefined : await devices.findDeleted(actor.homeId, identifier)
  const right = { action: 'manage', pin: null, now: clock.now() } as const
  const device = checkVisible(deleted, actor, right)
  await needs.atomically(async ({ devices, audit }) => {
    if (!(await devices.restore(device.id))) throw refuse('not_found', 'Device not found')
    await audit.write('device.restored', actor, { device: device.id })
  })
  await publishGrantsChanged(bus, await needs.guests.boundToDevices([device.id]))
  await publishDevice(needs, device)
  needs.nodeAlarm.changed()
}

/** Erases the devices whose deletion cannot be undone any more. */
export async function finishDeletions(needs: Needs): Promise<void> {
  const due = needs.clock.now() - limits.undoMs
  for (const device of await needs.devices.deletedBy(due)) await erase(needs, device)
}

/** Erases at once a device of this home that is being deleted; to be called before its identifier is used anew. */
export async function finishDeletionOf(
  needs: Needs,
  homeId: number,
  identifier: string,
): Promise<void> {
  const device = await needs.devices.findDeleted(homeId, identifier)
  if (device) await erase(needs, device)
}

async function erase(needs: Needs, { id, homeId }: { id: number; homeId: number }): Promise<void> {
  const { guests, atomically, bus, clock } = needs
  // Foreign keys take their access away and tell nobody.
  const bound = await guests.boundToDevices([id])
  const isErased = await atomically(async ({ devices, audit }) => {
    if (!(await devices.erase(id, clock.now()))) return false
    await audit.write('device.erased', { homeId, personId: null }, { device: id })
    return true
  })
  if (!isErased) return
  // A failure is tried again each minute (housekeeping.ts).
  await forgetErased(needs).catch(() => undefined)
  await publishGrantsChanged(bus, bound)
  await publishHomeEvent(bus, homeId, { kind: 'home.changed', what: 'people' })
}

/** The needs of forgetting deleted devices. */
export type ForgettingNeeds = {
  history: Pick<HistoryStore, 'forget'>
  erasedDevices: Pick<ErasedDeviceStore, 'waiting' | 'markForgotten'>
}

/**
 * Forgets what deleted devices have measured. A deletion leaves their names in its own transaction,
 * so that a crash, or a history that cannot be written, only delays this: to be called after each
 * deletion, at the start, and each minute.
 */
export async function forgetErased({ history, erasedDevices }: ForgettingNeeds): Promise<void> {
  for (;;) {
    const waiting = await erasedDevices.waiting()
    if (waiting.length === 0) return
    await history.forget(waiting)
    await erasedDevices.markForgotten(waiting)
  }
}
