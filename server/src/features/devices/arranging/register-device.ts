import { kindOf } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { type Dialect, isNode } from '@roomwire/contracts/vocabulary/dialect.ts'
import type { Bus } from '../../../platform/bus/bus.ts'
import type { Clock } from '../../../platform/clock.ts'
import { isConflict } from '../../../platform/database/open-database.ts'
import type { Atomically } from '../../../platform/database/transactions.ts'
import { fingerprint, randomText } from '../../../platform/random.ts'
import { refuse } from '../../../platform/refusal.ts'
import type { GuestStore } from '../../access/guest-store.ts'
import type { AuditWriter } from '../../audit/audit-writer.ts'
import type { PersonActor } from '../../identity/actor.ts'
import { publishHomeEvent } from '../../identity/home-events.ts'
import { managesHome } from '../../identity/person-access.ts'
import { expectRoomFor, type ObjectReader } from '../../limits/object-limits.ts'
import type { Quotas } from '../../limits/quotas.ts'
import type { RoomStore } from '../../rooms/room-store.ts'
import { findVisibleDevice } from '../listing/find-visible-device.ts'
import type { NodeAlarm } from '../presence/node-alarm.ts'
import { aboutDevice, publishDeviceEvent } from '../records/device-events.ts'
import type { DeviceReader } from '../records/device-reader.ts'
import type { DeviceStore } from '../records/device-store.ts'
import { sealNodeKey, unsealNodeKey } from '../records/node-key.ts'
import { publishDevice } from './change-device.ts'
import { type ForgettingNeeds, finishDeletionOf } from './delete-device.ts'
import { checkNewNode, type NodeNeeds } from './node-form.ts'

/** A new device as it is registered. */
type DeviceForm = {
  identifier: string
  name: string
  /** Null for a board of a hub. */
  localIp: string | null
  roomId: number | null
  /** The firmware whose own topics it speaks; null for the device protocol. */
  dialect: Dialect | null
  /** The hub that speaks for it, and its name there. */
  hub?: { id: number; key: string } | undefined
  /** The encryption key of a node, base64. */
  nodeKey?: string | undefined
}

type RegisterNeeds = ForgettingNeeds &
  NodeNeeds & {
    sealKey: Buffer
    nodeAlarm: NodeAlarm
    devices: DeviceStore
    guests: GuestStore
    atomically: Atomically<{
      devices: DeviceStore
      rooms: RoomStore
      objects: ObjectReader
      audit: AuditWriter
    }>
    quotas: Pick<Quotas, 'expectRoom'>
    bus: Bus
    clock: Clock
  }

/**
 * Registers a device and makes its secret, which only this answer carries (API-15); that of a node is empty.
 * Another home may use the same identifier; neither home learns of the other. A device of this
 * identifier that is being deleted is erased first.
 * @throws Refusal 'forbidden', 'not_found' for a foreign room, 'quota_full', 'invalid_input' for a node that the
 * home has, 'device_identifier_taken' when this home has it.
 */
export async function registerDevice(
  needs: RegisterNeeds,
  actor: PersonActor,
  form: DeviceForm,
): Promise<{ secret: string }> {
  if (!managesHome(actor)) throw refuse('forbidden', 'You may not register devices')
  checkDialect(form)
  const { homeId } = actor
  const secret = newDeviceSecret()
  const { identifier, name, localIp, roomId: room, dialect, hub, nodeKey } = form
  await checkNewNode(needs, homeId, dialect, form)
  if (isNode(dialect)) await expectOtherNode(needs, homeId, form)
  await finishDeletionOf(needs, homeId, identifier)
  const id = await needs
    .atomically(async ({ devices, rooms, objects, audit }) => {
      await expectRoomFor({ ...needs, objects }, 'devicesMax', homeId)
      if (room !== null && !(await rooms.find(homeId, room))) {
        throw refuse('not_found', 'Room not found', { field: 'roomId' })
      }
      const device = await devices.add({
        homeId,
        identifier,
        name,
        localIp,
        roomId: room,
        dialect,
        hub,
        nodeKey: nodeKey && sealNodeKey(needs.sealKey, { homeId, identifier }, nodeKey),
        secretHash: fingerprint(secret),
        createdAt: needs.clock.now(),
      })
      await audit.write('device.registered', actor, { device, room })
      return device
    })
    .catch((error) => {
      throw isConflict(error)
        ? refuse(
            'device_identifier_taken',
            `You already have a device with the identifier ${identifier}`,
            { field: 'deviceIdentifier' },
          )
        : error
    })
  const about = [aboutDevice({ id, roomId: room, pinRooms: {} })]
  await publishHomeEvent(needs.bus, homeId, { kind: 'home.changed', what: 'devices', about })
  if (!isNode(dialect)) return { secret }
  needs.nodeAlarm.changed()
  return { secret: '' }
}

/** @throws Refusal 'invalid_input' for firmware of a kind whose pins are specified. */
function checkDialect({ identifier, dialect }: DeviceForm): void {
  if (dialect === null || kindOf(identifier) === 'UNKNOWN') return
  const text = 'A device whose identifier begins with SC, PC or WLM speaks the device protocol'
  throw refuse('invalid_input', text, { field: 'dialect' })
}

/**
 * One node is one device of a home: two would take turns. One that has another address or key by now is known by its
 * MAC address, once it is dialled.
 * @throws Refusal 'invalid_input'
 */
async function expectOtherNode(
  { devices, sealKey }: Pick<RegisterNeeds, 'devices' | 'sealKey'>,
  homeId: number,
  { identifier: own, localIp, nodeKey }: DeviceForm,
): Promise<void> {
  const known = (await devices.nodesOf(homeId)).find(
    ({ identifier, local_ip, node_key }) =>
      identifier !== own &&
      local_ip === localIp &&
      node_key !== null &&
      unsealNodeKey(sealKey, { homeId, identifier }, node_key) === nodeKey,
  )
  if (!known) return
  throw refuse('invalid_input', `This node is already ${known.name ?? known.identifier}`, {
    field: 'device_local_IP',
  })
}

/** 256 random bits; derived from nothing about the device. */
export const newDeviceSecret = () => randomText(32)

/**
 * Makes a new secret for a device (API-17). The old one stops working at once:
 * a connection that was made with it is closed.
 * @throws Refusal 'not_found', 'forbidden'.
 */
export async function resetSecret(
  needs: {
    devices: DeviceStore
    deviceReader: DeviceReader
    atomically: Atomically<{ devices: DeviceStore; audit: AuditWriter }>
    bus: Bus
    clock: Clock
  },
  actor: PersonActor,
  identifier: string,
): Promise<{ secret: string }> {
  const device = await findVisibleDevice(needs, actor, identifier, 'manage')
  const shown = await needs.deviceReader.one(device.id)
  if (shown?.isOfHub) throw refuse('invalid_input', 'Its hub speaks for it: it has no secret')
  if (isNode(shown?.dialect)) {
    throw refuse('invalid_input', 'This server dials it: it has an encryption key, and no secret')
  }
  if (shown?.dialect === 'broker') {
    throw refuse('invalid_input', 'The server dials the broker: it has no secret')
  }
  const secret = newDeviceSecret()
  await needs.atomically(async ({ devices, audit }) => {
    await devices.setSecret(device.id, fingerprint(secret))
    await audit.write('device.secret_reset', actor, { device: device.id })
  })
  await publishDeviceEvent(needs.bus, device.id, { kind: 'secret_changed' })
  await publishDevice(needs, device, ['board'])
  return { secret }
}
