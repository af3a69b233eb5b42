import type { Schedule } from '@roomwire/contracts/http/schedules.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { ScheduleRule } from '@roomwire/contracts/vocabulary/schedule-rule.ts'
import { numberError, numberIn } from '../../ui/form/number-text.ts'
import type { ScheduleForm } from './schedule-calls.ts'

/** The numbers of the form. */
export const numberRules = {
  every: { least: 2, most: limits.scheduleEveryMaxDays },
  offset: { least: -limits.scheduleOffsetMaxMin, most: limits.scheduleOffsetMaxMin },
  spread: { least: 0, most: limits.scheduleSpreadMaxMin },
}

/** On which days, as the form offers them. */
export type DaysChoice = 'daily' | 'weekdays' | 'chosen' | 'every' | 'once'

/** A schedule while it is written: fields as they are typed. */
export type Draft = {
  name: string
  days: DaysChoice
  chosen: readonly number[]
  every: string
  date: string
  time: 'clock' | 'sunrise' | 'sunset'
  at: string
  offset: string
  spread: string
  from: string
  until: string
  target: 'pins' | 'scene'
  pins: ScheduleForm['pins']
  /** Empty while none is chosen. */
  sceneId: string
  /** Seconds, for pins; empty for no end. */
  forS: string
  /** Whether it is done late where the server was away. */
  catchUp: boolean
}

/** An empty form. @param today by the clocks of the home, `2026-03-12` */
export const newDraft = (today: string, more: Partial<Draft> = {}): Draft => ({
  name: '',
  days: 'daily',
  chosen: [1, 2, 3, 4, 5],
  every: '2',
  date: today,
  time: 'clock',
  at: '22:00',
  offset: '0',
  spread: '0',
  from: '',
  until: '',
  target: 'pins',
  pins: [],
  sceneId: '',
  forS: '',
  catchUp: false,
  ...more,
})

/** A schedule as the form shows it. */
export function draftOfSchedule(one: Schedule, today: string): Draft {
  const { days, time, spread, from, until } = one.rule
  const ofPins = one.pins.map(({ device_identifier, pin, state }) => ({
    device_identifier,
    pin,
    state,
  }))
  const pins = one.scene ? [] : ofPins
  return {
    ...newDraft(today, { name: one.name, pins, spread: String(spread) }),
    ...(one.scene && { target: 'scene' as const }),
    ...(one.scene?.name != null && { sceneId: String(one.scene.scene_id) }),
    ...(days.kind === 'once' && { days: 'once' as const, date: days.date }),
    ...(days.kind === 'every' && {
      days: 'every' as const,
      every: String(days.every),
      date: days.first,
    }),
    ...(days.kind === 'weekly' && { days: daysChoiceOf(days.days), chosen: days.days }),
    time: time.kind,
    ...(time.kind === 'clock' ? { at: time.at } : { offset: String(time.offset) }),
    from: from ?? '',
    until: until ?? '',
    forS: one.for_s === null ? '' : String(one.for_s),
    catchUp: one.catch_up,
  }
}

function daysChoiceOf(days: readonly number[]): DaysChoice {
  const all = days.toSorted().join('')
  if (all === '1234567') return 'daily'
  return all === '12345' ? 'weekdays' : 'chosen'
}

/** The fields that may be wrong; `numbers` refuse their texts themselves. */
export type DraftField = 'every' | 'chosen' | 'date' | 'at' | 'pins' | 'scene' | 'until' | 'numbers'
export type DraftError = { field: DraftField; text: string }

/** The first error in the order of the form; undefined if all is right. */
export function errorIn(draft: Draft): DraftError | undefined {
  const { days, target, from, until } = draft
  const isDated = days === 'once' || days === 'every'
  const errors: readonly [DraftField, boolean, string][] = [
    ['every', days === 'every' && !draft.every.trim(), 'Enter the interval'],
    ['chosen', days === 'chosen' && draft.chosen.length === 0, 'Choose a day'],
    ['date', isDated && !draft.date, 'Enter a day'],
    ['at', draft.time === 'clock' && !draft.at, 'Enter a time'],
    ['scene', target === 'scene' && !draft.sceneId, 'Choose a scene'],
    ['pins', target === 'pins' && draft.pins.length === 0, 'Choose what to switch'],
    [
      'until',
      days !== 'once' && from !== '' && until !== '' && until < from,
      'The last day is before the first one',
    ],
    ['numbers', !areNumbers(draft), 'Check the numbers'],
  ]
  const [field, , text] = errors.find(([, isWrong]) => isWrong) ?? []
  return field && { field, text: text ?? '' }
}

/** Whether the numbers that count are right; an empty one counts as none. */
function areNumbers(draft: Draft): boolean {
  const used = [
    'spread' as const,
    ...(draft.days === 'every' ? ['every' as const] : []),
    ...(draft.time === 'clock' ? [] : ['offset' as const]),
  ]
  return used.every((name) => numberError(draft[name], numberRules[name]) === undefined)
}

/** The body to send of a complete draft. */
export const scheduleFormOf = (draft: Draft, name: string): ScheduleForm => ({
  name: draft.name.trim() || name,
  rule: ruleOf(draft),
  catch_up: draft.catchUp,
  ...(draft.target === 'scene'
    ? { pins: [], scene_id: Number(draft.sceneId), for_s: null }
    : { pins: draft.pins, scene_id: null, for_s: draft.forS === '' ? null : Number(draft.forS) }),
})

/** When it is due, as far as it is typed. */
const ruleOf = (draft: Draft): ScheduleRule => ({
  days: daysOf(draft),
  time:
    draft.time === 'clock'
      ? { kind: 'clock', at: draft.at || '00:00' }
      : { kind: draft.time, offset: numberIn(draft.offset, numberRules.offset) ?? 0 },
  spread: numberIn(draft.spread, numberRules.spread) ?? 0,
  from: draft.days === 'once' ? null : draft.from || null,
  until: draft.days === 'once' ? null : draft.until || null,
})

function daysOf({ days, chosen, every, date }: Draft): ScheduleRule['days'] {
  if (days === 'once') return { kind: 'once', date }
  if (days === 'every') {
    return { kind: 'every', every: numberIn(every, numberRules.every) ?? 2, first: date }
  }
  if (days === 'daily') return { kind: 'weekly', days: [1, 2, 3, 4, 5, 6, 7] }
  return { kind: 'weekly', days: days === 'weekdays' ? [1, 2, 3, 4, 5] : [...chosen] }
}
