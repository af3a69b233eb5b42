import {
  entryOfChange,
  entryOfCommand,
  entryOfEvent,
  type StoredEntry,
  storedNames,
} from './activity-entry.ts'
import type { ActivityStore, From, RowFilter } from './activity-store.ts'

/** How many rows of a list are read at once. */
const readMost = 100

/** The lists in the order in which they tell of one instant, by the first letter of their keys. */
const lists = ['c', 'd', 'e'] as const
type List = (typeof lists)[number]

/** Where the entries that were told last ended: at an instant, and there at an entry. */
export type Place = { at: number; key?: string | undefined }

/** A place as one text, to ask on from there. */
export const textOfPlace = ({ at, key }: Place): string => (key ? `${at}-${key}` : `${at}`)

/** The place in a text whose form is checked already; it may be an instant alone. */
export function placeIn(text: string): Place {
  const [at, key] = text.split('-')
  return { at: Number(at), key }
}

/** Whether the changes by people belong to the answer, or even are all of it. */
export type Events = 'with' | 'without' | 'only'

type Asked = {
  filter: RowFilter
  after: Place | undefined
  events: Events
}

/**
 * All that happened in a home and is asked for, the newest first: three lists merged into one, each
 * read as far as it is needed.
 */
export async function* newestFirst(
  store: ActivityStore,
  { filter, after, events }: Asked,
): AsyncGenerator<StoredEntry> {
  const sources = []
  if (events !== 'only') {
    sources.push(
      entriesOf({
        read: (from) => store.commands(filter, from, readMost),
        from: startOf('c', after, ([id]) => ({ id: Number(id) })),
        instantOf: (row) => row.begun_at,
        entryOf: entryOfCommand,
      }),
    )
  }
  if (events !== 'only' && filter.by === undefined && !filter.isFailed) {
    sources.push(
      entriesOf({
        read: (from) => store.changes(filter, from, readMost),
        from: startOf('d', after, ([device_id, part = '']) => ({
          device_id: Number(device_id),
          part,
        })),
        instantOf: (row) => row.at,
        entryOf: entryOfChange,
      }),
    )
  }
  if (events !== 'without') {
    sources.push(
      entriesOf({
        read: (from) => store.events(filter, storedNames, from, readMost),
        from: startOf('e', after, ([id]) => ({ id: Number(id) })),
        instantOf: (row) => row.at,
        entryOf: entryOfEvent,
      }),
    )
  }
  yield* merged(sources)
}

/** From where a list goes on after a place, which may be in another list. */
function startOf<Last>(
  list: List,
  place: Place | undefined,
  lastOf: (parts: string[]) => Last,
): From<Last> {
  if (!place) return { at: Number.MAX_SAFE_INTEGER, isIncluded: true }
  const { at, key } = place
  const other = lists.findIndex((one) => key?.startsWith(one))
  if (!key || other === -1) return { at, isIncluded: false }
  if (key.startsWith(list)) return { at, isIncluded: false, last: lastOf(key.slice(1).split('_')) }
  return { at, isIncluded: other < lists.indexOf(list) }
}

/** The entries of one list, which is read on when they run out. */
async function* entriesOf<Last, Row extends Last>(of: {
  read(from: From<Last>): Promise<Row[]>
  from: From<Last>
  instantOf(row: Row): number
  entryOf(row: Row): StoredEntry | undefined
}): AsyncGenerator<StoredEntry> {
  let { from } = of
  for (;;) {
    const rows = await of.read(from)
    for (const row of rows) {
      const entry = of.entryOf(row)
      if (entry) yield entry
    }
    const last = rows.at(-1)
    if (!last || rows.length < readMost) return
    from = { at: of.instantOf(last), isIncluded: false, last }
  }
}

/** Lists that are each the newest first, as one; of two entries of one instant that of the earlier list comes first. */
async function* merged(sources: readonly AsyncGenerator<StoredEntry>[]) {
  const heads = await Promise.all(sources.map((source) => source.next()))
  for (;;) {
    let newest: { at: number; place: number } | undefined
    for (const [place, { value }] of heads.entries()) {
      if (value && (!newest || value.at > newest.at)) newest = { at: value.at, place }
    }
    if (!newest) return
    const head = heads[newest.place]
    const source = sources[newest.place]
    if (!head?.value || !source) return
    yield head.value
    heads[newest.place] = await source.next()
  }
}
