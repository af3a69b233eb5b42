import type { Schedule, ScheduleRuns, SchedulesWeek } from '@roomwire/contracts/http/schedules.ts'
import { kindOf } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { formOfKind } from '@roomwire/contracts/vocabulary/pin-form.ts'
import type { PauseReason, ScheduleRule } from '@roomwire/contracts/vocabulary/schedule-rule.ts'
import { bidiIsolate } from '../../ui/text/names-text.ts'
import { timeAtHome } from '../../ui/time/home-clocks.ts'
import { timeOfDayText } from '../../ui/time/time-of-day.ts'
import { timeInZone } from '../../ui/time/time-zone.ts'
import { lengthText } from '../devices/plate/length-text.ts'
import { pinLabelAmong, stateWord } from '../devices/plate/pin-text.ts'
import { pinVerb } from '../devices/plate/pin-verbs.ts'
import type { ScheduleList } from './schedule-calls.ts'

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** 'Every weekday at sunset turn on Porch lamp for 3 h', 'Every day at 23:00 set Night' */
export function scheduleText({
  rule,
  scene,
  pins,
  for_s,
}: Pick<Schedule, 'rule' | 'scene' | 'pins' | 'for_s'>): string {
  const length = for_s === null ? '' : ` for ${lengthText(for_s)}`
  const action = scene ? sceneText(scene) : pinsText(pins)
  return `${whenText(rule)} ${action}${length}`
}

/** 'Every weekday at sunset' */
export const whenText = (rule: ScheduleRule): string => `${daysText(rule)} ${timeText(rule)}`

const sceneText = ({ name }: NonNullable<Schedule['scene']>) =>
  name === null ? 'set a deleted scene' : `set ${bidiIsolate(name)}`

/** 'Every weekday' */
function daysText({ days }: ScheduleRule): string {
  if (days.kind === 'once') return `On ${dateText(days.date)}`
  if (days.kind === 'every') return `Every ${days.every} days`
  const all = days.days.toSorted().join('')
  if (all === '1234567') return 'Every day'
  if (all === '12345') return 'Every weekday'
  if (all === '67') return 'Every Saturday and Sunday'
  return `Every ${listText(days.days.toSorted().map((day) => dayNames[day - 1] ?? ''))}`
}

/** 'at 23:00', 'at sunset', '30 min before sunrise', 'about 10 min around sunset' */
function timeText({ time, spread }: ScheduleRule): string {
  const spreadText = spread > 0 ? `, give or take ${spread} min,` : ''
  if (time.kind === 'clock') return `at ${timeOfDayText(time.at)}${spreadText}`
  if (time.offset === 0) return `at ${time.kind}${spreadText}`
  const which = time.offset < 0 ? 'before' : 'after'
  return `${Math.abs(time.offset)} min ${which} ${time.kind}${spreadText}`
}

function pinsText(pins: Schedule['pins']): string {
  const texts = pins.map((pin) => {
    const kind = kindOf(pin.device_identifier)
    const name = bidiIsolate(pinLabelAmong(kind, pin.pin, pin.pin_name, pin.device_name))
    const form = pin.pin_form ?? formOfKind(kind, pin.pin)
    if (form.kind === 'button' || (form.kind === 'cover' && pin.state % 100 === 0))
      return `${pinVerb(form, pin.state).base} ${name}`
    if (pin.state > 0 && form.kind !== 'switch')
      return `set ${name} to ${stateWord(form, pin.state)}`
    return `turn ${pin.state > 0 ? 'on' : 'off'} ${name}`
  })
  /** Whether a text begins with the verb of the one before, which then is not said again. */
  const goesOn = (at: number) => {
    const verb = verbOf(texts[at])
    return verb !== '' && verb === verbOf(texts[at - 1])
  }
  const short = texts.map((text, at) => {
    const { device_identifier, pin_name, device_name } = pins[at] ?? {}
    const next = pins[at + 1]
    const isNextOfSame = next?.device_identifier === device_identifier && !next?.pin_name
    const rest = goesOn(at) ? text.slice(verbOf(text).length) : text
    return goesOn(at + 1) && isNextOfSame && !pin_name && device_name
      ? rest.replace(` of ${device_name}`, '')
      : rest
  })
  return short.length > 0 ? listText(short) : 'act on switches that you cannot see'
}

/** 'turn on ' */
const verbOf = (text = ''): string => /^turn (on|off) /.exec(text)?.[0] ?? ''

/** 'one', 'one and two', 'one, two and three' */
const listText = (all: readonly string[]): string =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`

/** A date of a rule as the viewer writes it. */
export const dateText = (date: string) =>
  timeInZone(Date.parse(`${date}T12:00Z`), 'UTC', { dateStyle: 'medium' })

type ClockChange = NonNullable<SchedulesWeek['entries'][number]['clock_change']>

/** Explains a run on the night when the clocks change. */
export function clockChangeText(change: ClockChange, rule: ScheduleRule | undefined): string {
  const usual = rule?.time.kind === 'clock' ? timeOfDayText(rule.time.at) : 'its time'
  return change === 'left_out'
    ? `The clocks go forward and skip ${usual}: it runs at this time instead.`
    : `The clocks go back and repeat ${usual}: it runs the first time.`
}

/** Why a schedule is paused. */
const pausedText: Record<PauseReason, string> = {
  person: 'Paused',
  no_right: 'Paused: the person who saved it may no longer switch this',
  no_maker: 'Paused: the person who saved it is no longer in the home',
  gone: 'Paused: its device or scene is gone',
}

/** When a schedule is due next, who else saved it, and whether it is left out then; or why it never is. */
export function stateText(
  {
    paused,
    next_at: next,
    skip_at: skip,
    made_by: by,
  }: Pick<Schedule, 'paused' | 'next_at' | 'skip_at' | 'made_by'>,
  allPaused: ScheduleList['all_paused'],
  zone: string | null,
): string {
  if (paused) return pausedText[paused.why]
  const maker = by?.name && !by.is_you ? `, saved by ${bidiIsolate(by.name)}` : ''
  if (next === null) return `No further runs${maker}`
  const isHoliday = allPaused !== null && (allPaused.until === null || next < allPaused.until)
  const holiday = isHoliday ? ', skipped while all are paused' : ''
  const left = skip === null ? holiday : ', skipped'
  return `Next: ${timeAtHome(next, zone)}${left}${maker}`
}

/** The line of a schedule that catches up. */
export const catchUpText = `If the server was offline, it runs up to ${lengthText(limits.scheduleCatchUpMs / 1_000)} late`

/**
 * 'Stored on all 3 devices', so that it goes on without the server; or which devices lack it yet. Empty where no
 * device stores schedules.
 */
export function storedOnText({ stored }: Pick<Schedule, 'stored'>): string {
  if (stored === null) return ''
  const { on, of, not_yet: notYet, still } = stored
  const names = (some: readonly string[]) => listText(some.map(bidiIsolate))
  const texts = [
    on > 0 && `Stored on ${placesText(on, of)}: it runs without the server too`,
    notYet.length > 0 && `Not yet on ${names(notYet)}`,
    still.length > 0 && `${names(still)} may still run it until the server can reach it`,
  ]
  return texts.filter(Boolean).join('. ')
}

const placesText = (on: number, of: number): string =>
  of === 1
    ? 'its device'
    : on < of
      ? `${on} of ${of} devices`
      : of === 2
        ? 'both devices'
        : `all ${of} devices`

type Run = Omit<ScheduleRuns[number], 'late_at'>

/** '2 done, 1 offline', or why it did nothing. */
export function textOfRun({
  outcome,
  done,
  unconfirmable,
  offline,
  failed,
  held,
  pending,
}: Run): string {
  if (outcome !== null && outcome !== 'acted') return idleText[outcome]
  const counts = [
    done > 0 && `${done} done`,
    unconfirmable > 0 && `${unconfirmable} sent, cannot be confirmed`,
    offline > 0 && `${offline} offline`,
    failed > 0 && `${failed} failed`,
    held > 0 && `${held} left as switched by hand`,
    pending > 0 && `${pending} in progress`,
  ].filter(Boolean)
  return counts.length > 0 ? counts.join(', ') : 'Sent to its devices'
}

const idleText: Record<Exclude<NonNullable<Run['outcome']>, 'acted'>, string> = {
  held: 'Not done: somebody had just switched it by hand',
  missed: 'Missed: the server was offline',
  skipped: 'Skipped',
  paused: 'Skipped: all schedules were paused',
  no_right: 'Not done: the person who saved it may not switch this',
  device: 'Left to its devices: no report yet',
  gone: 'Not done: its device or scene is gone',
}
