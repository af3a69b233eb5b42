import type { ActivityEntry } from '@roomwire/contracts/http/activity.ts'
import { stopState } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { aheadAt, homeZone } from '../../ui/time/time-zone.ts'
import { stateWord } from '../devices/plate/pin-text.ts'
import { type ActivityReader, entryText, formOfEntry } from './activity-text.ts'
import type { ActivityPage } from './newest-page.ts'

/** The most entries in one file. */
export const fileMost = 10_000

/**
 * Everything that is asked for, page after page, up to what one file holds.
 * @param ask brings a page, and the first one where it is told no place
 * @param onProgress hears how many there are so far
 */
export async function allActivity(
  ask: (before?: string) => Promise<ActivityPage>,
  onProgress: (count: number) => void,
): Promise<{ entries: ActivityEntry[]; isAll: boolean }> {
  const entries: ActivityEntry[] = []
  let before: string | null | undefined
  do {
    const page = await ask(before ?? undefined)
    entries.push(...page.entries)
    before = page.next
    onProgress(entries.length)
  } while (before !== null && entries.length < fileMost)
  return { entries, isAll: before === null }
}

/**
 * Entries as a table that spreadsheets read (RFC 4180), with times by the clocks of the home, and in the
 * last column by how much these are ahead of UTC. It begins with a byte
 * order mark, without which they take UTF-8 for another encoding. Where numbers have a decimal
 * comma, they expect semicolons between cells.
 * @param locale of the person; the browser's when it is left out
 */
export function csvOf(
  entries: readonly ActivityEntry[],
  { isManager, isGuest }: ActivityReader,
  locale?: string,
): string {
  const separator = (0.5).toLocaleString(locale).includes(',') ? ';' : ','
  const rows = entries.map((entry) => {
    const { subject, happened } = entryText(entry, isManager, undefined, isGuest)
    const { at, kind, device, pin, room_name, value, cause, by, outcome, error, count } = entry
    const state = stateCell(entry)
    const named = isGuest ? device?.device_name : device?.device_identifier
    const who = by?.is_you ? 'you' : by?.name
    const where = [room_name, named, pin]
    const offset = offsetText(aheadAt(at, homeZone()))
    return [timeAt(at), `${subject} ${happened}`, kind, ...where].concat(
      [state, value, cause, who, outcome, error, String(count), offset].map((cell) => cell ?? ''),
    )
  })
  const lines = [columns, ...rows].map((row) => `${row.map(cellOf).join(separator)}\r\n`)
  return `\ufeff${lines.join('')}`
}

/** The value of an entry in words: 'ON', '30 %', 'Low', 'open', the level of a tank; '' where it has none. */
function stateCell(entry: ActivityEntry): string {
  const { kind, value } = entry
  if (value === null || kind === 'event') return ''
  if (kind === 'level') return value
  if (kind === 'connection') return value === '1' ? 'online' : 'offline'
  const state = Number(value)
  return state === stopState ? 'stopped' : stateWord(formOfEntry(entry), state)
}

/** Entries as programs read them. */
export function jsonOf(entries: readonly ActivityEntry[], { isGuest }: ActivityReader): string {
  const shown = isGuest ? entries.map(withoutIdentifier) : entries
  return JSON.stringify({ entries: shown }, null, 2)
}

/** Guests see no identifier. */
const withoutIdentifier = ({ device, ...entry }: ActivityEntry) => ({
  ...entry,
  device: device && { device_name: device.device_name },
})

/** '2026-11-20 20:39:00': spreadsheets take it for a time. */
const timeAt = (at: number): string =>
  new Date(at + aheadAt(at, homeZone())).toISOString().slice(0, 19).replace('T', ' ')

/** 'UTC+05:30' */
function offsetText(aheadMs: number): string {
  const minutes = Math.abs(aheadMs) / 60_000
  const digits = (part: number) => String(Math.floor(part)).padStart(2, '0')
  return `UTC${aheadMs < 0 ? '-' : '+'}${digits(minutes / 60)}:${digits(minutes % 60)}`
}

const columns = [
  'time',
  'what',
  'kind',
  'room',
  'device',
  'pin',
  'state',
  'value',
  'cause',
  'who',
  'outcome',
  'error',
  'count',
  'utc_offset',
]

/** Begins a formula in a spreadsheet, in either width. */
const formula = /^\s*[=+\-@\t\r＝＋－＠]/u

const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'

/** Texts that a spreadsheet reads as another number, a date, a time, money or a truth: `007`, `3/4`, `1E5`, `MAR1`, `TRUE`. */
const notText = [
  /^(?=.*\d)[\d\s.,:/%'’\p{Sc}-]+(?:e\d+)?$/iu,
  /^(?:true|false)$/i,
  new RegExp(`^(?=.*\\d)(?:\\d+[\\s.-]*)?(?:${months})[\\s.-]*\\d*$`, 'i'),
]

/** A number or a percentage that stays as it is. */
const plainNumber = /^(?:0|[1-9]\d{0,14})(?: ?%)?$/

/** Columns whose numbers and times are meant to be such. */
const asRead = new Set(['time', 'value'])

/** A text that a spreadsheet would take for something else begins with an apostrophe. */
function cellOf(cell: string | null | undefined, column: number): string {
  const own = cell ?? ''
  const isName =
    !asRead.has(columns[column] ?? '') &&
    !plainNumber.test(own) &&
    notText.some((form) => form.test(own))
  const text = isName || formula.test(own) ? `'${own}` : own
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
