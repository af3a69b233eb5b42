import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import {
  type SettingsChange,
  settingNames,
} from '@roomwire/contracts/vocabulary/device-settings.ts'
import { isCountable } from '@roomwire/contracts/vocabulary/known-units.ts'
import { sentKeyOf } from '@roomwire/contracts/vocabulary/sent-key.ts'
import type { Bus } from '../../../platform/bus/bus.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Atomically } from '../../../platform/database/transactions.ts'
import { refuse } from '../../../platform/refusal.ts'
import { someAtATime } from '../../../platform/some-at-a-time.ts'
import type { DevicePart, PlacedDevice } from '../../access/grant.ts'
import type { GuestStore } from '../../access/guest-store.ts'
import type { AuditWriter } from '../../audit/audit-writer.ts'
import type { PersonActor } from '../../identity/actor.ts'
import { publishGrantsChanged, publishHomeEvent } from '../../identity/home-events.ts'
import { findVisibleRoom } from '../../rooms/list-rooms.ts'
import type { RoomStore } from '../../rooms/room-store.ts'
import type { HistoryStore } from '../../series/history-store.ts'
import { findVisibleDevice } from '../listing/find-visible-device.ts'
import type { NodeAlarm } from '../presence/node-alarm.ts'
import { aboutDevice, publishDeviceChanged, publishDeviceEvent } from '../records/device-events.ts'
import type { DeviceReader } from '../records/device-reader.ts'
import type { PinSettings } from '../records/device-settings-store.ts'
import type { DeviceRef, DeviceStore } from '../records/device-store.ts'
import { sealNodeKey } from '../records/node-key.ts'
import { checkSwitched, pinNamed } from '../rules/device-pins.ts'
import { checkNode, type NodeNeeds } from './node-form.ts'

type Needs = {
  devices: DeviceStore
  deviceReader: DeviceReader
  atomically: Atomically<{ devices: DeviceStore; audit: AuditWriter }>
  bus: Bus
  clock: Clock
}

/**
 * Changes the name, local IP, encryption key or settings of a device (API-16); `device` is its identifier.
 * @throws Refusal 'not_found', 'forbidden', 'invalid_input' when no field is given, or a reading that does
 * not count or that the device has not declared, or an address or key that it cannot have; 'too_many_attempts'
 */
export async function updateDevice(
  needs: Needs &
    NodeNeeds & {
      history: Pick<HistoryStore, 'list'>
      sealKey: Buffer
      nodeAlarm: NodeAlarm
    },
  actor: PersonActor,
  {
    device: identifier,
    nodeKey,
    ...change
  }: SettingsChange & {
    device: string
    name?: string | undefined
    localIp?: string | undefined
    /** The encryption key of a node, base64. */
    nodeKey?: string | undefined
  },
): Promise<void> {
  const { name, localIp, meters } = change
  const device = await findVisibleDevice(needs, actor, identifier, 'manage')
  if (Object.values({ ...change, nodeKey }).every((field) => field === undefined)) {
    throw refuse('invalid_input', 'Send what to change')
  }
  if (meters) await requireReadings(needs, device.id, meters)
  const { homeId } = device
  if (localIp !== undefined || nodeKey !== undefined) {
    const shown = await needs.deviceReader.one(device.id)
    await checkNode(needs, homeId, shown?.dialect ?? null, { localIp, nodeKey })
  }
  const sealed = nodeKey && sealNodeKey(needs.sealKey, { homeId, identifier }, nodeKey)
  const changed = settingNames.filter((setting) => change[setting] !== undefined)
  await needs.atomically(async ({ devices, audit }) => {
    await devices.change(device.id, { ...change, nodeKey: sealed })
    await audit.write('device.updated', actor, {
      device: device.id,
      name: name !== undefined,
      local_ip: localIp !== undefined,
      ...(nodeKey !== undefined && { encryption_key: true as const }),
      ...Object.fromEntries(changed.map((setting) => [setting, true as const])),
    })
  })
  // People who see single pins of it see its name, and no more.
  await publishDevice(needs, device, [name === undefined ? 'board' : null])
  if (localIp !== undefined || nodeKey !== undefined) needs.nodeAlarm.changed()
}

/** @throws Refusal 'invalid_input' for what is no reading of the device that could count. */
async function requireReadings(
  { history }: { history: Pick<HistoryStore, 'list'> },
  deviceId: number,
  meters: readonly string[],
): Promise<void> {
  const countable = (await history.list([deviceId])).filter(isCountable)
  const keys = new Set(countable.map(({ key }) => sentKeyOf(key)))
  const wrong = meters.find((meter) => !keys.has(meter))
  if (wrong === undefined) return
  throw refuse('invalid_input', `This device measures no power, energy or volume as ${wrong}`, {
    field: 'meters',
  })
}

/**
 * Gives a pin a name, an icon, watts, a room of its own, a time for which it is on when nobody says
 * how long, and whether pages ask before they turn it on, or removes them with null; `device` is the identifier. Only
 * what differs is stored and told. The actor needs rights on both the device and the room; for names and icons the
 * right to arrange is enough.
 * @throws Refusal 'not_found', 'forbidden', 'invalid_input' when nothing is given, or for a pin
 * that it does not have.
 */
export async function updatePin(
  needs: Needs & { rooms: RoomStore; guests: GuestStore },
  actor: PersonActor,
  { device: identifier, pin, ...given }: { device: string; pin: PinKey } & PinSettings,
): Promise<void> {
  const isSent = (field: unknown) => field !== undefined
  const isManaged = [given.roomId, given.watts, given.onForS, given.askFirst].some(isSent)
  const action = isManaged ? 'manage' : 'arrange'
  const device = await findVisibleDevice(needs, actor, identifier, action, pin)
  if (!Object.values(given).some(isSent)) throw refuse('invalid_input', 'Send what to change')
  if (typeof given.roomId === 'number') await findVisibleRoom(needs, actor, given.roomId)
  const known = pinNamed(device.pins, pin)
  const ofSwitched = [given.watts, given.onForS, given.askFirst]
  if (ofSwitched.some((field) => isSent(field) && field !== null)) checkSwitched(pin, known)
  const change = await differing(needs, device, pin, given)
  if (!Object.values(change).some(isSent)) return
  const { name, icon, roomId, watts, onForS, askFirst } = change
  await needs.atomically(async ({ devices, audit }) => {
    if (!(await devices.changePin(device.id, pin, change))) {
      throw refuse('invalid_input', `This device has no pin ${pin}`, { field: 'pin' })
    }
    const detail = { device: device.id, pin }
    if (name !== undefined) await audit.write('pin.renamed', actor, detail)
    if (icon !== undefined) await audit.write('pin.icon_changed', actor, detail)
    if (onForS !== undefined)
      await audit.write('pin.time_set', actor, { ...detail, on_for: onForS })
    if (askFirst !== undefined)
      await audit.write('pin.ask_set', actor, { ...detail, ask_first: askFirst })
    if (roomId !== undefined) await audit.write('pin.moved', actor, { ...detail, room: roomId })
    if (watts !== undefined) await audit.write('pin.watts_set', actor, detail)
  })
  // A guest of this pin, or of its device, sees another room from now on.
  if (roomId !== undefined) {
    await publishGrantsChanged(needs.bus, await needs.guests.boundToDevices([device.id]))
  }
  await publishDevice(needs, device, [pin])
}

/** The settings that a pin does not have yet; the others are undefined. */
async function differing(
  { deviceReader }: Pick<Needs, 'deviceReader'>,
  { id }: DeviceRef,
  pin: PinKey,
  given: PinSettings,
): Promise<PinSettings> {
  const device = await deviceReader.one(id)
  const stored = device?.pins.find(({ key }) => key === pin)
  if (!stored) return given
  const roomId = device?.pinRooms[pin] ?? null
  const other = <T>(now: T, asked: T | undefined) => (asked === now ? undefined : asked)
  return {
    name: other(stored.name, given.name),
    icon: other(stored.icon, given.icon),
    watts: other(stored.watts, given.watts),
    onForS: other(stored.onForS, given.onForS),
    askFirst: other(stored.askFirst, given.askFirst),
    roomId: other(roomId, given.roomId),
  }
}

type Publishing = Pick<Needs, 'deviceReader' | 'bus'>
type ChangedDevice = PlacedDevice & Pick<DeviceRef, 'homeId'>

/**
 * Publishes what people have set about a device to open pages, and that the list of devices
 * changed. Only the replica that has its connection counts its changes.
 * @param before as it was
 * @param parts what of it changed; null for all of it
 */
export const publishDevice = (
  needs: Publishing,
  before: ChangedDevice,
  parts?: readonly DevicePart[],
): Promise<void> => publishDevices(needs, [before], parts)

/** How many devices are read, and published in one event, at once: others wait no longer. */
const publishedAtOnce = 50

/** Publishes the settings of many devices of one home. */
export async function publishDevices(
  { deviceReader, bus }: Publishing,
  before: readonly ChangedDevice[],
  parts: readonly DevicePart[] = [null],
): Promise<void> {
  const [{ homeId } = {}] = before
  if (homeId === undefined) return
  for await (const some of someAtATime(before, publishedAtOnce)) {
    const shown = await deviceReader.some(some.map(({ id }) => id))
    for (const device of shown) {
      if (device.connected) {
        await publishDeviceEvent(bus, device.id, { kind: 'settings_changed', device })
      } else {
        await publishDeviceChanged(bus, device)
      }
    }
    const about = [...some, ...shown].flatMap((one) => parts.map((part) => aboutDevice(one, part)))
    await publishHomeEvent(bus, homeId, { kind: 'home.changed', what: 'devices', about })
  }
}

/**
 * Puts a device into a room, or with `roomId: null` into none (API-14). The actor needs
 * rights on both the device and the room.
 * @throws Refusal 'not_found', 'forbidden'.
 */
export async function assignRoom(
  needs: {
    devices: DeviceStore
    deviceReader: DeviceReader
    rooms: RoomStore
    guests: GuestStore
    atomically: Atomically<{ devices: DeviceStore; audit: AuditWriter }>
    bus: Bus
    clock: Clock
  },
  actor: PersonActor,
  { device: identifier, roomId }: { device: string; roomId: number | null },
): Promise<void> {
  const device = await findVisibleDevice(needs, actor, identifier, 'manage')
  if (roomId !== null) await findVisibleRoom(needs, actor, roomId)
  await needs.atomically(async ({ devices, audit }) => {
    await devices.change(device.id, { roomId })
    if (roomId === null) await audit.write('device.removed', actor, { device: device.id })
    else await audit.write('device.moved', actor, { device: device.id, room: roomId })
  })
  // A guest of this one device sees another room from now on.
  await publishGrantsChanged(needs.bus, await needs.guests.boundToDevices([device.id]))
  // A pin that has a room of its own stays where it is.
  const parts = [...device.pins.keys()].filter((pin) => device.pinRooms[pin] === undefined)
  await publishDevice(needs, device, ['board', ...parts])
}

/**
 * Puts the pins of a device into the order in which everybody of the home sees them: a fact about
 * the board, such as its wiring.
 * @throws Refusal 'not_found', 'forbidden', 'invalid_input' unless each pin is named once.
 */
export async function arrangePins(
  needs: {
    devices: DeviceStore
    deviceReader: DeviceReader
    atomically: Atomically<{ devices: DeviceStore; audit: AuditWriter }>
    bus: Bus
    clock: Clock
  },
  actor: PersonActor,
  { device: identifier, pins }: { device: string; pins: readonly PinKey[] },
): Promise<void> {
  const device = await findVisibleDevice(needs, actor, identifier, 'manage')
  const all = [...device.pins.keys()]
  if (pins.length !== all.length || !all.every((pin) => pins.includes(pin))) {
    throw refuse('invalid_input', `Name each of the pins ${all.join(', ')} once`, { field: 'pins' })
  }
  await needs.atomically(async ({ devices, audit }) => {
    await devices.change(device.id, { pinOrder: pins.join() })
    await audit.write('device.pins_arranged', actor, { device: device.id })
  })
  // People who see single pins of it have no order of all of them.
  await publishDevice(needs, device, ['board'])
}
