/* Times as a page shows them: as the viewer's locale writes them, like the browser's own fields. */

const clock = writer({ timeStyle: 'short' })
const clockWithSeconds = writer({ timeStyle: 'medium' })
const day = writer({ day: 'numeric', month: 'short', year: 'numeric' })

/**
 * Writes instants in one form. What writes them is made with the first one: the first of a page takes
 * 16 ms, on a phone four times that, and the page would stand later by as much.
 */
function writer(form: Intl.DateTimeFormatOptions): (at: number) => string {
  let made: Intl.DateTimeFormat | undefined
  return (at) => {
    made ??= new Intl.DateTimeFormat(undefined, form)
    return made.format(at)
  }
}

/** 20:41, or 8:41 PM */
export function clockTime(at: number): string {
  return clock(at)
}

/** 20:41:07, or 8:41:07 PM */
export function clockTimeWithSeconds(at: number): string {
  return clockWithSeconds(at)
}

/** 12 Mar 2026 */
export function dayOf(at: number): string {
  return day(at)
}

/** 12 Mar 2026, 20:41 */
export function dayAndTime(at: number): string {
  return `${dayOf(at)}, ${clockTime(at)}`
}

/** 20:41 today, with its date on any other day. */
export function timeOrDay(at: number, now: number): string {
  return new Date(at).toDateString() === new Date(now).toDateString()
    ? clockTime(at)
    : dayAndTime(at)
}

/** How long ago: just now, 12 s ago, 4 min ago, 3 h ago, then the date and time. */
export function ageOf(at: number, now: number): string {
  const seconds = Math.max(0, Math.floor((now - at) / 1000))
  if (seconds < 5) return 'just now'
  if (seconds < 60) return `${seconds} s ago`
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min ago`
  if (seconds < 86_400) return `${Math.floor(seconds / 3_600)} h ago`
  return dayAndTime(at)
}

/** The local day of an instant, as `2026-03-12`. */
export function dayHere(at: number): string {
  const date = new Date(at)
  const year = String(date.getFullYear()).padStart(4, '0')
  return `${year}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`
}

/** The local wall-clock time of an instant, as `18:00`. */
export function timeHere(at: number): string {
  const date = new Date(at)
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}

function twoDigits(n: number): string {
  return String(n).padStart(2, '0')
}
