import type { Logger } from 'pino'
import type { Bus } from '../../../platform/bus/bus.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Atomically } from '../../../platform/database/transactions.ts'
import { gather } from '../../../platform/gather.ts'
import {
  type ConnectedFrom,
  publishDeviceChanged,
  publishDeviceEvent,
} from '../records/device-events.ts'
import type { DeviceReader } from '../records/device-reader.ts'
import type { DeviceStore } from '../records/device-store.ts'
import { leaseKeptMs, type ReplicaLeases } from '../records/replica-leases.ts'
import { recoverLapsed, recoverMoved } from '../reports/recover-history.ts'
import type { ConnectedDevice } from '../twins/connected-device.ts'
import type { TwinLine } from '../twins/connected-twins.ts'
import type { Twins } from '../twins/twins.ts'
import type { AuthenticatedDevice } from './authenticate-device.ts'

/**
 * The devices of a replica count as connected for this long after it has last renewed its lease,
 * ms; after a crash they are shown offline when this time has passed.
 */
export const presence = { lifeMs: 12_000, renewMs: 4_000 }

/** How long a connect waits for others, so that one transaction serves those of a moment, ms. */
const batchWindowMs = 10

type Stores = { devices: DeviceStore; deviceReader: DeviceReader }

type Needs = Stores & {
  twins: Twins
  bus: Bus
  clock: Clock
  hasReplicas: boolean
  leases: ReplicaLeases
  /** The name of this replica. */
  replica: string
  atomically: Atomically<Stores>
  atomicallyRelaxed: Atomically<Stores>
}

/**
 * Connects devices: starts the next epoch of each, holds its twin here, closes older connections,
 * and informs the home. Those that come at once are stored together. A connect resolves to undefined
 * when the secret has changed since the device showed it, or when the device is deleted.
 */
export function openDeviceConnects(needs: Needs) {
  const { twins, bus, clock, replica, hasReplicas } = needs
  const store = gather(
    async (batch: readonly AuthenticatedDevice[]) => {
      // A connect that a power cut takes back is of an older epoch than the next start (disconnectAll).
      const atomically = hasReplicas ? needs.atomically : needs.atomicallyRelaxed
      const stored = await atomically(async ({ devices, deviceReader }) => {
        const epochs = await devices.connect(batch, clock.now(), replica)
        return deviceReader.withPending([...epochs.keys()])
      })
      const byId = new Map(stored.map((device) => [device.shown.id, device]))
      return ({ id }) => byId.get(id)
    },
    { apart: ({ id }) => id, waitMs: batchWindowMs },
  )

  return async (
    authenticated: AuthenticatedDevice,
    line: TwinLine,
    from?: ConnectedFrom,
  ): Promise<ConnectedDevice | undefined> => {
    const stored = await store(authenticated)
    if (!stored) return undefined
    const { shown } = stored
    const { id, homeId, identifier, kind } = authenticated
    const [epoch] = shown.rev
    const connected = { id, homeId, identifier, kind, epoch }
    twins.open(connected, stored, line)
    await publishDeviceEvent(bus, id, {
      kind: 'replaced',
      epoch,
      ...(from && { by: from }),
    })
    await publishDeviceChanged(bus, shown)
    return connected
  }
}

/** Renews the lease of this replica, so that its devices count as connected. */
export const renewLease = ({ leases, replica }: Pick<Needs, 'leases' | 'replica'>): Promise<void> =>
  leases.renew(replica, presence.lifeMs)

/**
 * Renews the presence of the devices that are connected to this replica, and reads anew what people
 * have set about them where the message that told of it is lost.
 * @returns the devices that are not present here any more, though no event said so: another
 * connection has taken their place, their secret has changed, or the lease had ended.
 */
export async function renewPresence(
  needs: Pick<Needs, 'devices' | 'deviceReader' | 'twins' | 'leases' | 'replica'>,
  connected: readonly ConnectedDevice[],
): Promise<ConnectedDevice[]> {
  const { devices, deviceReader, twins, replica } = needs
  await renewLease(needs)
  const rows = new Map((await devices.ofReplica(replica)).map((row) => [row.id, row]))
  const isPresent = ({ id, epoch }: ConnectedDevice) => rows.get(id)?.epoch === epoch
  for (const device of connected.filter(isPresent)) {
    const known = twins.settingsVersion(device)
    const stored = rows.get(device.id)?.settings_version
    if (known === undefined || stored === undefined || known >= stored) continue
    const shown = await deviceReader.one(device.id)
    if (shown) twins.setSettings(device, shown)
  }
  return connected.filter((device) => !isPresent(device))
}

/**
 * Marks as offline the devices of replicas that are gone, and gives the history what these had stored of
 * them and not kept yet.
 */
export async function endLapsedPresence(
  needs: Pick<Needs, 'devices' | 'deviceReader' | 'bus' | 'leases'> &
    Parameters<typeof recoverMoved>[0],
): Promise<void> {
  const lapsed = await needs.devices.lapse()
  for (const id of lapsed) {
    const shown = await needs.deviceReader.one(id)
    if (shown) await publishDeviceChanged(needs.bus, shown)
  }
  await recoverLapsed(needs, lapsed)
  const gone = await needs.leases.sweep()
  if (gone > 0) await recoverMoved(needs, presence.lifeMs + leaseKeptMs)
}

const texts = {
  newer:
    'a newer Roomwire works on the same database: update this one, it refuses what it cannot do on the new tables',
  older:
    'an older Roomwire works on the same database: update it, it refuses what it cannot do on the new tables',
}

/** Logs each replica of another version once, while several work on one database. */
export function openVersionWatch({ leases, log }: { leases: ReplicaLeases; log: Logger }) {
  let logged = new Set<string>()
  return async (): Promise<void> => {
    const others = await leases.ofOtherVersions()
    for (const { replica, isNewer } of others) {
      if (!logged.has(replica)) log.warn({ replica }, isNewer ? texts.newer : texts.older)
    }
    logged = new Set(others.map(({ replica }) => replica))
  }
}
