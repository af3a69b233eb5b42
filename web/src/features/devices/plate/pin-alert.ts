import type { PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { PinForm } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { bidiIsolate, namesText } from '../../../ui/text/names-text.ts'
import { clockTime } from '../../../ui/time/time-text.ts'
import type { PinView } from '../state/pin-view.ts'
import { stateWord, withFullStop } from './pin-text.ts'

/** Something about a pin that does not fit its caption. */
export type PinAlert = {
  pin: PinKey
  name: string
  /** Why it failed; null when the device has not answered. */
  reason: string | null
  /** The whole text when nothing else is to be said. */
  text: string
  fault: boolean
  /** The value to try again, if trying helps. */
  again: PinState | null
}

/** 'Ceiling light has not answered. Last confirmed OFF at 20:39.' */
export function unansweredText(
  name: string,
  { reported }: PinView,
  form: PinForm,
  reportedAt: number | null,
): string {
  const last =
    reported !== null && reportedAt !== null
      ? ` Last confirmed ${stateWord(form, reported)} at ${clockTime(reportedAt)}.`
      : ''
  return `${bidiIsolate(name)} has not answered.${last}`
}

/** One text for all alerts of a plate: pins with the same to say are named together. */
export function alertText(alerts: readonly PinAlert[]): string {
  const groups = Map.groupBy(alerts, ({ reason }) => reason)
  const [only, second] = alerts
  // A single alert may be longer: it has all the room.
  if (only && !second) return only.text
  const texts = [...groups].map(([reason, group]) => groupText(reason, group))
  return (texts.length > 1 ? texts.map(withFullStop) : texts).join(' ')
}

function groupText(reason: string | null, group: readonly PinAlert[]): string {
  const names = namesText(group.map(({ name }) => name))
  if (reason !== null) return `${names}: ${reason}`
  return `${names} ${group.length === 1 ? 'has' : 'have'} not answered.`
}
