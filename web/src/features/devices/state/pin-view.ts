import type { PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'

/*
 * The view that a page has of one pin: the last reported state, and the pending command.
 * Fill is fact, outline is pending. A pending value is shown at once and later
 * reports overwrite it. When the device does not confirm it in time, the pin returns
 * to the reported value and the page says so (LIVE-2).
 *
 * Pure: time is passed in, and an unchanged view stays the same object.
 */

/** Everything that a page knows of one pin. */
export type PinView = {
  /** The last reported state; null before the first report. */
  reported: PinState | null
  pending: Pending | null
  outcome: 'idle' | 'quiet' | 'sending' | 'slow' | 'unconfirmed' | 'failed'
  /** The value of the last command that failed or was not confirmed. */
  missed: PinState | null
  failure: { code: PinFailure; reason: string | null } | null
  note: Note | null
}

/** Why a command failed. */
export type PinFailure = 'control_failed' | 'not_connected'

type Pending = {
  value: PinState
  sentAt: number
  /** The messageId that this page gave the command; null when somebody else sent it. */
  messageId: string | null
}

/**
 * Something to show for a moment: still sending, touched at the wall, the device
 * reports otherwise, a late answer.
 */
type Note = { about: 'sending' | 'wall' | 'device' | 'late'; at: number; until: number }

/** Something that may change the view of a pin. */
export type PinEvent =
  | { type: 'pressed'; value: PinState; messageId: string }
  | { type: 'unsent'; value: PinState; failure: PinFailure }
  | { type: 'reported'; report: PinReport }
  | { type: 'refused'; messageId: string | number; reason: string }
  /** The command was sent, and its device never says what became of it. */
  | { type: 'unconfirmable'; messageId: string | number }
  | { type: 'disconnected' }
  | { type: 'connected' }
  | { type: 'time' }

/** The report of this pin in a message. */
export type PinReport = {
  state: PinState | null
  /** The desired state of a living command, whoever sent it. */
  desired: PinState | undefined
  /** Whether somebody touched the wall switch. */
  touched: boolean
  /** Whether the device has reported this pin again. */
  spoken: boolean
  /** The commands that the report confirms. */
  confirms: readonly (string | number)[]
}

/**
 * A local answer takes less than this: until then the pending value looks like a
 * fact, so that nothing flickers.
 */
const quietMs = 300
/** A caption that has appeared stays at least this long. */
const captionMs = 400
/** An older report may overtake the command for this long. */
const graceMs = 400
const slowMs = 2_000
const noteMs = 6_000
/** From this age on, a refusal is the server's report that the command's life has ended. */
const lifeEndsMs = limits.commandLifeMs - 250

/** The view before the first report. */
export const unknownPin: PinView = {
  reported: null,
  pending: null,
  outcome: 'idle',
  missed: null,
  failure: null,
  note: null,
}

/**
 * The value to draw: the pending one, as soon as it is this page's own or has
 * lasted, else the reported one.
 */
export function shownValue({ pending, outcome, reported }: PinView): PinState | null {
  if (!pending || (pending.messageId === null && outcome === 'quiet')) return reported
  return pending.value
}

/** The view after an event. Without a change it is the same object. */
export function pinView(view: PinView, event: PinEvent, now: number): PinView {
  switch (event.type) {
    case 'pressed':
      return begin(view, { value: event.value, sentAt: now, messageId: event.messageId })
    case 'unsent':
      return failed(view, event.value, event.failure, null)
    case 'reported':
      return afterReport(view, event.report, now)
    case 'refused':
      return afterRefusal(view, event.messageId, event.reason, now)
    case 'unconfirmable':
      return view.pending?.messageId === String(event.messageId) ? idle(view) : view
    case 'disconnected':
      return view.pending ? missed(view, view.pending) : view
    case 'connected':
      // Earlier failures are history: the server sends all states again.
      return view.failure ? idle(view) : view
    case 'time':
      return afterTime(view, now)
  }
}

/** When time alone changes this view next; null when it does not. */
export function nextChangeAt({ pending, outcome, note }: PinView): number | null {
  const waits: Partial<Record<PinView['outcome'], number>> = {
    quiet: quietMs,
    sending: slowMs,
    slow: limits.commandLifeMs,
  }
  const wait = waits[outcome]
  const next = [
    pending && wait !== undefined ? pending.sentAt + wait : Number.POSITIVE_INFINITY,
    note ? note.until : Number.POSITIVE_INFINITY,
  ]
  const at = Math.min(...next)
  return Number.isFinite(at) ? at : null
}

function idle(view: PinView): PinView {
  return { ...unknownPin, reported: view.reported }
}

function begin(view: PinView, pending: Pending): PinView {
  return { ...idle(view), pending, outcome: 'quiet' }
}

function failed(view: PinView, value: PinState, code: PinFailure, reason: string | null): PinView {
  return { ...idle(view), outcome: 'failed', missed: value, failure: { code, reason } }
}

/**
 * The command was not confirmed. A pending value that was shown never goes back
 * silently, whoever sent it.
 */
function missed(view: PinView, pending: Pending): PinView {
  if (pending.messageId === null && view.outcome === 'quiet') return idle(view)
  return { ...idle(view), outcome: 'unconfirmed', missed: pending.value }
}

function afterReport(view: PinView, report: PinReport, now: number): PinView {
  const reported = report.state === view.reported ? view : { ...view, reported: report.state }
  return view.pending
    ? afterReportOnPending(reported, view.pending, report, now)
    : afterReportAtRest(reported, reported !== view, report, now)
}

function afterReportOnPending(
  view: PinView,
  pending: Pending,
  report: PinReport,
  now: number,
): PinView {
  const { state, desired, touched, spoken, confirms } = report
  const lives = desired === pending.value
  const acked = pending.messageId !== null && confirms.includes(pending.messageId)
  if (acked || state === pending.value) {
    return startForeign({ ...idle(view), note: lingering(view, pending, now) }, report, lives, now)
  }
  if (lives) return view
  if (pending.messageId !== null && now - pending.sentAt < graceMs) return view
  if (desired !== undefined) return startForeign(view, report, false, now)
  if (touched) return { ...idle(view), note: note('wall', now) }
  if (spoken) return { ...idle(view), note: note('device', now) }
  return missed(view, pending)
}

function afterReportAtRest(
  view: PinView,
  changed: boolean,
  report: PinReport,
  now: number,
): PinView {
  const { state, touched, spoken } = report
  if (view.outcome === 'unconfirmed') {
    if (!changed) return view
    const late = state === view.missed
    return { ...idle(view), note: late || touched ? note(late ? 'late' : 'wall', now) : null }
  }
  const rested = view.outcome === 'failed' && (changed || spoken) ? idle(view) : view
  const noted = changed && touched ? { ...rested, note: note('wall', now) } : rested
  return startForeign(noted, report, false, now)
}

/** Shows somebody else's command as pending too, once it has lasted. */
function startForeign(view: PinView, { state, desired }: PinReport, own: boolean, now: number) {
  if (own || desired === undefined || desired === state) return view
  return begin(view, { value: desired, sentAt: now, messageId: null })
}

function afterRefusal(view: PinView, messageId: string | number, reason: string, now: number) {
  const { pending } = view
  if (pending?.messageId == null || pending.messageId !== String(messageId)) return view
  if (now - pending.sentAt >= lifeEndsMs) return missed(view, pending)
  return failed(view, pending.value, 'control_failed', reason)
}

function afterTime(view: PinView, now: number): PinView {
  const noted = view.note && view.note.until <= now ? { ...view, note: null } : view
  const { pending } = noted
  if (!pending) return noted
  const elapsed = now - pending.sentAt
  if (elapsed >= limits.commandLifeMs) return missed(noted, pending)
  const outcome = elapsed >= slowMs ? 'slow' : elapsed >= quietMs ? 'sending' : 'quiet'
  return outcome === noted.outcome ? noted : { ...noted, outcome }
}

function lingering(view: PinView, pending: Pending, now: number): Note | null {
  const until = pending.sentAt + quietMs + captionMs
  return view.outcome === 'sending' && now < until ? { about: 'sending', at: now, until } : null
}

function note(about: Note['about'], now: number): Note {
  return { about, at: now, until: now + noteMs }
}
