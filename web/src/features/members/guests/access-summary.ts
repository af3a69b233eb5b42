import { dayAtHome } from '../../../ui/time/home-clocks.ts'
import { timeInZone } from '../../../ui/time/time-zone.ts'
import { dayAfter, type Span } from '../guest-time.ts'

/** Whether access is given by times of today or by days. */
export type By = 'time' | 'date'

/** The present, epoch ms, and whose clocks times are told by: those of the home, or null for those here. */
type Clocks = { now: number; zone: string | null }

/**
 * Describes the access before it is created (DASH-8).
 * @param details where, and its limits as sentences
 */
export function accessSummary(
  by: By,
  span: Span | null,
  {
    reach,
    terms,
    otherTimes,
  }: { reach: string; terms?: { text: string }; otherTimes?: { text: string } },
  clocks: Clocks,
): string {
  if (!span) return 'Choose when the access begins and ends.'
  const { startAt, expiresAt } = span
  if (expiresAt <= startAt) return 'The access must end after it starts.'
  if (expiresAt <= clocks.now) return 'The end is in the past.'
  const textOf = by === 'time' ? timeText : dateText
  const text = `Access from ${textOf(startAt, clocks)} until ${textOf(expiresAt, clocks)}, ${reach}`
  const limits = [terms?.text, otherTimes?.text].filter(Boolean).join(' ')
  return limits ? `${text}. ${limits}` : text
}

/** 'today 18:00', 'tomorrow 02:00' */
function timeText(at: number, { now, zone }: Clocks): string {
  const today = dayAtHome(now, zone)
  const day = dayAtHome(at, zone)
  const isTomorrow = day === dayAfter(today)
  const word = day === today ? 'today' : isTomorrow ? 'tomorrow' : dayText(at, zone)
  return `${word} ${timeInZone(at, zone, { timeStyle: 'short' })}`
}

/** '21 Nov 2026 00:00:00' */
function dateText(at: number, { zone }: Clocks): string {
  return `${dayText(at, zone)} ${timeInZone(at, zone, { timeStyle: 'medium' })}`
}

const dayText = (at: number, zone: string | null) =>
  timeInZone(at, zone, { day: 'numeric', month: 'short', year: 'numeric' })

/** The scope of a guest's access: the one device, the room, or everything. */
export function reachText(roomName: string | undefined, chosenDevice: string | undefined): string {
  return chosenDevice ? `only ${chosenDevice}` : (roomName ?? 'Full Access')
}
