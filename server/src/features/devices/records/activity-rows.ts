import type { Selectable } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import { isInNewSpan } from '../rules/own-spans.ts'

/** A change that a device has made without being asked. */
export type ActivityRow = Selectable<Schema['activity']>

type Change = Pick<ActivityRow, 'part' | 'value' | 'cause'>

/** The key of a row, which is written again when it stands for one more change. */
export const activityKey = ({ device_id, part, at }: ActivityRow): string =>
  `${device_id} ${part} ${at}`

/** How many rows a part of a device gets in a while, ms; more changes are counted in the last of them. */
const rowsMost = {
  pin: { rows: 10, whileMs: 60_000 },
  // Water is never still.
  level: { rows: 1, whileMs: 600_000 },
}

/** From here on the clock was put back, instead of changes that came at once, ms. */
const clockBackMs = 1_000

/** Tells whether a device may have one more row today, and counts it. */
export type CountEvent = (device: { id: number; homeId: number }) => boolean

const dayMs = 24 * 3_600_000
/** A closed day is sealed: no row of it counts any more changes (audit/activity-seals.ts). */
const isSameDay = (one: number, other: number) =>
  Math.floor(one / dayMs) === Math.floor(other / dayMs)

/** Counts what a device changes, so that no flickering contact fills the activity. */
export class ChangeCounts {
  readonly #countEvent: CountEvent
  readonly #known = new Map<
    ActivityRow['part'],
    { since: number; rows: number; row: ActivityRow }
  >()

  /** Until then more changes are counted in the last row, epoch ms. */
  #mergedUntil = 0

  constructor(countEvent: CountEvent = () => true) {
    this.#countEvent = countEvent
  }

  /** Counts changes in the last row of their part until an instant, where that is of the same day. */
  mergeUntil(instant: number): void {
    this.#mergedUntil = instant
  }

  /**
   * The row of a change: a new one, or the last one once more, which stands for this change too. Past
   * the quota of the day it is the last one, where that is of today.
   */
  count({ id, homeId }: { id: number; homeId: number }, change: Change, now: number) {
    const known = this.#known.get(change.part)
    const { rows: most, whileMs } = rowsMost[change.part === 'level' ? 'level' : 'pin']
    const isSameWhile = known !== undefined && now >= known.since && now < known.since + whileMs
    const isFull = isSameWhile && known.rows >= most
    const isOverQuota = !isFull && (now < this.#mergedUntil || !this.#countEvent({ id, homeId }))
    if (known && (isFull || (isOverQuota && isSameDay(known.row.at, now)))) {
      const { row } = known
      const { value, cause } = change
      known.row = { ...row, value, cause, count: row.count + 1, last_at: now }
      return known.row
    }
    // Two changes within a millisecond are two rows. A clock that was put back is believed.
    const last = known?.row.at ?? 0
    const at = last >= now && last < now + clockBackMs ? last + 1 : now
    const row: ActivityRow = {
      home_id: homeId,
      device_id: id,
      at,
      ...change,
      count: 1,
      last_at: now,
    }
    const since = isSameWhile ? known.since : now
    this.#known.set(change.part, { since, rows: isSameWhile ? known.rows + 1 : 1, row })
    return row
  }
}

const none: readonly ActivityRow[] = []

/** The changes of a device that are not stored yet. A crash may lose 10 s of a moving level. */
export class ActivityToStore {
  #rows: ActivityRow[] | undefined
  /** The row of a level that is stored, and stands for more by now. */
  #level: ActivityRow | undefined
  #levelStoredAt = 0

  add(row: ActivityRow): void {
    if (row.part === 'level' && row.count > 1) {
      this.#level = row
      return
    }
    if (row.part === 'level') this.#takeLevel(row.at)
    this.#push(row)
  }

  #push(row: ActivityRow): void {
    this.#rows ??= []
    this.#rows.push(row)
  }

  /** Takes the rows to store now; all of them where nothing follows. */
  take(now: number, isLast: boolean): readonly ActivityRow[] {
    const level = this.#level
    if (level && (isLast || isInNewSpan(level.device_id, now, this.#levelStoredAt))) {
      this.#takeLevel(now)
    }
    const taken = this.#rows ?? none
    this.#rows = undefined
    return taken
  }

  #takeLevel(now: number): void {
    if (this.#level) this.#push(this.#level)
    this.#level = undefined
    this.#levelStoredAt = now
  }
}

/** How many rows of a device wait at most while the database is away. */
const waitingMost = 200

/** The rows of two changes that are stored together, each as it was last. */
export function joinActivity(
  earlier: readonly ActivityRow[],
  later: readonly ActivityRow[],
): ActivityRow[] {
  const rows = new Map([...earlier, ...later].map((row) => [activityKey(row), row]))
  return [...rows.values()].slice(-waitingMost)
}
