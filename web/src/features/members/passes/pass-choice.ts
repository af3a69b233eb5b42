import type { Pass } from '@roomwire/contracts/http/passes.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { WeeklyWindow } from '@roomwire/contracts/vocabulary/weekly-window.ts'
import { numberError, numberIn, readDigits } from '../../../ui/form/number-text.ts'
import { clockAtHome, instantAtHome } from '../../../ui/time/home-clocks.ts'
import { wholeMinute } from '../guest-time.ts'
import { spanProblem } from './pass-text.ts'

/** The fate of a pass's PIN. A pass without one gets one by `change`. */
type PinWay = 'stays' | 'change' | 'none'

/** A pass as the fields hold it, but for what it is for and its weekly times. */
export type PassChoice = {
  label: string
  /** Epoch ms; NaN while a field is empty. */
  startAt: number
  expiresAt: number
  browsers: string
  pinWay: PinWay
  pin: string
}

const dayMs = 86_400_000

/** The fields at first. A pass that is over begins now, so that saving gives it again. */
export function firstPassChoice(pass: Pass | undefined, now: number): PassChoice {
  const isOpen = pass?.has_access && pass.expires_at > now
  return {
    label: pass?.label ?? '',
    startAt: isOpen ? pass.start_at : wholeMinute(now),
    expiresAt: isOpen ? pass.expires_at : wholeMinute(now) + dayMs,
    browsers: String(pass?.browsers_max ?? 1),
    pinWay: pass?.has_pin ? 'stays' : 'change',
    pin: '',
  }
}

/** How many browsers may hold a pass. */
export const browsersRule = { least: 1, most: limits.passBrowsersMax }

/** How many browsers may hold it; NaN while that is no such number. */
export const browsersOf = ({ browsers }: PassChoice): number =>
  numberIn(browsers, browsersRule) ?? Number.NaN

/** Checks the fields of a pass. */
export function passChoiceErrors(choice: PassChoice, hadPin: boolean, now: number) {
  const { label, startAt, pinWay, pin } = choice
  const least = limits.passPinDigitsMin
  const most = limits.passPinDigitsMax
  const wrongSpan = spanProblem(choice, now)
  const isPinMissing = pinWay === 'change' && (isEmpty(pin) ? hadPin : !isWholePin(readDigits(pin)))
  return {
    ...(!label.trim() && { label: 'Enter a label' }),
    ...(wrongSpan && { [Number.isNaN(startAt) ? 'startAt' : 'expiresAt']: wrongSpan }),
    ...(Number.isNaN(browsersOf(choice)) && {
      browsers: numberError(choice.browsers, browsersRule) ?? 'Enter a number',
    }),
    ...(isPinMissing && { pin: `Enter ${least} to ${most} digits` }),
  }
}

/** Error texts by field. */
export type PassChoiceErrors = Partial<
  Record<'label' | 'startAt' | 'expiresAt' | 'browsers' | 'pin', string>
>

/** The PIN to send: absent keeps it, null removes it. */
export function sentPin({ pinWay, pin }: PassChoice): { pin?: string | null } {
  if (pinWay === 'none') return { pin: null }
  return pinWay === 'change' && !isEmpty(pin) ? { pin: readDigits(pin) } : {}
}

/** Whether the pass will ask for a PIN. */
export const asksForPin = ({ pinWay, pin }: PassChoice) =>
  pinWay === 'stays' || (pinWay === 'change' && !isEmpty(pin))

const isEmpty = (pin: string) => readDigits(pin) === ''

const isWholePin = (pin: string) =>
  /^\d+$/.test(pin) &&
  pin.length >= limits.passPinDigitsMin &&
  pin.length <= limits.passPinDigitsMax

/** The values a template fills in; an empty label asks for one. */
type Filling = {
  label: string
  startAt: number
  expiresAt: number
  windows: readonly WeeklyWindow[]
}

/** The usual passes to begin with, each as it is offered; the last fills in nothing. */
export const passTemplates = [
  { id: 'cleaner', offer: 'Cleaner: Tuesdays 9 to 12, for three months' },
  { id: 'guestRoom', offer: 'Guest room: this weekend' },
  { id: 'day', offer: 'A day' },
  { id: 'own', offer: 'Custom' },
] as const

/** The id of a template. */
export type TemplateId = (typeof passTemplates)[number]['id']

const labels = { cleaner: 'Cleaner', guestRoom: 'Guest room', day: 'Day pass' } as const

/** Whether nobody has typed this label. */
export const isTemplateLabel = (label: string) =>
  label.trim() === '' || Object.values<string>(labels).includes(label)

const tuesdayMorning: WeeklyWindow = { days: [2], from: '09:00', to: '12:00' }

/** Fills in a template for now, by the clocks of the home. */
export function fillingOf(
  id: Exclude<TemplateId, 'own'>,
  now: number,
  zone: string | null,
): Filling {
  const label = labels[id]
  const today = clockAtHome(now, zone).slice(0, 10)
  const at = (day: string, time: string) => instantAtHome(`${day}T${time}`, zone)
  if (id === 'cleaner') {
    const expiresAt = at(later(today, { months: 3 }), '23:59')
    return { label, startAt: now, expiresAt, windows: [tuesdayMorning] }
  }
  if (id === 'day') {
    const expiresAt = at(later(today, { days: 1 }), clockAtHome(now, zone).slice(11))
    return { label, startAt: now, expiresAt, windows: [] }
  }
  const toSunday = (7 - weekday(today)) % 7
  // A weekend starts on Friday; one that has begun starts now.
  const friday = at(later(today, { days: toSunday - 2 }), '15:00')
  const expiresAt = at(later(today, { days: toSunday }), '23:59')
  return { label, startAt: Math.max(now, friday), expiresAt, windows: [] }
}

/** From 0, Sunday. Calendar days have no time zone. */
const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()

function later(day: string, { days = 0, months = 0 }: { days?: number; months?: number }): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + months)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
