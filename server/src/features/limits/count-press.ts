import { ownShare, type Quotas } from './quotas.ts'
import type { RateLimits } from './rate-limits.ts'

export type PressNeeds = {
  quotas: Pick<Quotas, 'isUsedUp' | 'count' | 'usedUp'>
  rateLimits: Pick<RateLimits, 'countOverQuota'>
}

/** A press of a person or a pass (keyOfHolder), before it is stored. */
type Press = { holder: string; homeId: number; isOff: boolean }

/**
 * Counts a press. Past the quota nothing is switched on any more; switching off goes on, more slowly.
 * @throws Refusal 'quota_used_up' for switching on, 'slow_down' for switching off.
 */
export function countPress({ quotas, rateLimits }: PressNeeds, { holder, homeId, isOff }: Press) {
  const isOverQuota =
    quotas.isUsedUp('pressesOfHolder', holder) ||
    (quotas.isUsedUp('pressesOfHome', homeId) &&
      quotas.isUsedUp('pressesOfHolder', holder, ownShare))
  if (isOverQuota) {
    if (!isOff) throw quotas.usedUp('Enough was switched for one day. Switching off still works.')
    rateLimits.countOverQuota(holder)
  }
  quotas.count('pressesOfHolder', holder)
  quotas.count('pressesOfHome', homeId)
}
