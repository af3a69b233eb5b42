import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { noSettings } from '@roomwire/contracts/vocabulary/device-settings.ts'
import { type DevicePart, roomOf } from '../../access/grant.ts'
import type { Actor } from '../../identity/actor.ts'
import {
  isFresh,
  type ShownDevice,
  type ShownPin,
  type VisibleDevice,
  type VisiblePart,
} from '../records/shown-device.ts'
import { mayDevice } from '../rules/device-access.ts'

type Part = Exclude<DevicePart, null>

/** Each state of a device as it was shown in part, by what was shown. */
type Parts<Whole extends VisibleDevice, Made> = WeakMap<Whole, Map<string, Made>>
const visibleParts: Parts<ShownDevice, VisiblePart> = new WeakMap()
const partsInRooms: Parts<VisibleDevice, VisibleDevice> = new WeakMap()

/**
 * A device as somebody sees it: undefined where they may not, and the same object where they see all
 * of it. Somebody who sees a part learns nothing of the rest: neither by its changes, nor by its times.
 */
export function seenDevice(
  actor: Actor,
  device: ShownDevice,
  now: number,
): VisibleDevice | undefined {
  const sees = (part: DevicePart) => mayDevice(actor, 'see', device, part, now)
  return sees(null) ? partOf(device, sees, { known: visibleParts, make: visiblePart }) : undefined
}

/**
 * The part of a device in these rooms: undefined where nothing is, and the same object where all of it
 * is. Its rev and its times are those of the device.
 */
export function deviceInRooms(
  device: VisibleDevice,
  rooms: ReadonlySet<number>,
): VisibleDevice | undefined {
  const isIn = (part: Part) => {
    const roomId = roomOf(device, part)
    return roomId !== null && rooms.has(roomId)
  }
  const part = partOf(device, isIn, { known: partsInRooms, make: asInRooms })
  return part.pins.length > 0 || isIn('board') ? part : undefined
}

function partOf<Whole extends VisibleDevice, Made>(
  device: Whole,
  isShown: (part: Part) => boolean,
  {
    known,
    make,
  }: {
    known: Parts<Whole, Made>
    make: (device: Whole, pins: ShownPin[], hasBoard: boolean) => Made
  },
): Whole | Made {
  const hasBoard = isShown('board')
  if (hasBoard && device.pins.every(({ key }) => isShown(key))) return device
  const pins = device.pins.filter(({ key }) => isShown(key))
  const parts = known.get(device) ?? new Map<string, Made>()
  known.set(device, parts)
  const key = [hasBoard, ...pins.map((pin) => pin.key)].join()
  const part = parts.get(key) ?? make(device, pins, hasBoard)
  parts.set(key, part)
  return part
}

/** The part of a device that somebody sees. */
function visiblePart(
  device: ShownDevice,
  shown: readonly ShownPin[],
  hasBoard: boolean,
): VisiblePart {
  const { connected, connectedAt, lastSeenAt, waterLevel } = device
  const [epoch] = device.rev
  const ofBoard = hasBoard ? device.levelChanges : 0
  const changes = shown.reduce((sum, pin) => sum + pin.changes, ofBoard)
  const settings = shown.reduce((sum, pin) => sum + pin.settingsChanges, device.nameChanges)
  const place = placeOf(device, shown, hasBoard)
  return {
    ...device,
    ...place,
    pins: shown.map((pin) => ({
      ...pin,
      // A report of another pin repeats this one: so it does not show when the device was last heard.
      // Only an input that is not known has been so since then.
      reportedAt: pin.state !== null && isFresh(pin, connectedAt) ? connectedAt : pin.reportedAt,
      desired: connected ? pin.desired : null,
      roomName: place.pinRooms[pin.key] === undefined ? null : (pin.roomName ?? device.roomName),
    })),
    pinOrder: orderOf(device, shown),
    waterLevel: hasBoard ? waterLevel : null,
    settings: hasBoard ? device.settings : noSettings,
    lastSeenAt: connected ? connectedAt : lastSeenAt,
    isPart: true,
    rev: undefined,
    settingsVersion: undefined,
    // It grows with each change that is seen here, and with nothing else.
    seenChanges: { epoch, all: changes + settings + (connected ? 0 : 1), settings },
  }
}

/** The place of the part of a device that somebody sees: only those who see its board learn the board's room. */
function placeOf(
  device: Pick<ShownDevice, 'roomId' | 'roomName' | 'pinRooms'>,
  shown: readonly ShownPin[],
  hasBoard: boolean,
): Pick<ShownDevice, 'roomId' | 'roomName' | 'pinRooms'> {
  const [first] = shown
  const isThere = hasBoard || shown.some(({ key }) => roomOf(device, key) === device.roomId)
  const roomId = isThere || !first ? device.roomId : roomOf(device, first.key)
  const roomName = roomId === device.roomId ? device.roomName : (first?.roomName ?? null)
  const pinRooms: Record<PinKey, number> = {}
  for (const { key } of shown) {
    const room = roomOf(device, key)
    if (room !== null && room !== roomId) pinRooms[key] = room
  }
  return { roomId, roomName, pinRooms }
}

function asInRooms(device: VisibleDevice, pins: ShownPin[], hasBoard: boolean): VisibleDevice {
  return {
    ...device,
    pins,
    pinOrder: orderOf(device, pins),
    waterLevel: hasBoard ? device.waterLevel : null,
    settings: hasBoard ? device.settings : noSettings,
    hasPartsInOtherRooms: true,
  }
}

const orderOf = (
  { pinOrder }: Pick<ShownDevice, 'pinOrder'>,
  shown: readonly ShownPin[],
): PinKey[] | null => pinOrder?.filter((key) => shown.some((pin) => pin.key === key)) ?? null
