const words = new Intl.DateTimeFormat(undefined, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A day of the calendar, which has no zone, in words: 31 Dec 1990 of '1990-12-31'. */
export function dayLabel(day: string): string {
  return words.format(Date.parse(`${day}T00:00:00Z`))
}
