import type { ConnectRefusal } from '@roomwire/contracts/vocabulary/connect-refusal.ts'
import type { BackgroundTasks } from '../../../platform/background-tasks.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Counts } from '../../../platform/counts.ts'
import { isOrphan } from '../../../platform/database/orphan.ts'
import type { Db } from '../../../platform/database/schema.ts'
import { putLast } from '../../../platform/put-last.ts'
import { fingerprint, keyedFingerprint, sameFingerprint } from '../../../platform/random.ts'
import { RateLimiter } from '../../../platform/rate-limiter.ts'
import type { Audit } from '../../audit/audit.ts'
import type { PersonActor } from '../../identity/actor.ts'
import { findVisibleDevice } from '../listing/find-visible-device.ts'
import type { ConnectedFrom } from '../records/device-events.ts'
import type { DeviceReader } from '../records/device-reader.ts'
import type { DeviceStore } from '../records/device-store.ts'
import type { ConnectedTwins } from '../twins/connected-twins.ts'
import { Alternations } from './alternations.ts'
import { type Claim, trustedNetworkOf } from './authenticate-device.ts'
import type { ConnectCounts } from './connect-counts.ts'

/** How often a device has a row at most, ms; of how many identifiers and devices that is remembered. */
const rows = { everyMs: 60_000, rememberedMost: 20_000 }

/** How often the devices of an identifier are looked for, whose secret nobody has shown. */
const lookUps = { perSecond: 10, burst: 100 }

/** For how long changes of a device are counted together after two boards have taken turns, ms. */
const quietMs = 5 * 60_000

type Needs = {
  devices: Pick<DeviceStore, 'candidates'>
  connectProblems: ConnectProblemStore
  connectedTwins: Pick<ConnectedTwins, 'countsOf'>
  audit: Pick<Audit, 'enqueue'>
  backgroundTasks: BackgroundTasks
  sealKey: Buffer
  counts: Pick<Counts, 'deviceRefused'>
  connectCounts: Pick<ConnectCounts, 'note'>
  clock: Clock
}

type Device = { id: number; homeId: number }

/**
 * Keeps what those who manage a home have to know of a device that does not get in, or that is two
 * boards: at most once a minute each, in fixed words, and of identifiers that somebody has registered.
 * Nobody waits for it, so an answer tells a stranger nothing of which these are.
 */
export function openConnectProblems(needs: Needs) {
  const {
    devices,
    connectProblems,
    connectedTwins,
    audit,
    backgroundTasks,
    sealKey,
    counts,
    connectCounts,
    clock,
  } = needs
  const keptAt = new Map<string, number>()
  const lookUp = new RateLimiter(lookUps, clock)
  const alternations = new Alternations()

  /** Whether a minute is over since the last row under this name; begins the next one. */
  function isDue(name: string): boolean {
    const now = clock.now()
    const last = keptAt.get(name)
    if (last !== undefined && now >= last && now - last < rows.everyMs) return false
    putLast(keptAt, name, now, rows.rememberedMost)
    return true
  }

  function inBackground(work: () => Promise<void>): void {
    backgroundTasks.run('the problem of a device', async () => {
      await work().catch((error) => {
        if (!isOrphan(error)) throw error // Else the device was deleted meanwhile.
      })
    })
  }

  async function keepRefused({ id, homeId }: Device, why: ConnectRefusal): Promise<void> {
    await connectProblems.keepRefused(id, why, clock.now())
    audit.enqueue('device.refused', { homeId, personId: null }, { device: id, why })
  }

  /** The devices that a stranger may be, and why it was not let in as one of them. */
  async function meantBy(claim: Claim, why: ConnectRefusal) {
    const { deviceIdentifier: identifier } = claim
    const spellings = spellingsOf(identifier)
    const found = await devices.candidates([identifier, ...spellings.keys()])
    const proven = found.find((one) => isSecretOf(one, claim.secret))
    const known = found.filter((one) => one.identifier === identifier)
    if (proven && proven.identifier !== identifier) {
      const spelling = spellings.get(proven.identifier)
      if (spelling !== undefined) return [{ device: proven, why: spelling }]
    }
    if (proven) return [{ device: proven, why }]
    const almost = known.find((one) => isSecretOf(one, claim.secret.trim()))
    if (almost) return [{ device: almost, why: 'secret_has_space' as const }]
    // Homes share identifiers: whose device was there before is meant.
    const network = trustedNetworkOf(sealKey, claim.address)
    const trusting = known.filter((one) => one.trusted_network === network)
    return (trusting.length > 0 ? trusting : known).map((device) => ({ device, why }))
  }

  return {
    /** A device has shown its secret, and was not let in. */
    refuseKnown(device: Device, why: ConnectRefusal): void {
      counts.deviceRefused(why)
      if (isDue(`device ${device.id}`)) inBackground(() => keepRefused(device, why))
    },

    /** Somebody was not let in who has shown no secret of the device. */
    refuseStranger(claim: Claim, why: ConnectRefusal): void {
      counts.deviceRefused(why)
      const name = keyedFingerprint(sealKey, `refused ${claim.deviceIdentifier}`)
      if (!isDue(name) || !lookUp.consume()) return
      inBackground(async () => {
        for (const { device, why: whyOf } of await meantBy(claim, why)) {
          await keepRefused({ id: device.id, homeId: device.home_id }, whyOf)
        }
      })
    },

    /** A device has connected, here or at another replica. */
    connected(device: Device, from: ConnectedFrom): void {
      const now = clock.now()
      connectCounts.note(device.id, now)
      const addresses = alternations.note(device.id, from, now)
      if (!addresses) return
      connectedTwins.countsOf(device.id).mergeUntil(now + quietMs)
      if (!isDue(`shared ${device.id}`)) return
      inBackground(async () => {
        await connectProblems.keepShared(device.id, addresses, now)
        audit.enqueue(
          'device.shared_secret',
          { homeId: device.homeId, personId: null },
          { device: device.id },
        )
      })
    },
  }
}

/** Other spellings of an identifier that people write into their boards by mistake. */
function spellingsOf(identifier: string): Map<string, ConnectRefusal> {
  const bare = identifier.replaceAll(/\s/g, '')
  const spellings = new Map<string, ConnectRefusal>()
  if (bare.toUpperCase() !== identifier) {
    spellings.set(bare.toUpperCase(), 'identifier_has_other_case')
  }
  if (bare !== identifier) spellings.set(bare, 'identifier_has_space')
  return spellings
}

const isSecretOf = ({ secret_hash }: { secret_hash: string }, secret: string): boolean =>
  secret !== '' && sameFingerprint(secret_hash, fingerprint(secret))

/** For how long boards that share a secret are told of after their last turn, ms. */
const sharedForMs = 10 * 60_000

/** The reason why a device is not connected; instants are epoch ms. */
type ConnectionProblem = {
  refused: { at: number; why: ConnectRefusal } | null
  shared: { at: number; addresses: string[] } | null
}

/**
 * Returns why a device was not let in last, since it was connected, and which boards share its secret.
 * @throws Refusal 'not_found', 'forbidden'.
 */
export async function showConnection(
  needs: {
    devices: DeviceStore
    deviceReader: DeviceReader
    connectProblems: ConnectProblemStore
    clock: Clock
  },
  actor: PersonActor,
  identifier: string,
): Promise<ConnectionProblem> {
  const { id } = await findVisibleDevice(needs, actor, identifier, 'manage')
  const [problem, shown] = await Promise.all([
    needs.connectProblems.of(id),
    needs.deviceReader.one(id),
  ])
  const { refused_at, refused_why, shared_at, shared_from } = problem ?? nothing
  const isNews = refused_at !== null && refused_at >= (shown?.connectedAt ?? 0)
  const isShared = shared_at !== null && needs.clock.now() - shared_at < sharedForMs
  return {
    refused: isNews && refused_why ? { at: refused_at, why: refused_why } : null,
    shared: isShared ? { at: shared_at, addresses: (shared_from ?? '').split(',') } : null,
  }
}

const nothing = { refused_at: null, refused_why: null, shared_at: null, shared_from: null }

/** A device that does not get in, or shares its secret with another board. */
export type TroubledDevice = {
  id: number
  homeId: number
  identifier: string
  name: string | null
  refused: { at: number; why: ConnectRefusal } | null
  isShared: boolean
}

export type ConnectProblemStore = ReturnType<typeof connectProblemStore>

/** The reasons why devices are not connected, one row for each: the only writer of `connect_problem`. */
export function connectProblemStore(db: Db) {
  /** The newest of a kind takes the place of the one before. */
  async function keep(
    deviceId: number,
    values:
      | { refused_at: number; refused_why: ConnectRefusal }
      | { shared_at: number; shared_from: string },
  ): Promise<void> {
    await db
      .insertInto('connect_problem')
      .values({ device_id: deviceId, ...values })
      .onConflict((on) => on.column('device_id').doUpdateSet(values))
      .execute()
  }

  return {
    /** @throws an error that isOrphan knows where the device is gone; so does `keepShared`. */
    keepRefused: (deviceId: number, why: ConnectRefusal, now: number) =>
      keep(deviceId, { refused_at: now, refused_why: why }),
    keepShared: (deviceId: number, addresses: readonly string[], now: number) =>
      keep(deviceId, { shared_at: now, shared_from: addresses.join() }),
    /** Devices that were not let in since an instant, since they were connected, or that share their secret now; and these. */
    async since(instant: number, ids: readonly number[], now: number): Promise<TroubledDevice[]> {
      const rows = await db
        .selectFrom('device')
        .leftJoin('connect_problem', 'connect_problem.device_id', 'device.id')
        .select(['device.id', 'home_id', 'identifier', 'name', 'connected_at'])
        .select(['refused_at', 'refused_why', 'shared_at'])
        .where('device.deleted_at', 'is', null)
        .where(({ or, eb }) =>
          or([
            eb('refused_at', '>=', instant),
            eb('shared_at', '>=', now - sharedForMs),
            ...(ids.length > 0 ? [eb('device.id', 'in', ids)] : []),
          ]),
        )
        .orderBy('device.id')
        .execute()
      const devices = rows.map((row) => {
        const { id, home_id: homeId, identifier, name, refused_at, refused_why, shared_at } = row
        const isNews = refused_at !== null && refused_at >= Math.max(instant, row.connected_at ?? 0)
        return {
          id,
          homeId,
          identifier,
          name,
          refused: isNews && refused_why ? { at: refused_at, why: refused_why } : null,
          isShared: shared_at !== null && shared_at >= now - sharedForMs,
        }
      })
      return devices.filter(({ id, refused, isShared }) => refused || isShared || ids.includes(id))
    },

    of: (deviceId: number) =>
      db
        .selectFrom('connect_problem')
        .selectAll()
        .where('device_id', '=', deviceId)
        .executeTakeFirst(),
  }
}
