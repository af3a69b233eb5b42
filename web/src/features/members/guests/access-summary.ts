import { clockTime, clockTimeWithSeconds, dayHere, dayOf } from '../../../ui/time-text.ts'
import { dayAfter, type Span } from '../guest-time.ts'

/** Whether access is given by times of today or by days. */
export type By = 'time' | 'date'

/**
 * Describes the access before it is created (DASH-8).
 * @param details where, and what limits it further: sentences, or nothing
 */
export function accessSummary(
  by: By,
  span: Span | null,
  { reach, terms }: { reach: string; terms?: { text: string } },
  now: number,
): string {
  if (!span) return 'Choose when the access begins and ends.'
  const { startAt, expiresAt } = span
  if (expiresAt <= startAt) return 'The access must end after it starts.'
  if (expiresAt <= now) return 'The access would already have ended.'
  const textOf = by === 'time' ? timeText : dateText
  const text = `Access from ${textOf(startAt, now)} until ${textOf(expiresAt, now)}, ${reach}`
  return terms?.text ? `${text}. ${terms.text}` : text
}

/** 'today 18:00', 'tomorrow 02:00' */
function timeText(at: number, now: number): string {
  const today = dayHere(now)
  const day = dayHere(at)
  const word = day === today ? 'today' : day === dayAfter(today) ? 'tomorrow' : dayOf(at)
  return `${word} ${clockTime(at)}`
}

/** '21 Nov 2026 00:00:00' */
function dateText(at: number): string {
  return `${dayOf(at)} ${clockTimeWithSeconds(at)}`
}

/** The scope of a guest's access: the one device, the room, or everything. */
export function reachText(roomName: string | undefined, chosenDevice: string | undefined): string {
  return chosenDevice ? `only ${chosenDevice}` : (roomName ?? 'Full Access')
}
