import { z } from 'zod'
import { limits } from './limits.ts'
import { plainText } from './plain-text.ts'

/*
 * The form of a pin, as devices declare it and pages are told it.
 */

export const pinKind = z.enum(['switch', 'fan', 'level'], 'must be switch, fan or level')

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

/**
 * A switch is 0 or 1; a fan 0 to so many levels; a level 0 to 100 %.
 */
export const pinForm = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('switch') }),
  z.object({ kind: z.literal('fan'), levels: pinLevels }),
  z.object({ kind: z.literal('level'), step: levelStep }),
])
