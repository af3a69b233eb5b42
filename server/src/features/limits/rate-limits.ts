import { rateLimits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Clock } from '../../platform/clock.ts'
import { openRateLimiters, type Rate, type RateLimiter } from '../../platform/rate-limiter.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'

export type RateLimits = ReturnType<typeof openRateLimits>

type Device = { id: number; homeId: number }
/** A device that wants to connect: its name and secret, unreadable, and its network. */
type ConnectAttempt = { credential: string; address: string }

/** The number of credentials that are remembered as let in. */
const admittedMost = 100_000

type Open = (rate: Rate) => ReturnType<typeof openRateLimiters>

/**
 * Counts the messages of people, pages, devices and addresses, in memory: those that come too fast are
 * refused before they cost a statement. The numbers are in contracts/vocabulary/limits.ts.
 * @param scale multiplies them (setting LIMIT_SCALE); below 1 it leaves them as they are, because
 *   nobody could use a home at a fraction of these rates.
 */
export function openRateLimits(scale: number, clock: Clock) {
  const factor = Math.max(1, scale)
  const open: Open = ({ perSecond, burst }) =>
    openRateLimiters({ perSecond: perSecond * factor, burst: burst * factor }, clock)
  return { ...rateLimitsOfPages(open), ...rateLimitsOfCalls(open), ...rateLimitsOfDevices(open) }
}

function rateLimitsOfPages(open: Open) {
  const people = open(rateLimits.messagesOfPerson)
  const homes = open(rateLimits.messagesOfHome)
  const refusals = open(rateLimits.refusalsOfPerson)
  const sockets = open(rateLimits.socketsFromAddress)
  return {
    /**
     * Counts one live message of a holder (keyOfHolder) and their home; returns how long it came
     * too early, ms, 0 when it may pass.
     */
    countMessage: (holder: string, homeId: number | null): number =>
      firstWait([people.of(holder), ...(homeId === null ? [] : [homes.of(homeId)])]),

    /** Counts the refusal of one live message of a holder; returns how long its answer has to wait, ms. */
    reserveRefusal: (holder: string): number => refusals.of(holder).reserve(),

    /** Counts one socket from an address (platform/network.ts); returns how much too early it came, ms, or 0. */
    countSocketFrom: (address: string): number => firstWait([sockets.of(address)]),
  }
}

function rateLimitsOfCalls(open: Open) {
  const sessions = open(rateLimits.callsOfPerson)
  const people = open(rateLimits.callsOfPerson)
  const homes = open(rateLimits.callsOfHome)
  const addresses = open(rateLimits.callsFromAddress)
  const bulk = open(rateLimits.bulkOfPerson)
  const overQuota = open(rateLimits.overQuotaOfPerson)
  return {
    /** Counts the actions of a holder (keyOfHolder) beyond the quota of a day. @throws Refusal 'slow_down'. */
    countOverQuota: (holder: string): void => expectNone(firstWait([overQuota.of(holder)])),

    /** Counts one call of a holder (keyOfHolder) that sends commands to many pins. @throws Refusal 'slow_down'. */
    countBulk: (holder: string): void => expectNone(firstWait([bulk.of(holder)])),

    /** Counts one call from an address (platform/network.ts). @throws Refusal 'slow_down'. */
    countCallFrom: (address: string): void => expectNone(firstWait([addresses.of(address)])),

    /**
     * Counts one call with a token, before its session is looked up. A token whose session has
     * ended takes nothing from its person.
     * @throws Refusal 'slow_down'.
     */
    countCallWith({ personId, sessionId }: { personId: number; sessionId: string }): void {
      expectNone(firstWait([sessions.of(sessionId)]))
      expectNone(people.of(`person.${personId}`).waitMs())
    },

    /** Counts one call of a holder (keyOfHolder) and their home. @throws Refusal 'slow_down'. */
    countCallOf: (holder: string, homeId: number | null): void =>
      expectNone(firstWait([people.of(holder), ...(homeId === null ? [] : [homes.of(homeId)])])),
  }
}

function rateLimitsOfDevices(open: Open) {
  const reports = { device: open(rateLimits.reportsOfDevice), home: open(rateLimits.reportsOfHome) }
  const hubs = open(rateLimits.messagesOfHub)
  const connects = open(rateLimits.connectsOfDevice)
  const addresses = open(rateLimits.connectsFromAddress)
  const admitted = new Set<string>()
  return {
    /** Counts one report of a device; returns how long it has to wait for its turn, ms. */
    reserveReport: ({ id, homeId }: Device): number =>
      Math.max(reports.device.of(id).reserve(), reports.home.of(homeId).reserve()),

    /** Counts a message of a hub as so many; returns how long it has to wait for its turn, ms. */
    reserveHubMessage: ({ id }: Pick<Device, 'id'>, count: number): number =>
      hubs.of(id).reserve(count),

    /**
     * Counts one connection of a device, before its secret is looked up. Only who shows the same
     * secret is counted with it; and a device that was let in before is not counted with the
     * others of its address, so that these cannot keep it out.
     * @throws Refusal 'slow_down'.
     */
    countConnect({ credential, address }: ConnectAttempt): void {
      const device = connects.of(credential)
      const isKnown = admitted.has(credential)
      expectNone(firstWait(isKnown ? [device] : [device, addresses.of(address)]))
    },

    /** Remembers that a device was let in with this credential: its address has one connection less. */
    rememberLetIn({ credential, address }: ConnectAttempt): void {
      if (admitted.has(credential)) return
      addresses.of(address).refund()
      if (admitted.size >= admittedMost) admitted.clear()
      admitted.add(credential)
    },
  }
}

/** The refusal of what came too fast. */
export const tooFast = (waitMs: number): Refusal =>
  refuse('slow_down', 'Too fast: wait a second, then try again', {
    retryAfterS: Math.ceil(waitMs / 1_000),
  })

function expectNone(waitMs: number): void {
  if (waitMs > 0) throw tooFast(waitMs)
}

/** Counts one in each limiter, or in none; returns the wait of the first that is used up, ms. */
function firstWait(limiters: readonly RateLimiter[]): number {
  for (const [index, limiter] of limiters.entries()) {
    if (limiter.consume()) continue
    for (const counted of limiters.slice(0, index)) counted.refund()
    return Math.max(1, limiter.waitMs())
  }
  return 0
}
