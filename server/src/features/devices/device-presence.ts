import type { DeviceKind } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import { refuse } from '../../platform/refusal.ts'
import type { AuthenticatedDevice } from './authenticate-device.ts'
import { publishDeviceChanged, publishDeviceEvent } from './device-events.ts'
import type { DeviceReader } from './device-reader.ts'
import type { DeviceStore } from './device-store.ts'

/** A device's present connection: reports of any other epoch are refused. */
export type ConnectedDevice = {
  id: number
  homeId: number
  identifier: string
  kind: DeviceKind
  epoch: number
}

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
  bus: Bus
  clock: Clock
  hasReplicas: boolean
}

/**
 * Starts the device's next epoch, closes older connections, and informs the home.
 * Returns undefined when the secret has changed since the device showed it.
 */
export async function connectDevice(
  { devices, deviceReader, bus, clock, hasReplicas }: Needs,
  { secretHash, trustedNetwork, ...device }: AuthenticatedDevice,
): Promise<ConnectedDevice | undefined> {
  const now = clock.now()
  const until = hasReplicas ? now + presence.lifeMs : forEver
  const epoch = await devices.connect(device.id, { secretHash, trustedNetwork }, now, until)
  if (epoch === undefined) return undefined
  await publishDeviceEvent(bus, device.id, { kind: 'replaced', epoch })
  await publishPresent({ deviceReader, bus, clock }, device.id)
  return { ...device, epoch }
}

/** @throws Refusal 'device_replaced' when a newer connection has taken this one's place: only its reports count. */
export async function checkPresent(
  { devices }: Pick<Needs, 'devices'>,
  { id, epoch }: ConnectedDevice,
): Promise<void> {
  if (!(await devices.isPresent(id, epoch))) throw replacedRefusal()
}

/** The refusal for a connection whose place a newer one has taken. */
export const replacedRefusal = () =>
  refuse('device_replaced', 'Another connection of this device has taken its place')

/** The connection has ended; the device is offline unless a newer one has taken its place. */
export async function disconnectDevice(needs: Needs, device: ConnectedDevice): Promise<void> {
  const { devices, clock } = needs
  if (await devices.disconnect(device.id, device.epoch, clock.now())) {
    await publishPresent(needs, device.id)
  }
}

/**
 * Renews the presence of the devices that are connected to this replica.
 * @returns the devices that are not present here any more, though no event said so:
 * another connection has taken their place, or their secret has changed.
 */
export async function renewPresence(
  needs: Needs,
  held: readonly ConnectedDevice[],
): Promise<ConnectedDevice[]> {
  const { devices, clock } = needs
  const now = clock.now()
  const ids = held.map((device) => device.id)
  const rows = await devices.renew(ids, now, now + presence.lifeMs)
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const gone: ConnectedDevice[] = []
  for (const device of held) {
    const row = rowOf.get(device.id)
    if (row?.epoch !== device.epoch) gone.push(device)
    else if (row.connected === 0 && (await devices.revive(device.id, device.epoch))) {
      await publishPresent(needs, device.id)
    }
  }
  return gone
}

/** Marks as offline the devices of replicas that are gone. */
export async function endLapsedPresence(needs: Needs): Promise<void> {
  for (const id of await needs.devices.lapse(needs.clock.now())) await publishPresent(needs, id)
}

async function publishPresent(
  { deviceReader, bus, clock }: Pick<Needs, 'deviceReader' | 'bus' | 'clock'>,
  deviceId: number,
): Promise<void> {
  const shown = await deviceReader.one(deviceId, clock.now())
  if (shown) await publishDeviceChanged(bus, shown)
}
