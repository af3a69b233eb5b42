import type { Clock } from '../../platform/clock.ts'
import type { DeviceReader, ShownDevice } from './device-reader.ts'
import { isNewer } from './live-change.ts'

export type HomeDevices = ReturnType<typeof openHomeDevices>

/** The tables from which devices are read (see device-reader.ts). */
export const deviceTables = ['device', 'pin', 'command', 'room']

/** How many homes are kept at most. */
const keptMost = 1_000

/** The devices of a home as they were read, and those that their twins have changed since. */
type Kept = {
  version: number
  read: Promise<void>
  devices: readonly ShownDevice[]
  newer: Map<number, ShownDevice>
}

/**
 * The devices of homes, as people see them. What was read is kept until something is written;
 * what twins store is added to it, so that a report costs no list.
 */
export function openHomeDevices(
  { deviceReader, clock }: { deviceReader: Pick<DeviceReader, 'ofHome' | 'ofRoom'>; clock: Clock },
  /** Another number when people may have changed a device; undefined where others may write unnoticed. */
  version: (() => number) | undefined,
) {
  const homes = new Map<number, Kept>()

  function keep(homeId: number, now: number): Kept {
    const read = deviceReader.ofHome(homeId, clock.now()).then(
      (devices) => {
        kept.devices = devices
      },
      (error) => {
        if (homes.get(homeId) === kept) homes.delete(homeId)
        throw error
      },
    )
    const kept: Kept = { version: now, read, devices: [], newer: new Map() }
    homes.delete(homeId)
    homes.set(homeId, kept)
    const [oldest] = homes.keys()
    if (homes.size > keptMost && oldest !== undefined) homes.delete(oldest)
    return kept
  }

  async function ofHome(homeId: number): Promise<readonly ShownDevice[]> {
    if (!version) return deviceReader.ofHome(homeId, clock.now())
    const now = version()
    const known = homes.get(homeId)
    const kept = known?.version === now ? known : keep(homeId, now)
    await kept.read
    if (kept.newer.size > 0) addNewer(kept)
    return kept.devices
  }

  return {
    /** All devices of a home, by name; the same list as before while nothing in it has changed. */
    ofHome,

    /** The devices of a room, by name. */
    async ofRoom(homeId: number, roomId: number): Promise<readonly ShownDevice[]> {
      if (!version) return deviceReader.ofRoom(homeId, roomId, clock.now())
      return (await ofHome(homeId)).filter((device) => device.roomId === roomId)
    },

    /** To be called when a twin has stored this state. */
    addStored(shown: ShownDevice): void {
      homes.get(shown.homeId)?.newer.set(shown.id, shown)
    },
  }
}

function addNewer(kept: Kept): void {
  kept.devices = kept.devices.map((device) => {
    const live = kept.newer.get(device.id)
    return live && isNewer(live, device) ? withSettingsOf(device, live) : device
  })
  kept.newer.clear()
}

/** A device as its twin shows it, with what people have set as it was read: that may be newer. */
function withSettingsOf(read: ShownDevice, live: ShownDevice): ShownDevice {
  const { name, roomId, roomName, localIp, staticIp, gateway, subnet, dns } = read
  const names = new Map(read.pins.map((pin) => [pin.key, pin.name]))
  const pins = live.pins.map((pin) => ({ ...pin, name: names.get(pin.key) ?? null }))
  return { ...live, name, roomId, roomName, localIp, staticIp, gateway, subnet, dns, pins }
}
