import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import { afterOthers } from '../../platform/after-others.ts'
import type { Db, Schema } from '../../platform/database/schema.ts'
import type { ActivityRow } from '../devices/records/activity-rows.ts'
import type { CommandRow, Requester } from '../devices/records/command-store.ts'

export type ActivityStore = ReturnType<typeof activityStore>

/** An entry of the audit log. */
export type EventRow = Pick<
  Selectable<Schema['audit']>,
  'id' | 'at' | 'person_id' | 'event' | 'detail'
>

/** Parts of devices whose activity somebody is told since an instant. */
export type VisibleParts = {
  deviceIds: readonly number[]
  parts: readonly ActivityRow['part'][]
  since: number
}

/** The rows of a home that are asked for; a missing field does not matter. */
export type RowFilter = {
  homeId: number
  /** Only of these parts of devices, since these instants; none at all where the list is empty. */
  parts?: readonly VisibleParts[] | undefined
  by?: Requester | undefined
  cause?: string | undefined
  /** Only commands that came to nothing. */
  isFailed?: boolean | undefined
  /** Whether nobody waits for them any more: no more is looked for then. */
  isGivenUp?: (() => boolean) | undefined
}

/** Rows come from here on: older ones, and of those that are as old the ones after `last`. */
export type From<Row> = { at: number; isIncluded: boolean; last?: Row | undefined }

/** Reads what happened in a home, the newest first. */
export function activityStore(db: Db) {
  return {
    /** The command log, by when commands were asked for. */
    commands(
      filter: RowFilter,
      from: From<Pick<CommandRow, 'id'>>,
      most: number,
    ): Promise<CommandRow[]> {
      return inSpans(db, { list: 'command', filter, from, most }, (span, left) =>
        db
          .selectFrom('command')
          .selectAll()
          .where(allOf(commandConditions(filter, span)))
          .orderBy('begun_at', 'desc')
          .orderBy('id', 'desc')
          .limit(left)
          .execute(),
      )
    },

    /** The changes that devices made without being asked. */
    changes(
      filter: RowFilter,
      from: From<{ device_id: number; part: string }>,
      most: number,
    ): Promise<ActivityRow[]> {
      return inSpans(db, { list: 'activity', filter, from, most }, (span, left) =>
        db
          .selectFrom('activity')
          .selectAll()
          .where(allOf(changeConditions(filter, span)))
          .orderBy('at', 'desc')
          .orderBy('device_id', 'desc')
          .orderBy('part', 'desc')
          .limit(left)
          .execute(),
      )
    },

    /** Entries of the audit log with these names. */
    events(
      filter: RowFilter,
      names: readonly string[],
      from: From<Pick<EventRow, 'id'>>,
      most: number,
    ): Promise<EventRow[]> {
      const { homeId, by } = filter
      return inSpans(db, { list: 'audit', filter, from, most }, (span, left) =>
        db
          .selectFrom('audit')
          .select(['id', 'at', 'person_id', 'event', 'detail'])
          .where('event', 'in', names)
          .where(
            allOf([
              sql`home_id = ${homeId}`,
              older(sql`at`, span, ({ id }) => sql`id < ${id}`),
              since(sql`at`, span),
              by && sql`person_id = ${by.id}`,
            ]),
          )
          .orderBy('at', 'desc')
          .orderBy('id', 'desc')
          .limit(left)
          .execute(),
      )
    },

    /** Whether entries of a home wait for their link to the audit log, where they get another number. */
    async hasUnlinkedEvents(homeId: number): Promise<boolean> {
      const waiting = db.selectFrom('audit_pending').select('id').where('home_id', '=', homeId)
      return (await waiting.limit(1).executeTakeFirst()) !== undefined
    },

    /** Adds what devices have changed. */
    async add(rows: readonly ActivityRow[]): Promise<void> {
      if (rows.length > 0) await db.insertInto('activity').values(rows).execute()
    },

    /** Removes what is older than this instant, some rows at a time; returns how many. */
    async removeBefore(instant: number, most: number): Promise<number> {
      const { rows } = await sql`
        delete from activity where (device_id, part, at) in (
          select device_id, part, at from activity where at < ${instant} order by at limit ${most})
        returning 1`.execute(db)
      return rows.length
    },

    /** Since when changes by devices are kept, epoch ms; undefined where there are none. */
    async keptSince(): Promise<number | undefined> {
      const { rows } = await sql<{ at: number | null }>`
        select min(first) as at from (select (select at from activity
          where activity.home_id = home.id order by at limit 1) as first from home) as firsts`.execute(
        db,
      )
      return rows[0]?.at ?? undefined
    },

    /** Removes some of what is kept of a home that is deleted; returns how many rows. */
    async removeSome(homeId: number, most: number): Promise<number> {
      const { rows } = await sql`
        delete from activity where (device_id, part, at) in (
          select device_id, part, at from activity where home_id = ${homeId} limit ${most})
        returning 1`.execute(db)
      return rows.length
    },
  }
}

type Condition = RawBuilder<SqlBool>

/** The instant of a row, by which its home's rows are found in order. */
const instants = { command: 'begun_at', activity: 'at', audit: 'at' } as const

/** Rows of the home that one statement looks through at most, for the few that are asked for. */
const lookedThrough = 2_000

/**
 * Reads rows from a place on, the newest first, in spans of time: a home may have millions of rows, and
 * few or none that are asked for. A search beyond the first span goes after others.
 */
async function inSpans<Row, Last>(
  db: Db,
  { list, filter, from, most }: Asked<Last>,
  read: (span: Span<Last>, left: number) => Promise<Row[]>,
): Promise<Row[]> {
  const instant = sql.ref<number>(instants[list])
  const found: Row[] = []
  /** Returns from where the next span comes; undefined after the last one. */
  async function readSpan(rest: From<Last>): Promise<From<Last> | undefined> {
    // Rows that are as old as `last` are still to come; without it each span is older than the one before.
    const { rows } = await sql<{ edge: number }>`
      select ${instant} as edge from ${sql.table(list)}
      where home_id = ${filter.homeId} and ${older(instant, rest, () => sql`1 = 1`)}
      order by ${instant} desc limit 1 offset ${lookedThrough - 1}`.execute(db)
    const edge = rows[0] && Number(rows[0].edge)
    found.push(...(await read({ ...rest, edge }, most - found.length)))
    const isOver = edge === undefined || found.length === most || filter.isGivenUp?.() === true
    return isOver ? undefined : { at: edge, isIncluded: false }
  }
  let rest = await readSpan(from)
  while (rest) {
    const next = rest
    rest = await afterOthers(() => readSpan(next))
  }
  return found
}

/** Rows from a place on, down to the instant of the oldest row that is looked through; all where there is none. */
type Span<Row> = From<Row> & { edge: number | undefined }

type Asked<Last> = {
  list: keyof typeof instants
  filter: RowFilter
  from: From<Last>
  most: number
}

const commandConditions = (
  { homeId, parts, by, cause, isFailed }: RowFilter,
  span: Span<Pick<CommandRow, 'id'>>,
): (Condition | undefined)[] => [
  sql`home_id = ${homeId}`,
  older(sql`begun_at`, span, ({ id }) => sql`id < ${id}`),
  parts ? inParts(sql`pin`, sql`begun_at`, parts, span) : since(sql`begun_at`, span),
  by && sql`requester_kind = ${by.kind} and requester_id = ${by.id}`,
  cause === undefined ? undefined : sql`cause = ${cause}`,
  isFailed ? sql`outcome in ('failed', 'expired')` : undefined,
]

const changeConditions = (
  { homeId, parts, cause }: RowFilter,
  span: Span<{ device_id: number; part: string }>,
): (Condition | undefined)[] => [
  sql`home_id = ${homeId}`,
  older(sql`at`, span, (last) => {
    const { device_id: device, part } = last
    return sql`(device_id < ${device} or device_id = ${device} and part < ${part})`
  }),
  parts ? inParts(sql`part`, sql`at`, parts, span) : since(sql`at`, span),
  cause === undefined ? undefined : sql`cause = ${cause}`,
]

/** Keeps to visible parts: the others are not even looked at, so that nothing of them shows. */
function inParts(
  column: RawBuilder<unknown>,
  instant: RawBuilder<unknown>,
  parts: readonly VisibleParts[],
  { edge = 0 }: Pick<Span<unknown>, 'edge'>,
): Condition {
  if (parts.length === 0) return sql`1 = 0`
  // One lower bound: of two, SQLite may look through all rows down to the older one.
  const each = parts.map(
    (one) => sql`(device_id in (${sql.join(one.deviceIds)})
      and ${instant} >= ${Math.max(one.since, edge)} and ${column} in (${sql.join(one.parts)}))`,
  )
  const isAny = sql<SqlBool>`(${sql.join(each, sql` or `)})`
  return parts.length === 1 ? isAny : sql`${isAny} and ${instant} >= ${edge}`
}

/** Rows within a span; undefined where it has no end. */
const since = (instant: RawBuilder<unknown>, { edge }: Pick<Span<unknown>, 'edge'>) =>
  edge === undefined ? undefined : sql<SqlBool>`${instant} >= ${edge}`

/** From where rows come whose instant is in this column: an upper bound, so that the index begins there. */
function older<Row>(
  column: RawBuilder<unknown>,
  { at, isIncluded, last }: From<Row>,
  isAfter: (last: Row) => Condition,
): Condition {
  if (last) return sql`${column} <= ${at} and (${column} < ${at} or ${isAfter(last)})`
  return isIncluded ? sql`${column} <= ${at}` : sql`${column} < ${at}`
}

const allOf = (conditions: readonly (Condition | undefined)[]): Condition =>
  sql.join<SqlBool>(
    conditions.filter((one) => one !== undefined),
    sql` and `,
  )
