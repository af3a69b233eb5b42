import type { Pass } from '@roomwire/contracts/http/passes.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { numberError, numberIn, readDigits } from '../../../../ui/form/number-text.ts'
import { wholeMinute } from '../../longer-access.ts'
import { spanProblem } from '../pass-text.ts'

/** What happens to the PIN of a pass: one without a PIN gets one by `change`, or none. */
export type PinWay = 'stays' | 'change' | 'none'

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

/** What is wrong in the fields, by field. */
export function passChoiceErrors(choice: PassChoice, hadPin: boolean, now: number) {
  const { label, startAt, pinWay, pin } = choice
  const { passPinDigitsMin: least, passPinDigitsMax: most } = limits
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

/** What is wrong, by field. */
export type PassChoiceErrors = Partial<
  Record<'label' | 'startAt' | 'expiresAt' | 'browsers' | 'pin', string>
>

/** What of the PIN is sent: nothing lets it stay, null takes it away. */
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
