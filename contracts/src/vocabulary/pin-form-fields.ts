import { z } from 'zod'
import { limits } from './limits.ts'
import { plainText } from './plain-text.ts'

/*
 * The form of a pin, as devices declare it and pages are told it.
 */

const pinKinds = ['switch', 'fan', 'level', 'cover', 'button', 'input'] as const
export const pinKind = z.enum(pinKinds, `must be one of ${pinKinds.join(', ')}`)

/** The subject of an input; `other` where none of these fits. */
export const inputSense = z.enum(
  [
    ...(['contact', 'motion', 'presence', 'leak', 'smoke', 'gas', 'rain', 'vibration'] as const),
    ...(['sound', 'light', 'lock', 'power', 'problem', 'other'] as const),
  ],
  'must be a kind of input',
)

const textsText = 'must be a list of 2 texts, first that of 0'
/** The texts for 0 and 1 of an input. */
export const inputTexts = z
  .array(plainText(limits.pinLevelNameMax, 'must be a text').min(1, 'is required'), textsText)
  .length(2, textsText)

const levelsText = `must be a list of 2 to ${limits.pinLevelsMax} names, that of off first`
/** The names of a fan's states, from 0 on. */
export const pinLevels = z
  .array(plainText(limits.pinLevelNameMax, 'must be a text').min(1, 'is required'), levelsText)
  .min(2, levelsText)
  .max(limits.pinLevelsMax, levelsText)

/** By how much a level changes at least, %; 100 is always one of its states. */
export const levelStep = z.literal(
  [1, 2, 4, 5, 10, 20, 25, 50],
  'must be 1, 2, 4, 5, 10, 20, 25 or 50',
)

/** Where a cover moves to. */
export const coverMove = z.enum(['opening', 'closing'], 'must be opening or closing')

/** Whether a cover can be stopped on its way: it can without this. */
const stop = z.literal(false, 'can only be false').optional()

/** Whether the device never says how a pin is. */
const assumed = z.literal(true, 'can only be true').optional()

/**
 * A switch is 0 or 1; a fan 0 to so many levels; a level 0 to 100 %. A cover is 0 (closed) to 100 % (open); one
 * without a position is 0, 100, or 50 where it is neither. A button is always 0:
 * each press of it is told; people can press one that is an output. An input is 0 or 1 too, and nobody sets it.
 * The state of a pin is assumed where its device never says it: what was sent to it last is all that is known.
 */
export const pinForm = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('switch'), assumed }),
  z.object({ kind: z.literal('fan'), levels: pinLevels, assumed }),
  z.object({ kind: z.literal('level'), step: levelStep, assumed }),
  z.object({ kind: z.literal('cover'), position: z.boolean(), stop, assumed }),
  z.object({ kind: z.literal('button'), output: z.boolean(), assumed }),
  z.object({ kind: z.literal('input'), senses: inputSense, texts: inputTexts }),
])
