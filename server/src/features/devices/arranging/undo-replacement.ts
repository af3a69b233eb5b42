import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Bus } from '../../../platform/bus/bus.ts'
import type { Clock } from '../../../platform/clock.ts'
import { isConflict } from '../../../platform/database/open-database.ts'
import type { Atomically } from '../../../platform/database/transactions.ts'
import { refuse } from '../../../platform/refusal.ts'
import type { GuestStore } from '../../access/guest-store.ts'
import type { AuditWriter } from '../../audit/audit-writer.ts'
import type { PersonActor } from '../../identity/actor.ts'
import { publishGrantsChanged, publishHomeEvent } from '../../identity/home-events.ts'
import { expectRoomFor, type ObjectReader } from '../../limits/object-limits.ts'
import type { Quotas } from '../../limits/quotas.ts'
import type { RoomStore } from '../../rooms/room-store.ts'
import { findVisibleDevice } from '../listing/find-visible-device.ts'
import type { NodeAlarm } from '../presence/node-alarm.ts'
import { aboutDevice, publishDeviceEvent } from '../records/device-events.ts'
import type { DeviceReader } from '../records/device-reader.ts'
import type { DeviceRef, DeviceStore } from '../records/device-store.ts'
import { publishDevice } from './change-device.ts'
import { type ForgettingNeeds, finishDeletionOf } from './delete-device.ts'
import type { ScheduledDevices } from './replace-board.ts'

type Needs = ForgettingNeeds & {
  devices: DeviceStore
  deviceReader: DeviceReader
  guests: GuestStore
  atomically: Atomically<{
    devices: DeviceStore
    rooms: RoomStore
    objects: ObjectReader
    schedules: ScheduledDevices
    audit: AuditWriter
  }>
  quotas: Pick<Quotas, 'expectRoom'>
  nodeAlarm: NodeAlarm
  bus: Bus
  clock: Clock
}

/**
 * Tells of the replacement of a device's board that can still be undone; undefined where there is none.
 * @returns the identifier of the old board, and until when, epoch ms
 * @throws Refusal 'not_found', 'forbidden'
 */
export async function showReplacement(
  needs: Pick<Needs, 'devices' | 'clock'>,
  actor: PersonActor,
  identifier: string,
): Promise<{ identifier: string; until: number } | undefined> {
  const device = await findVisibleDevice(needs, actor, identifier, 'manage')
  return (await undoable(needs, device))?.shown
}

async function undoable({ devices, clock }: Pick<Needs, 'devices' | 'clock'>, { id }: DeviceRef) {
  const found = await devices.replacement(id)
  if (!found) return undefined
  const until = found.at + limits.undoReplacementMs
  if (until <= clock.now()) return undefined
  return { shown: { identifier: found.identifier, until }, hubId: found.hub_id }
}

/**
 * Gives a device the board back that it had before it was replaced, with its identifier, secret and firmware.
 * What people have set and given since then stays. The other board is registered anew under its identifier and
 * secret, with no history and no access.
 * @throws Refusal 'not_found', 'forbidden', 'quota_full'; 'changed_meanwhile' where it is too late, or the hub of the
 * old board is gone; 'device_identifier_taken' where another device has the old board by now
 */
export async function undoReplacement(
  needs: Needs,
  actor: PersonActor,
  identifier: string,
): Promise<void> {
  const { bus, devices: all, guests } = needs
  const device = await findVisibleDevice(needs, actor, identifier, 'manage')
  const known = await undoable(needs, device)
  if (!known) throw refuse('changed_meanwhile', 'This replacement cannot be undone any more')
  const { shown, hubId } = known
  if (hubId !== null && !(await needs.deviceReader.one(hubId))) {
    throw refuse('changed_meanwhile', 'The hub of the old board is gone')
  }
  await finishDeletionOf(needs, device.homeId, shown.identifier)
  const bound = await guests.boundToDevices([device.id])
  const { hubOfBoard, ...added } = await needs
    .atomically((stores) => giveBack(needs, actor, device, stores))
    .catch((error) => {
      if (!isConflict(error)) throw error
      const text = `Another device has the old board by now (${shown.identifier}). Delete that one first.`
      throw refuse('device_identifier_taken', text, { field: 'device_identifier' })
    })
  await publishDeviceEvent(bus, device.id, { kind: 'secret_changed' })
  for (const hub of new Set([hubId, hubOfBoard])) {
    if (hub !== null) await publishDeviceEvent(bus, hub, { kind: 'boards_changed' })
  }
  needs.nodeAlarm.changed()
  await publishGrantsChanged(bus, bound)
  const restored = await all.find(device.homeId, shown.identifier)
  const about = [aboutDevice({ ...added, pinRooms: {} })]
  await publishHomeEvent(bus, device.homeId, { kind: 'home.changed', what: 'devices', about })
  await publishHomeEvent(bus, device.homeId, {
    kind: 'home.changed',
    what: 'schedules',
    about: [aboutDevice(device)],
  })
  if (restored) await publishDevice(needs, restored)
}

type Stores = Parameters<Parameters<Needs['atomically']>[0]>[0]

/** Gives the old board back, and registers the other one. */
async function giveBack(
  needs: Needs,
  actor: PersonActor,
  device: DeviceRef,
  { devices, rooms, objects, schedules, audit }: Stores,
) {
  await expectRoomFor({ ...needs, objects }, 'devicesMax', device.homeId)
  const undone = await devices.undoReplacement(device.id)
  if (!undone) throw refuse('changed_meanwhile', 'This replacement cannot be undone any more')
  const { now, other, cameSince, above, identifier: oldIdentifier } = undone
  for (const pin of cameSince) await devices.removePin(device.id, pin)
  const [from, to] = [now.identifier, oldIdentifier]
  await schedules.renameDevice(device.homeId, { from, to })
  const room =
    other.room_id !== null && (await rooms.find(device.homeId, other.room_id))
      ? other.room_id
      : null
  const id = await devices.add({
    homeId: device.homeId,
    identifier: now.identifier,
    name: other.name,
    localIp: now.local_ip,
    roomId: room,
    dialect: now.dialect,
    hub:
      now.hub_id !== null && now.hub_key !== null
        ? { id: now.hub_id, key: now.hub_key }
        : undefined,
    nodeKey: now.node_key ?? undefined,
    secretHash: now.secret_hash,
    createdAt: needs.clock.now(),
    above,
  })
  await audit.write('device.replacement_undone', actor, { device: device.id })
  await audit.write('device.registered', actor, { device: id, room })
  return { hubOfBoard: now.hub_id, id, roomId: room }
}
