import { quotas as numbers, objectLimits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import { type Refusal, refuse } from '../../platform/refusal.ts'
import type { QuotaStore } from './quota-store.ts'

export type Quotas = ReturnType<typeof openQuotas>
export type QuotaName = keyof typeof numbers

/** The things with a largest number, and how a refusal says so. */
const objectTexts = {
  roomsMax: 'A home can have at most # rooms',
  photosMax: 'A home can have at most # photos of rooms',
  devicesMax: 'A home can have at most # devices',
  familyMax: 'A home can have at most # owners and family members',
  guestsMax: 'A home can have at most # guests',
  joinCodesMax: 'A home can have at most # open join codes',
  favouritesMax: 'You can have at most # favourites',
  homesMax: 'This server can have at most # homes',
  peopleMax: 'This server can have at most # accounts',
  contactMessagesMax: 'The operator keeps at most # messages',
} as const
export type ObjectLimit = keyof typeof objectTexts

/** The use of today: as it is stored, and since then; and the limit. */
type Counted = { stored: number; added: number; most: number }

/** By the name of the quota, and by whose it is. */
type Counts = Map<string, Map<number | string, Counted>>

type Needs = {
  store: QuotaStore
  clock: Clock
  log: Pick<Logger, 'warn'>
  /** Multiplies the quotas of a day (setting LIMIT_SCALE); below 1 it leaves them as they are. */
  scale: number
}

const dayMs = 24 * 3_600_000
/** How often it looks for counts to store, ms. */
const lookMs = 10_000
/** Use is stored once it has grown by this share of the quota: a crash loses no more. */
const storedStep = 0.01
/** The share of a quota from which on the operator is warned. */
const warnFrom = 0.8
/** How many rows one statement stores. */
const rowsMost = 2_000

/**
 * Counts how much people, homes and devices have stored today (UTC), in memory: a press or a report
 * costs no statement. The counts are stored now and then, so that restarts keep them and replicas
 * share them. The numbers are in contracts/vocabulary/limits.ts.
 */
export function openQuotas({ store, clock, log, scale }: Needs) {
  let day = today()
  let counts: Counts = new Map()
  /** Today's warnings about numbers that have no count of their own. */
  let warned = new Set<string>()
  let work: Promise<void> = Promise.resolve()

  function today(): number {
    return Math.floor(clock.now() / dayMs)
  }

  const mostOf = (name: QuotaName) => numbers[name] * Math.max(1, scale)

  function countsOfToday(): Counts {
    if (today() === day) return counts
    day = today()
    counts = new Map()
    warned = new Set()
    // Where the clock was put back something is known of that day.
    void after(load)
    return counts
  }

  /** One at a time. While the database is away it is tried again later. */
  function after(next: () => Promise<void>): Promise<void> {
    work = work.then(next).catch((err) => {
      log.warn({ err }, 'the use of quotas can not be stored; trying again')
    })
    return work
  }

  async function load(): Promise<void> {
    const into = counts
    for (const { key, used } of await store.of(day)) countIn(into, ...partsOf(key)).stored = used
  }

  async function flush(step: number): Promise<void> {
    const [from, of] = [countsOfToday(), day]
    const waiting = [...from].flatMap(([name, ofName]) =>
      [...ofName].flatMap(([of, { added, most }]) =>
        added > 0 && added >= most * step ? [{ key: keyOf(name, of), used: added }] : [],
      ),
    )
    for (let at = 0; at < waiting.length; at += rowsMost) {
      const some = waiting.slice(at, at + rowsMost)
      const stored = await store.add(of, some)
      for (const { key, used } of some) countIn(from, ...partsOf(key)).added -= used
      for (const { key, used } of stored) countIn(from, ...partsOf(key)).stored = used
    }
  }

  const timer = setInterval(() => void after(() => flush(storedStep)), lookMs)
  timer.unref()

  const warn = (usage: { quota: string; of: number | string; used: number; most: number }) =>
    log.warn(usage, 'a quota is nearly used up, or is: see docs/operations.md')

  return {
    /** Reads today's use from before this start. */
    load,

    /** Whether nothing is left of a quota today; with a share, of so much of it. */
    isUsedUp: (name: QuotaName, of: number | string, share = 1): boolean => {
      const { stored = 0, added = 0 } = countsOfToday().get(name)?.get(of) ?? {}
      return stored + added >= mostOf(name) * share
    },

    /** Counts use, also beyond the quota. */
    count(name: QuotaName, of: number | string, more = 1): void {
      const counted = countIn(countsOfToday(), name, of)
      const [before, most] = [counted.stored + counted.added, mostOf(name)]
      counted.added += more
      counted.most = most
      const used = before + more
      const isCrossed = [warnFrom * most, most].some((mark) => before < mark && used >= mark)
      if (isCrossed) warn({ quota: name, of, used, most })
    },

    /** Expects that there may be one more of something of which there are so many. @throws Refusal 'quota_full'. */
    expectRoom(name: ObjectLimit, of: number, has: number): void {
      const most = objectLimits[name]
      countsOfToday()
      if (has >= warnFrom * most && !warned.has(keyOf(name, of))) {
        warned.add(keyOf(name, of))
        warn({ quota: name, of, used: has, most })
      }
      if (has < most) return
      throw refuse('quota_full', objectTexts[name].replace('#', most.toLocaleString('en')))
    },

    /** The refusal of anything too much for today. */
    usedUp(text: string): Refusal {
      const retryAfterS = Math.ceil((dayMs - (clock.now() % dayMs)) / 1_000)
      const hours = Math.ceil(retryAfterS / 3_600)
      const wait = hours === 1 ? 'within the hour' : `in ${hours} hours`
      return refuse('quota_used_up', `${text} The rest works again ${wait}.`, { retryAfterS })
    },

    /** Removes the use of days long past, or far ahead. */
    sweep: () => store.sweep(today()),

    /** Stores the counts. @throws Error when they can't be stored. */
    async close(): Promise<void> {
      clearInterval(timer)
      await work
      await flush(0)
    },
  }
}

/**
 * The share of a person's quota that stays theirs whatever the others of the home use: a few guests cannot
 * use up the day of an owner.
 */
export const ownShare = 0.1

/** A count as its key in the database. */
const keyOf = (name: string, of: number | string) => `${name}/${of}`

function partsOf(key: string): [name: string, of: number | string] {
  const at = key.indexOf('/')
  const of = key.slice(at + 1)
  return [key.slice(0, at), /^\d+$/.test(of) ? Number(of) : of]
}

function countIn(counts: Counts, name: string, of: number | string): Counted {
  const ofName = counts.get(name) ?? new Map<number | string, Counted>()
  counts.set(name, ofName)
  const known = ofName.get(of)
  if (known) return known
  const counted = { stored: 0, added: 0, most: 0 }
  ofName.set(of, counted)
  return counted
}
