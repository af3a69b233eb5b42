import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Bus } from '../../platform/bus/bus.ts'
import { type ClockTrust, timeNotKnown } from '../../platform/clock-trust.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import type { Passwords } from '../../platform/passwords.ts'
import { fingerprint, randomText, sameFingerprint } from '../../platform/random.ts'
import { refuse } from '../../platform/refusal.ts'
import type { GuestStore } from '../access/guest-store.ts'
import type { Audit } from '../audit/audit.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import type { AccessReader } from '../identity/access-reader.ts'
import type { Caller } from '../identity/caller.ts'
import { findPassHolder } from '../identity/find-actor.ts'
import { publishHomeEvent } from '../identity/home-events.ts'
import type { SessionStore } from '../identity/session-store.ts'
import { attemptLimits } from '../limits/attempt-limits.ts'
import type { Attempts } from '../limits/attempts.ts'
import { type PassForHolder, type ShowNeeds, showOpenedPass } from './opened-pass.ts'
import type { PassStore, StoredPass } from './pass-store.ts'

type Needs = ShowNeeds & {
  clockTrust: ClockTrust
  guests: GuestStore
  access: AccessReader
  atomically: Atomically<{ passes: PassStore; sessions: SessionStore; audit: AuditWriter }>
  attempts: Attempts
  passwords: Passwords
  audit: Pick<Audit, 'enqueue' | 'pseudonymise'>
  bus: Bus
}

/** The key that a browser shows to hold a pass. */
export type PassKey = {
  passId: number
  secret: string
  pin?: string | null | undefined
  /** Its cookie for this pass, where it has one. */
  cookie: string | undefined
}

/**
 * Takes a place of a pass for a browser, by the secret of its link and its PIN. A browser that
 * holds the pass takes no second place.
 * @returns the cookie by which the browser holds it.
 * @throws Refusal 'pass_not_found', the same for a wrong secret as for no such pass; 'pass_ended',
 * 'pass_pin_needed', 'pass_pin_wrong', 'too_many_attempts', 'pass_full', 'server_busy',
 * 'time_not_known'.
 */
export async function openPass(
  needs: Needs,
  caller: Caller,
  key: PassKey,
): Promise<{ shown: PassForHolder; cookie: string }> {
  const { pass, shown, isHeld } = await tryKey(needs, caller, key)
  if (isHeld && key.cookie !== undefined) return { shown, cookie: key.cookie }
  return { shown, cookie: await takePlace(needs, caller, pass) }
}

/**
 * Shows what a pass is, and takes no place of it. A look needs the same key as opening, and counts
 * as a try.
 * @returns also how many more browsers may hold it, and whether this one does.
 * @throws Refusal, as openPass does, but for 'pass_full'.
 */
export async function lookAtPass(
  needs: Needs & { sessions: SessionStore },
  caller: Caller,
  key: PassKey,
): Promise<{ shown: PassForHolder; placesLeft: number; isHeld: boolean }> {
  const { pass, shown, isHeld } = await tryKey(needs, caller, key)
  const taken = await needs.sessions.countOfPass(pass.id, needs.clock.now())
  return { shown, placesLeft: Math.max(0, pass.browsersMax - taken), isHeld }
}

/** Checks the key for opening and looking: the secret and, of a browser that does not hold the pass, its PIN. */
async function tryKey(
  needs: Needs,
  caller: Caller,
  { passId, secret, pin, cookie }: PassKey,
): Promise<{ pass: StoredPass; shown: PassForHolder; isHeld: boolean }> {
  const pass = await needs.passes.find(passId)
  if (!pass || !sameFingerprint(pass.secretHash, fingerprint(secret))) throw notFound()
  if (needs.clockTrust.isInDoubt()) throw timeNotKnown()
  const grants = await needs.guests.grantsOf({ kind: 'pass', id: passId })
  const shown = await showOpenedPass(needs, { passId, homeId: pass.homeId, grants })
  if (cookie !== undefined && (await findPassHolder(needs, passId, cookie))) {
    return { pass, shown, isHeld: true }
  }
  if (shown.state === 'ended') throw refuse('pass_ended', 'This pass has ended')
  await checkPin(needs, caller, pass, pin)
  return { pass, shown, isHeld: false }
}

const notFound = () =>
  refuse('pass_not_found', 'This link does not work any more. Ask for a new one.')

async function checkPin(
  { attempts, passwords, audit }: Pick<Needs, 'attempts' | 'passwords' | 'audit'>,
  caller: Caller,
  { id, homeId, pinHash }: StoredPass,
  pin: string | null | undefined,
): Promise<void> {
  if (pinHash === null) return
  if (!pin) throw refuse('pass_pin_needed', 'Enter the PIN of this pass', { field: 'pin' })
  await attempts.count(attemptLimits.pinOfPass, String(id), 'Too many wrong PINs')
  const asker = { kind: 'pass', who: String(id) } as const
  if (!(await passwords.matches(asker, pin, pinHash))) {
    const from = audit.pseudonymise(caller.address)
    audit.enqueue('pass.refused', { homeId, passId: id }, { from })
    throw refuse('pass_pin_wrong', 'Wrong PIN', { field: 'pin' })
  }
  await attempts.reset(attemptLimits.pinOfPass, String(id))
}

async function takePlace(
  { atomically, bus, clock }: Pick<Needs, 'atomically' | 'bus' | 'clock'>,
  { userAgent }: Caller,
  { id: passId, homeId, browsersMax }: StoredPass,
): Promise<string> {
  const cookie = randomText(32)
  const now = clock.now()
  const holder = { kind: 'pass', id: passId } as const
  const expiresAt = now + limits.passBrowserLifeMs
  await atomically(async ({ passes, sessions, audit }) => {
    if (!(await passes.lock(passId))) throw notFound() // Revoked a moment ago.
    if ((await sessions.countOfPass(passId, now)) >= browsersMax) throw full(browsersMax)
    const session = { id: fingerprint(cookie), holder, createdAt: now, expiresAt, userAgent }
    await sessions.begin(session)
    await audit.write('pass.opened', { homeId, passId }, {})
  })
  await publishHomeEvent(bus, homeId, { kind: 'home.changed', what: 'people' })
  return cookie
}

const full = (most: number) =>
  refuse(
    'pass_full',
    `This pass is in use in ${most === 1 ? 'another browser' : `${most} other browsers`} already. Ask the person who gave it to you for a place.`,
  )
