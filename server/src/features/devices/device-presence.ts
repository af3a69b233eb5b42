import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import type { AuthenticatedDevice } from './authenticate-device.ts'
import type { CommandStore } from './command-store.ts'
import { publishDeviceChanged, publishDeviceEvent } from './device-events.ts'
import type { DeviceReader } from './device-reader.ts'
import type { DeviceStore } from './device-store.ts'
import type { ReplicaLeases } from './replica-leases.ts'
import type { ConnectedDevice } from './twins/connected-device.ts'
import type { TwinLine } from './twins/held-twins.ts'
import type { Twins } from './twins/twins.ts'

/**
 * The devices of a replica count as connected for this long after it has last renewed its lease,
 * ms; after a crash they are shown offline when this time has passed.
 */
export const presence = { lifeMs: 12_000, renewMs: 4_000 }

type Needs = {
  devices: DeviceStore
  deviceReader: DeviceReader
  commands: CommandStore
  twins: Twins
  bus: Bus
  clock: Clock
  hasReplicas: boolean
  leases: ReplicaLeases
  /** The name of this replica. */
  replica: string
  atomicallyRelaxed: Atomically<{ devices: DeviceStore }>
}

/**
 * Starts the device's next epoch, holds its twin here, closes older connections, and informs
 * the home. Returns undefined when the secret has changed since the device showed it.
 */
export async function connectDevice(
  needs: Needs,
  { secretHash, trustedNetwork, ...device }: AuthenticatedDevice,
  line: TwinLine,
): Promise<ConnectedDevice | undefined> {
  const { devices, deviceReader, commands, twins, bus, clock, hasReplicas } = needs
  const connect = (on: DeviceStore) =>
    on.connect(device.id, { secretHash, trustedNetwork }, clock.now(), needs.replica)
  // A connect that a power cut takes back is of an older epoch than the next start (disconnectAll).
  const epoch = await (hasReplicas
    ? connect(devices)
    : needs.atomicallyRelaxed((within) => connect(within.devices)))
  if (epoch === undefined) return undefined
  const [shown, pending] = [await deviceReader.one(device.id), await commands.pending(device.id)]
  if (!shown) return undefined // It was removed meanwhile.
  const connected = { ...device, epoch }
  // What was read after the device had connected elsewhere is of that epoch: a twin of it would
  // show the device offline when this connection ends.
  if (shown.rev[0] === epoch) twins.open(connected, { shown, commands: pending }, line)
  await publishDeviceEvent(bus, device.id, { kind: 'replaced', epoch })
  await publishDeviceChanged(bus, shown)
  return connected
}

/** Renews the lease of this replica, so that its devices count as connected. */
export const renewLease = ({ leases, replica }: Pick<Needs, 'leases' | 'replica'>): Promise<void> =>
  leases.renew(replica, presence.lifeMs)

/**
 * Renews the presence of the devices that are connected to this replica.
 * @returns the devices that are not present here any more, though no event said so: another
 * connection has taken their place, their secret has changed, or the lease had ended.
 */
export async function renewPresence(
  needs: Pick<Needs, 'devices' | 'leases' | 'replica'>,
  held: readonly ConnectedDevice[],
): Promise<ConnectedDevice[]> {
  await renewLease(needs)
  const rows = await needs.devices.ofReplica(needs.replica)
  const epochOf = new Map(rows.map(({ id, epoch }) => [id, epoch]))
  return held.filter((device) => epochOf.get(device.id) !== device.epoch)
}

/** Marks as offline the devices of replicas that are gone. */
export async function endLapsedPresence(
  needs: Pick<Needs, 'devices' | 'deviceReader' | 'bus' | 'leases'>,
): Promise<void> {
  for (const id of await needs.devices.lapse()) await publishPresent(needs, id)
  await needs.leases.sweep()
}

async function publishPresent(
  { deviceReader, bus }: Pick<Needs, 'deviceReader' | 'bus'>,
  deviceId: number,
): Promise<void> {
  const shown = await deviceReader.one(deviceId)
  if (shown) await publishDeviceChanged(bus, shown)
}
