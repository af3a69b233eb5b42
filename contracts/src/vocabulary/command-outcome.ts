import { z } from 'zod'

/** The states in which a pin that a command is about may be once its end is known. */
const ended = ['done', 'unconfirmable'] as const

/**
 * How a command ended. `done`: its device has confirmed it; `unconfirmable`: it was sent, and its device never says
 * how that pin is; `failed`: refused, or read but not confirmed; `expired`: never answered; `superseded`: a newer
 * command of its pin took its place.
 */
export const commandOutcome = z.enum([...ended, 'failed', 'expired', 'superseded'])
export type CommandOutcome = z.infer<typeof commandOutcome>

/** How setting one of several pins at once ended. */
export const pinOutcome = z.enum([...ended, 'offline', 'failed'])
export type PinOutcome = z.infer<typeof pinOutcome>

/** The stages of a command that has not failed: the last of them is one of the last two. */
export const reachedStage = z.enum(['sent', 'received', 'processed', 'unconfirmable'])
export type ReachedStage = z.infer<typeof reachedStage>
