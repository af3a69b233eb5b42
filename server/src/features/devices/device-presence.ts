import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import type { AuthenticatedDevice } from './authenticate-device.ts'
import type { CommandStore } from './command-store.ts'
import { publishDeviceChanged, publishDeviceEvent } from './device-events.ts'
import type { DeviceReader } from './device-reader.ts'
import type { DeviceStore } from './device-store.ts'
import type { ConnectedDevice } from './twins/connected-device.ts'
import type { TwinLine } from './twins/held-twins.ts'
import type { Twins } from './twins/twins.ts'

/**
 * A device counts as connected for this long after its replica has last renewed it;
 * after a crash it is shown offline when this time has passed.
 */
export const presence = { lifeMs: 15_000, renewMs: 5_000 }

/** The latest possible time: where only one replica serves devices, presence needs no renewal. */
const forEver = 8_640_000_000_000_000

type Needs = {
  devices: DeviceStore
  deviceReader: DeviceReader
  commands: CommandStore
  twins: Twins
  bus: Bus
  clock: Clock
  hasReplicas: boolean
  atomicallyRelaxed: Atomically<{ devices: DeviceStore }>
}

/**
 * Starts the device's next epoch, holds its twin here, closes older connections, and informs
 * the home. Returns undefined when the secret has changed since the device showed it.
 */
export async function connectDevice(
  { devices, deviceReader, commands, twins, bus, clock, hasReplicas, atomicallyRelaxed }: Needs,
  { secretHash, trustedNetwork, ...device }: AuthenticatedDevice,
  line: TwinLine,
): Promise<ConnectedDevice | undefined> {
  const now = clock.now()
  const until = hasReplicas ? now + presence.lifeMs : forEver
  const connect = (on: DeviceStore) =>
    on.connect(device.id, { secretHash, trustedNetwork }, now, until)
  // A connect that a power cut takes back is of an older epoch than the next start (disconnectAll).
  const epoch = await (hasReplicas
    ? connect(devices)
    : atomicallyRelaxed((within) => connect(within.devices)))
  if (epoch === undefined) return undefined
  const [shown, pending] = [
    await deviceReader.one(device.id, now),
    await commands.pending(device.id),
  ]
  if (!shown) return undefined // It was removed meanwhile.
  const connected = { ...device, epoch }
  // What was read after the device had connected elsewhere is of that epoch: a twin of it would
  // show the device offline when this connection ends.
  if (shown.rev[0] === epoch) twins.open(connected, { shown, commands: pending }, line)
  await publishDeviceEvent(bus, device.id, { kind: 'replaced', epoch })
  await publishDeviceChanged(bus, shown)
  return connected
}

/**
 * Renews the presence of the devices that are connected to this replica.
 * @returns the devices that are not present here any more, though no event said so:
 * another connection has taken their place, or their secret has changed.
 */
export async function renewPresence(
  { devices, twins, clock }: Pick<Needs, 'devices' | 'twins' | 'clock'>,
  held: readonly ConnectedDevice[],
): Promise<ConnectedDevice[]> {
  const now = clock.now()
  const ids = held.map((device) => device.id)
  const rows = await devices.renew(ids, now, now + presence.lifeMs)
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const gone: ConnectedDevice[] = []
  for (const device of held) {
    const row = rowOf.get(device.id)
    if (row?.epoch !== device.epoch) gone.push(device)
    else if (row.connected === 0) await twins.revive(device, row.seq)
  }
  return gone
}

/** Marks as offline the devices of replicas that are gone. */
export async function endLapsedPresence(
  needs: Pick<Needs, 'devices' | 'deviceReader' | 'bus' | 'clock'>,
): Promise<void> {
  for (const id of await needs.devices.lapse(needs.clock.now())) await publishPresent(needs, id)
}

async function publishPresent(
  { deviceReader, bus, clock }: Pick<Needs, 'deviceReader' | 'bus' | 'clock'>,
  deviceId: number,
): Promise<void> {
  const shown = await deviceReader.one(deviceId, clock.now())
  if (shown) await publishDeviceChanged(bus, shown)
}
