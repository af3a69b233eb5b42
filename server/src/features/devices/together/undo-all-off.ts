import type { Audit } from '../../audit/audit.ts'
import type { PersonActor } from '../../identity/actor.ts'
import type { OutcomeCounts, TogetherNeeds } from './set-together.ts'
import { undoTogether } from './undo-together.ts'

/**
 * Turns on again what one 'All off' of the actor has turned off, with the levels of its fans:
 * only pins that nobody has touched since, and that the actor may still switch.
 * @throws Refusal 'undo_over' when the token is not theirs or the time is over, 'slow_down'.
 */
export async function undoAllOff(
  needs: TogetherNeeds & { audit: Audit },
  actor: PersonActor,
  token: string,
): Promise<OutcomeCounts> {
  const { counts } = await undoTogether(needs, actor, { kind: 'all_off', token })
  needs.audit.enqueue('all_off.undone', actor, counts)
  return counts
}
