import type { CommandCause, DeviceCause } from './change-cause.ts'

/* A person wins: what somebody has switched is held against schedules for a time. */

/** Whether a change of a pin by this cause holds it: somebody has pressed something. */
const holds: Readonly<Record<CommandCause | DeviceCause, boolean>> = {
  page: true,
  all_off: true,
  undo_all_off: true,
  scene: true,
  undo_scene: true,
  touch: true,
  schedule: false,
  lease: false,
  late: false,
  start: false,
  device: false,
  lease_over: false,
  lease_reboot: false,
  lease_missed: false,
  longest_on: false,
  broker: false,
}

/** The last change of a pin, as far as it can hold it. */
type HoldingChange = {
  /** Epoch ms. */
  at: number
  cause: CommandCause | DeviceCause
  /** Whether somebody has let go of it since. */
  letGo?: boolean | undefined
}

/**
 * Until when the last change of a pin holds it against schedules, epoch ms; null where it does not, or
 * does no longer. A change that is further ahead than a hold is long comes from a clock that was set
 * back since, and holds nothing.
 * @param holdS for how many seconds a press holds a pin, in its home; 0 for not at all
 */
export function heldUntil(
  change: HoldingChange | null | undefined,
  holdS: number,
  now: number,
): number | null {
  if (!change || change.letGo || !holds[change.cause]) return null
  const holdMs = holdS * 1_000
  return Math.abs(now - change.at) < holdMs ? change.at + holdMs : null
}
