import type { ActivityEntry } from '@roomwire/contracts/http/activity.ts'
import { entryText } from './activity-text.ts'

/** Entries as a table that spreadsheets read (RFC 4180), with times in UTC. */
export function csvOf(entries: readonly ActivityEntry[], isManager: boolean): string {
  const rows = entries.map((entry) => {
    const { subject, happened } = entryText(entry, isManager)
    const { at, kind, device, pin, room_name, value, cause, by, outcome, error, count } = entry
    const identifier = device?.device_identifier
    const who = by?.is_you ? 'you' : by?.name
    const where = [room_name, identifier, pin]
    return [new Date(at).toISOString(), `${subject} ${happened}`, kind, ...where].concat(
      [value, cause, who, outcome, error, String(count)].map((cell) => cell ?? ''),
    )
  })
  return [columns, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}

const columns = [
  ...['time', 'what', 'kind', 'room', 'device', 'pin'],
  ...['value', 'cause', 'who', 'outcome', 'error', 'count'],
]

/** A text that a spreadsheet would take for a formula begins with an apostrophe. */
function cellOf(cell: string | null | undefined): string {
  const text = (cell ?? '').replace(/^[=+\-@\t\r]/, "'$&")
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
