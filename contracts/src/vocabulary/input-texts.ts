import type { InputSense } from './pin-form.ts'

/** The words for 0 and 1 of an input whose device declares none. Pages are told the words, and do not load this file. */
export const textsOfInput: Readonly<Record<InputSense, readonly [string, string]>> = {
  contact: ['closed', 'open'],
  motion: ['no motion', 'motion'],
  presence: ['nobody there', 'somebody there'],
  leak: ['dry', 'leak'],
  smoke: ['no smoke', 'smoke'],
  gas: ['no gas', 'gas'],
  rain: ['dry', 'rain'],
  vibration: ['still', 'vibration'],
  sound: ['quiet', 'sound'],
  light: ['dark', 'light'],
  lock: ['locked', 'unlocked'],
  power: ['no power', 'power'],
  problem: ['no problem', 'problem'],
  other: ['no', 'yes'],
}

/** The subjects that come and go all day: their changes stand in the history, and not in the activity. */
export const quietInputs: ReadonlySet<InputSense> = new Set([
  'motion',
  'presence',
  'vibration',
  'sound',
  'light',
])
