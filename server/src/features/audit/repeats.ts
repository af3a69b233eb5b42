import type { AuditEventName } from './audit-events.ts'
import type { gatherBatches, NewEntry } from './batches.ts'
import { openDailyRows } from './daily-rows.ts'

/** Events that strangers and broken devices can repeat without end. */
const repeatable: ReadonlySet<string> = new Set<AuditEventName>([
  'sign_in.refused',
  'password_reset.refused',
  'call.refused',
  'live_message.refused',
  'live_socket.refused',
  'device.refused',
  'device.shared_secret',
  'device.connected',
  // The page of it looks again and again.
  'access.viewed',
])

/**
 * How many different repeats are remembered, and how many different entries without a row of their
 * own are told apart; how long a minute is (ms).
 */
export const repeatDefaults = { rememberedMost: 10_000, differentMost: 5_000, minuteMs: 60_000 }

const minutesOfDay = 24 * 60

/** The longest time that repeats are counted before they are written, minutes. */
const waitMost = 15

/** The entries counted since their last row, and the minutes between two rows, which double each time. */
type Counted = { count: number; since: number; last: NewEntry; wait: number; minutesLeft: number }

/** Entries of one kind that have no rows of their own, and how many different ones they are. */
type Gathered = Counted & { different: Set<string> }

const begin = (last: NewEntry): Counted => ({
  count: 0,
  since: last.at,
  last,
  wait: 1,
  minutesLeft: 1,
})

function countIn(counted: Counted, entry: NewEntry, count = 1): void {
  if (counted.count === 0) counted.since = entry.at
  counted.count += count
  counted.last = entry
}

/**
 * Keeps repeats from filling the audit log, and loses none of them. An entry is written at once.
 * Equal ones that follow are counted and become a row with their number: after a minute, then
 * after two, at last every 15. Entries that would have too many rows in a day (daily-rows.ts), or come
 * while too much waits for the database, are gathered by their kind: how many, and how many different
 * ones.
 */
export function gatherRepeats(
  { rememberedMost, differentMost, minuteMs }: typeof repeatDefaults,
  queue: Pick<ReturnType<typeof gatherBatches>, 'add' | 'hasRoom'>,
) {
  /** The oldest first. */
  const repeats = new Map<string, Counted>()
  const gathered = new Map<string, Gathered>()
  const rows = openDailyRows()
  let minutes = 0
  let timer: NodeJS.Timeout | undefined

  function take(entry: NewEntry): void {
    const name = nameOf(entry)
    const known = repeats.get(name)
    if (known) countIn(known, entry)
    else if (!writeRow(entry)) gather(entry)
    else if (repeatable.has(entry.event)) remember(name, entry)
  }

  function remember(name: string, entry: NewEntry): void {
    forgetOldest()
    repeats.set(name, begin(entry))
    timer ??= setTimeout(tick, minuteMs)
  }

  /** Writes a row, if there is room for it. */
  function writeRow(row: NewEntry): boolean {
    const hasRoom = queue.hasRoom() && (!repeatable.has(row.event) || rows.hasRoom(row))
    if (hasRoom) {
      queue.add(row)
      if (repeatable.has(row.event)) rows.count(row)
    }
    return hasRoom
  }

  function forgetOldest(): void {
    const [oldest] = repeats
    if (!oldest || repeats.size < rememberedMost) return
    repeats.delete(oldest[0])
    writeRepeat(oldest[1])
  }

  function writeRepeat(repeat: Counted): void {
    const { count, since, last } = repeat
    if (count === 0) return
    const row = {
      ...last,
      detail: JSON.stringify({ ...JSON.parse(last.detail), again: count, since }),
    }
    if (!writeRow(row)) gather(last, count, since)
    repeat.count = 0
  }

  function gather(entry: NewEntry, count = 1, since = entry.at): void {
    const { event } = entry
    const whole = gathered.get(event) ?? { ...begin(entry), different: new Set() }
    countIn(whole, entry, count)
    whole.since = Math.min(whole.since, since)
    if (whole.different.size < differentMost) whole.different.add(nameOf(entry))
    gathered.set(event, whole)
    timer ??= setTimeout(tick, minuteMs)
  }

  function writeGathered(whole: Gathered): void {
    if (whole.count === 0) return
    const { count, since, last, different } = whole
    const detail = {
      event: last.event,
      count,
      different: different.size,
      since,
      // More are not told apart.
      or_more: different.size >= differentMost || undefined,
    }
    const row = { ...last, home_id: null, person_id: null, event: 'audit.events_gathered' }
    queue.add({ ...row, detail: JSON.stringify(detail) })
    whole.count = 0
    different.clear()
  }

  function tick(): void {
    timer = undefined
    minutes += 1
    if (minutes % minutesOfDay === 0) rows.beginDay()
    passMinute(repeats, writeRepeat)
    if (queue.hasRoom()) passMinute(gathered, writeGathered)
    if (repeats.size > 0 || gathered.size > 0 || rows.hasAny()) timer = setTimeout(tick, minuteMs)
  }

  return {
    take,
    /** Writes all that is counted by now. */
    flush(): void {
      clearTimeout(timer)
      for (const repeat of repeats.values()) writeRepeat(repeat)
      for (const whole of gathered.values()) writeGathered(whole)
    },
  }
}

/** Lets a minute pass for all that is counted: writes the due ones, and forgets those that have come to rest. */
function passMinute<C extends Counted>(all: Map<string, C>, write: (counted: C) => void): void {
  for (const [name, counted] of all) {
    counted.minutesLeft -= 1
    if (counted.minutesLeft > 0) continue
    if (counted.count === 0 && counted.wait === waitMost) all.delete(name)
    else {
      write(counted)
      counted.wait = Math.min(2 * counted.wait, waitMost)
      counted.minutesLeft = counted.wait
    }
  }
}

/** The parts of an entry that its repeats share: who, what and from where. */
const nameOf = ({ home_id, person_id, event, detail }: NewEntry) =>
  JSON.stringify([home_id, person_id, event, detail])
