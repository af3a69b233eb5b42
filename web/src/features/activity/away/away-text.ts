import type { ActivityEntry } from '@roomwire/contracts/http/activity.ts'
import type { AwayLine } from '@roomwire/contracts/http/away.ts'
import type { AwayKind } from '@roomwire/contracts/vocabulary/away-kind.ts'
import { kindOf } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { pinLabelAmong } from '../../devices/plate/pin-text.ts'
import {
  type ActivityReader,
  byWhom,
  capital,
  deviceNamed,
  entryText,
  formOfEntry,
  unaskedWhy,
} from '../activity-text.ts'

/** A line of what happened while somebody was away: 'Ceiling light was switched 6 times by Anna' */
export function awayText(line: AwayLine, { isManager, isGuest }: ActivityReader): string {
  const { kind, newest, count } = line
  const text = entryText(newest, isManager, undefined, isGuest)
  const { happened } = text
  const subject = pinAlone(newest, isGuest) ?? text.subject
  if (kind === 'access' || (kind === 'switched' && count === 1)) return `${subject} ${happened}`
  if (kind === 'switched') return `${subject} was ${switchedText(line, isManager)}`
  const what = kind.startsWith('schedule') ? scheduleText(line, isManager) : subject
  return `${what}${othersText(line)} ${verbs[kind](line)}`
}

/** The text of each kind that may be about several things. */
const verbs: Record<Exclude<AwayKind, 'access' | 'switched'>, (line: AwayLine) => string> = {
  tank_low: ({ others, newest }) => (others > 0 ? 'were low' : `was low: ${newest.value}`),
  offline: () => 'went offline',
  back: (line) => `went offline${timesText(line)} and came back`,
  schedule_failed: (line) => `failed${timesText(line)}`,
  schedule_ran: (line) => `ran${timesText(line)}`,
}

/** Nobody asks how often where it happened to several things. */
const timesText = ({ count, others }: AwayLine) =>
  count > 1 && others === 0 ? ` ${count} times` : ''

const othersText = ({ kind, others }: AwayLine): string => {
  if (others === 0) return ''
  const one = kind.startsWith('schedule') ? 'schedule' : kind === 'tank_low' ? 'tank' : 'device'
  return ` and ${others} other ${one}${others === 1 ? '' : 's'}`
}

/** 'The schedule Evening' */
function scheduleText({ newest }: AwayLine, isManager: boolean): string {
  const { by, about } = newest
  if (by?.kind === 'schedule') return capital(byWhom(newest, isManager))
  const schedule = { kind: 'schedule' as const, name: about, is_you: false }
  return capital(byWhom({ ...newest, by: schedule }, isManager))
}

function switchedText({ newest, count }: AwayLine, isManager: boolean): string {
  const { by, cause } = newest
  const how = formOfEntry(newest).kind === 'switch' ? 'switched' : 'changed'
  const why = by ? `by ${byWhom(newest, isManager)}` : ((cause && unaskedWhy[cause]) ?? '')
  return `${how} ${count} times ${why}`.trim()
}

/** The pin of a line, which stands without its place: one without a name is told apart by its device. */
function pinAlone(entry: ActivityEntry, isGuest: boolean): string | null {
  const { kind, pin, pin_name, device } = entry
  if (kind === 'event' || pin === null || !device) return null
  const ofKind = kindOf(device.device_identifier)
  return bidiIsolate(pinLabelAmong(ofKind, pin, pin_name, deviceNamed(entry, isGuest)))
}
