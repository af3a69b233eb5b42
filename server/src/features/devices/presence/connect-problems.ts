import type { ConnectRefusal } from '@roomwire/contracts/vocabulary/connect-refusal.ts'
import type { BackgroundTasks } from '../../../platform/background-tasks.ts'
import type { Clock } from '../../../platform/clock.ts'
import { isOrphan } from '../../../platform/database/orphan.ts'
import { putLast } from '../../../platform/put-last.ts'
import { fingerprint, keyedFingerprint, sameFingerprint } from '../../../platform/random.ts'
import { RateLimiter } from '../../../platform/rate-limiter.ts'
import type { Audit } from '../../audit/audit.ts'
import { type Claim, trustedNetworkOf } from '../authenticate-device.ts'
import type { DeviceStore } from '../device-store.ts'
import type { HeldTwins } from '../twins/held-twins.ts'
import { Alternations, type ConnectedFrom } from './alternations.ts'
import type { ConnectProblemStore } from './connect-problem-store.ts'

/** How often a device has a row at most, ms; of how many identifiers and devices that is remembered. */
const rows = { everyMs: 60_000, rememberedMost: 20_000 }

/** How often the devices of an identifier are looked for, whose secret nobody has shown. */
const lookUps = { perSecond: 10, burst: 100 }

/** For how long changes of a device are counted together after two boards have taken turns, ms. */
const quietMs = 5 * 60_000

type Needs = {
  devices: Pick<DeviceStore, 'candidates'>
  connectProblems: ConnectProblemStore
  heldTwins: Pick<HeldTwins, 'countsOf'>
  audit: Pick<Audit, 'enqueue'>
  backgroundTasks: BackgroundTasks
  sealKey: Buffer
  clock: Clock
}

type Device = { id: number; homeId: number }

/**
 * Keeps what those who manage a home have to know of a device that does not get in, or that is two
 * boards: at most once a minute each, in fixed words, and of identifiers that somebody has registered.
 * Nobody waits for it, so an answer tells a stranger nothing of which these are.
 */
export function openConnectProblems(needs: Needs) {
  const { devices, connectProblems, heldTwins, audit, backgroundTasks, sealKey, clock } = needs
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
      if (isDue(`device ${device.id}`)) inBackground(() => keepRefused(device, why))
    },

    /** Somebody was not let in who has shown no secret of the device. */
    refuseStranger(claim: Claim, why: ConnectRefusal): void {
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
      const addresses = alternations.note(device.id, from, now)
      if (!addresses) return
      heldTwins.countsOf(device.id).holdUntil(now + quietMs)
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
