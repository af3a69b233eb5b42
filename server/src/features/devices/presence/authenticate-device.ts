import { type DeviceKind, kindOf } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { Dialect } from '@roomwire/contracts/vocabulary/dialect.ts'
import { gather } from '../../../platform/gather.ts'
import { fingerprint, keyedFingerprint, sameFingerprint } from '../../../platform/random.ts'
import type { RateLimiter } from '../../../platform/rate-limiter.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import { attemptLimits, type Bucket } from '../../limits/attempt-limits.ts'
import { type Attempts, tooMany } from '../../limits/attempts.ts'
import type { DeviceStore } from '../records/device-store.ts'
import { type PinAliases, readAliases } from '../rules/pin-aliases.ts'

/** A device that has shown its secret. */
export type AuthenticatedDevice = {
  id: number
  homeId: number
  identifier: string
  kind: DeviceKind
  /** The firmware whose own topics it speaks; null for the device protocol. */
  dialect: Dialect | null
  /** By which keys its board names its pins, where that has taken another one's place. */
  aliases: PinAliases | undefined
  secretHash: string
  /** Its address, pseudonymised with a key: the device is recognised there the next time. */
  trustedNetwork: string
}

/** The identity that a connection claims; `address` as limits count it (platform/network.ts). */
export type Claim = { deviceIdentifier: string; secret: string; address: string }

/** The mark of an address at which a device was let in. */
export const trustedNetworkOf = (sealKey: Buffer, address: string): string =>
  keyedFingerprint(sealKey, `device at ${address}`)

/** How long a connection waits for others, so that the devices of a moment are looked up together, ms. */
const batchWindowMs = 10

/**
 * Authenticates devices by their secrets, and limits how often wrong ones may be tried: by
 * identifier and address, by address, and per second. What is tried at other addresses never keeps
 * out a device at the address where it was let in last. Running connections are never touched.
 *
 * A right secret costs no write as long as no wrong one was shown, so that all devices
 * can reconnect at once. For that, connects of one device at one address take turns, and so do
 * those of all devices that are not known at their address.
 */
export function openDeviceAuthentication({
  devices,
  attempts,
  wrongSecrets,
  sealKey,
}: {
  devices: DeviceStore
  attempts: Attempts
  /** Limits the wrong secrets that are checked, from addresses where the device is not known. */
  wrongSecrets: RateLimiter
  sealKey: Buffer
}) {
  const inTurn = turns()
  const candidatesOf = gather(
    async (identifiers: readonly string[]) => {
      const found = await devices.candidates(identifiers)
      const byIdentifier = Map.groupBy(found, ({ identifier }) => identifier)
      return (identifier) => byIdentifier.get(identifier) ?? []
    },
    { waitMs: batchWindowMs },
  )

  /** @throws Refusal 'too_many_attempts' when one of these is used up. */
  async function expectRoom(buckets: readonly Bucket[]): Promise<{ isCounted: boolean }> {
    const { isCounted, waitS } = await attempts.peek(buckets)
    if (waitS > 0) throw tooMany(waitS)
    return { isCounted }
  }

  async function compare(
    { secret }: Claim,
    candidates: readonly Candidate[],
    buckets: readonly Bucket[],
  ): Promise<Candidate | undefined> {
    const { isCounted } = await expectRoom(buckets)
    // Once there was a wrong one, each is counted before it is checked, over all replicas.
    const waitS = isCounted ? await attempts.consume(buckets) : 0
    if (waitS > 0) throw tooMany(waitS)
    const shown = fingerprint(secret)
    const device = candidates.find(({ secret_hash }) => sameFingerprint(secret_hash, shown))
    if (device && isCounted) await attempts.refund(buckets)
    if (!device && !isCounted) await attempts.consume(buckets)
    return device
  }

  async function compareStranger(claim: Claim, candidates: readonly Candidate[], pair: Bucket) {
    const buckets = [pair, { limit: attemptLimits.secretFromAddress, key: claim.address }]
    await expectRoom(buckets)
    if (!wrongSecrets.consume()) throw tooManyDevices()
    let isWrong = false
    try {
      const device = await inTurn(claim.address, () => compare(claim, candidates, buckets))
      isWrong = device === undefined
      return device
    } finally {
      if (!isWrong) wrongSecrets.refund()
    }
  }

  return {
    /**
     * @returns undefined for a wrong secret.
     * @throws Refusal 'too_many_attempts', 'server_busy'.
     */
    async authenticate(claim: Claim): Promise<AuthenticatedDevice | undefined> {
      const { deviceIdentifier, address } = claim
      const trustedNetwork = trustedNetworkOf(sealKey, address)
      const candidates = await candidatesOf(deviceIdentifier)
      const pair = { limit: attemptLimits.secretOfDevice, key: `${deviceIdentifier} ${address}` }
      const device = candidates.some((candidate) => candidate.trusted_network === trustedNetwork)
        ? await inTurn(pair.key, () => compare(claim, candidates, [pair]))
        : await compareStranger(claim, candidates, pair)
      return device && authenticated(device, trustedNetwork)
    },
  }
}

/** Two homes may use the same identifier: the secret decides which device it is. */
type Candidate = Awaited<ReturnType<DeviceStore['candidates']>>[number]

const authenticated = (device: Candidate, trustedNetwork: string): AuthenticatedDevice => ({
  id: device.id,
  homeId: device.home_id,
  identifier: device.identifier,
  kind: kindOf(device.identifier),
  dialect: device.dialect,
  aliases: device.pin_aliases === null ? undefined : readAliases(device.pin_aliases),
  secretHash: device.secret_hash,
  trustedNetwork,
})

/**
 * Runs tasks of one key one after another. The queue of connects (device-gateway.ts) has many at work at
 * once: without these turns, each of them would find no wrong secret counted yet, and be checked.
 */
function turns() {
  const lasts = new Map<string, Promise<unknown>>()
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const turn = (lasts.get(key) ?? Promise.resolve()).then(work)
    const last = turn.catch(() => undefined) // The caller that awaits `turn` gets the error.
    lasts.set(key, last)
    try {
      return await turn
    } finally {
      if (lasts.get(key) === last) lasts.delete(key)
    }
  }
}

/** The refusal of a device for which there is no turn. */
export const tooManyDevices = (): Refusal =>
  refuse('server_busy', 'Too many devices are connecting right now', { retryAfterS: 1 })
