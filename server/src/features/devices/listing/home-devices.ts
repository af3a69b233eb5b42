import { setImmediate as nextTurn } from 'node:timers/promises'
import { putLast } from '../../../platform/put-last.ts'
import { byRoom } from '../../access/grant.ts'
import type { DeviceReader, DeviceVersion } from '../records/device-reader.ts'
import { pinsAsSet, type ShownDevice, settingsOf } from '../records/shown-device.ts'
import type { ConnectedTwins } from '../twins/connected-twins.ts'
import { isNewer } from '../twins/store/live-change.ts'

export type HomeDevices = ReturnType<typeof openHomeDevices>

/** The tables from which devices are read (see device-reader.ts). */
export const deviceTables = ['device', 'pin', 'command', 'room']

/** How many homes are kept at most. */
const keptMost = 1_000

/** How many devices of other replicas are known to move at most. */
const movingMost = 10_000

/** How many devices are read in one turn of the event loop. */
const readAtOnce = 100

/** The devices of a home as they were read, and what their twins have stored since. */
type Kept = {
  version: number
  foreign: number
  read: Promise<void>
  devices: readonly ShownDevice[]
  stored: Map<number, ShownDevice>
}

type Needs = {
  deviceReader: Pick<DeviceReader, 'versionsOfHome' | 'some' | 'ofRoom'>
  twins: Pick<ConnectedTwins, 'byId'>
}

/**
 * The devices of homes, as people see them: as stored, and where a device is connected here, as
 * its twin is, which may not be stored yet. What was read is kept until something is written; then
 * only devices whose numbers have changed are read anew. Another program, such as a restore of some
 * rows, may change devices without their numbers: after it all are read.
 */
export function openHomeDevices(
  { deviceReader, twins }: Needs,
  /** Numbers that differ when people may have changed a device, and when another program has written; undefined where others may write unnoticed. */
  writes: { version(): number; foreign(): number } | undefined,
) {
  const homes = new Map<number, Kept>()
  /** Devices of other replicas, as they were heard of last while one of their covers moves. */
  const movingElsewhere = new Map<number, ShownDevice>()
  /** Each list by rooms, so that a room too has the same list while nothing has changed. */
  const inRooms = new WeakMap<readonly ShownDevice[], ReadonlyMap<number, ShownDevice[]>>()

  /** The devices of a home as they are stored; those that are known already are not read again. */
  async function read(
    homeId: number,
    known: readonly ShownDevice[] = [],
  ): Promise<readonly ShownDevice[]> {
    const versions = await deviceReader.versionsOfHome(homeId)
    const byId = new Map(known.map((device) => [device.id, device]))
    const changed = versions.flatMap((version) => {
      const device = byId.get(version.id)
      return device && isOfVersion(device, version) ? [] : version.id
    })
    for (let from = 0; from < changed.length; from += readAtOnce) {
      if (from > 0) await nextTurn()
      const some = await deviceReader.some(changed.slice(from, from + readAtOnce))
      for (const device of some) byId.set(device.id, device)
    }
    const devices = versions.flatMap(({ id }) => byId.get(id) ?? [])
    const isSame =
      devices.length === known.length && devices.every((device, at) => device === known[at])
    return isSame ? known : devices
  }

  function keep(homeId: number, now: Pick<Kept, 'version' | 'foreign'>, known?: Kept): Kept {
    const isForeign = known?.foreign !== now.foreign
    const reading = read(homeId, isForeign ? [] : known?.devices).then(
      (devices) => {
        kept.devices = devices
      },
      (error) => {
        if (homes.get(homeId) === kept) homes.delete(homeId)
        throw error
      },
    )
    // A state that is stored meanwhile is newer than the known one.
    const stored = new Map(known?.stored)
    const kept: Kept = { ...now, read: reading, devices: [], stored }
    putLast(homes, homeId, kept, keptMost)
    return kept
  }

  /** The devices with what is newer than them; the same list where nothing is. */
  function present(
    devices: readonly ShownDevice[],
    stored: ReadonlyMap<number, ShownDevice> = new Map(),
  ): readonly ShownDevice[] {
    let isSame = true
    const newest = devices.map((device) => {
      const live = twins.byId(device.id)?.twin.shown ?? stored.get(device.id)
      if (!live) {
        const moving = withMovesOf(device, movingElsewhere.get(device.id))
        if (moving !== device) isSame = false
        return moving
      }
      if (!isNewer(live, device) && !isHeardLater(live, device) && !isMoving(live)) return device
      isSame = false
      return withSettingsOf(device, live)
    })
    return isSame ? devices : newest
  }

  async function ofHome(homeId: number): Promise<readonly ShownDevice[]> {
    if (!writes) return present(await read(homeId))
    const now = { version: writes.version(), foreign: writes.foreign() }
    const known = homes.get(homeId)
    const kept = known?.version === now.version ? known : keep(homeId, now, known)
    await kept.read
    kept.devices = present(kept.devices, kept.stored)
    kept.stored.clear()
    return kept.devices
  }

  return {
    /** All devices of a home, by name; the same list as before while nothing in it has changed. */
    ofHome,

    /** The devices that are in a room themselves, or with a pin, by name; the same list as before while nothing in its home has changed. */
    async ofRoom(homeId: number, roomId: number): Promise<readonly ShownDevice[]> {
      if (!writes) return present(await deviceReader.ofRoom(homeId, roomId))
      const devices = await ofHome(homeId)
      const rooms = inRooms.get(devices) ?? byRoom(devices)
      inRooms.set(devices, rooms)
      return rooms.get(roomId) ?? []
    },

    /** To be called with each change of a device that is heard of: nobody stores which way its covers move. */
    hearOf(shown: ShownDevice): void {
      if (isMoving(shown)) putLast(movingElsewhere, shown.id, shown, movingMost)
      else movingElsewhere.delete(shown.id)
    },

    /** To be called when a twin has stored this state: it stays when the twin is gone. */
    addStored(shown: ShownDevice): void {
      homes.get(shown.homeId)?.stored.set(shown.id, shown)
    },
  }
}

/** Whether a device is what is stored, or newer. */
const isOfVersion = (
  { roomName, settingsVersion, rev: [epoch, seq] }: ShownDevice,
  version: DeviceVersion,
): boolean =>
  settingsVersion === version.settingsVersion &&
  roomName === version.roomName &&
  (epoch === version.epoch ? seq >= version.seq : epoch > version.epoch)

/** Whether a device was heard again at the same rev: what it measures makes none. */
const isHeardLater = (live: ShownDevice, { rev: [epoch, seq], lastSeenAt }: ShownDevice): boolean =>
  live.rev[0] === epoch && live.rev[1] === seq && (live.lastSeenAt ?? 0) > (lastSeenAt ?? 0)

/** Whether one of its covers moves, which nobody stores. */
const isMoving = ({ pins }: ShownDevice): boolean => pins.some(({ moving }) => moving !== null)

/** A device as it is stored, with the moves of its covers where it was heard of at the same rev. */
function withMovesOf(device: ShownDevice, heard: ShownDevice | undefined): ShownDevice {
  if (!heard || !device.connected || isNewer(heard, device) || isNewer(device, heard)) return device
  const moves = new Map(heard.pins.map(({ key, moving }) => [key, moving]))
  const pins = device.pins.map((pin) => ({ ...pin, moving: moves.get(pin.key) ?? null }))
  return { ...device, pins }
}

/** A device as its twin shows it, with what people have set as it was read: that may be newer. */
function withSettingsOf(read: ShownDevice, live: ShownDevice): ShownDevice {
  const pins = pinsAsSet(read, live.pins)
  return { ...live, ...settingsOf(read), pins }
}
