const format = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A day of the calendar as text, without a time zone: 31 Dec 1990 for '1990-12-31'. */
export function dayLabel(day: string): string {
  return format.format(Date.parse(`${day}T00:00:00Z`))
}
