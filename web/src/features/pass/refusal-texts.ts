import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { codeOf, errorMessage, statusOf, waitOf } from '../../api/call-failed.ts'

/** The texts in place of a pass that cannot be shown. */
export type RefusalTexts = {
  title: string
  text: string
  /** Whether the same may work later. */
  mayTryAgain: boolean
}

/** Why a pass could not be opened, and what to do. */
export function refusalTexts(error: unknown): RefusalTexts {
  const final = (title: string, text: string) => ({ title, text, mayTryAgain: false })
  const passing = (title: string, text: string) => ({ title, text, mayTryAgain: true })
  switch (codeOf(error)) {
    case 'pass_not_found':
    case 'invalid_input':
      return final(
        'This link does not work',
        'It is incomplete, was replaced, or its pass is gone. Ask the person who gave it to you for a new one.',
      )
    case 'pass_ended':
      return final(...endedTexts)
    case 'pass_full':
      return passing(
        'This pass is in use already',
        'All of its places are taken. Leave it in another browser, or ask the person who gave it to you for a place.',
      )
    case 'too_many_attempts':
    case 'slow_down':
      return passing('Too many attempts', `${waitText(waitOf(error))}, then try again.`)
    case 'foreign_origin':
      return passing(
        'This server refuses to open a pass from this address',
        'The log of the server says what to set.',
      )
    case 'not_signed_in':
      return final('This browser has no pass', 'Open the link of your pass.')
    default:
      return statusOf(error) === 0
        ? passing('Cannot reach the server', 'Check that you are online, then try again.')
        : passing(
            'The server cannot open the pass now',
            errorMessage(error, 'Wait a moment, then try again.'),
          )
  }
}

/** The texts of a pass whose time is over. */
export const endedTexts = [
  'This pass has ended',
  'Its time is over, or its devices are gone. Ask the person who gave it to you if you still need it.',
] as const

/** The rule for a PIN, in words. */
export const pinForm = `A PIN has ${limits.passPinDigitsMin} to ${limits.passPinDigitsMax} digits.`

/** Whether this may be a PIN at all. */
export function isWholePin(text: string): boolean {
  const { length } = text
  return (
    /^\d+$/.test(text) && length >= limits.passPinDigitsMin && length <= limits.passPinDigitsMax
  )
}

/** Why a PIN was not accepted, to stand beside it. */
export function pinErrorText(error: unknown): string {
  switch (codeOf(error)) {
    case 'pass_pin_wrong':
      return 'This PIN is wrong. Check it and try again.'
    case 'invalid_input':
    case 'pass_pin_needed':
      return pinForm
    default: {
      const { title, text } = refusalTexts(error)
      return `${title}. ${text}`
    }
  }
}

/** 'Wait 30 seconds', 'Wait 2 minutes', 'Wait 3 hours'. */
function waitText(seconds: number): string {
  if (!Number.isFinite(seconds)) return 'Wait a moment'
  if (seconds < 60) return `Wait ${counted(Math.ceil(seconds), 'second')}`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60
    ? `Wait ${counted(minutes, 'minute')}`
    : `Wait ${counted(Math.ceil(minutes / 60), 'hour')}`
}

const counted = (count: number, unit: string) => `${count} ${count === 1 ? unit : `${unit}s`}`
