import { timeWriter } from '../../../ui/time/time-zone.ts'

const write = timeWriter({ day: 'numeric', month: 'short', year: 'numeric' })

/** A day of the calendar as text, without a time zone: 31 Dec 1990 for '1990-12-31'. */
export function dayLabel(day: string): string {
  return write(Date.parse(`${day}T00:00:00Z`), 'UTC')
}
