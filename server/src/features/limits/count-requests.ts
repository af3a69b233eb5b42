import type { AuditEventName } from '../audit/audit-events.ts'
import type { CountChange } from '../audit/audit-writer.ts'
import { ownShare, type Quotas } from './quotas.ts'
import type { RateLimits } from './rate-limits.ts'

/**
 * The events that take something back, or let somebody in who may want to switch something off: they go on
 * past the quota, more slowly.
 */
const neverRefused: ReadonlySet<string> = new Set<AuditEventName>([
  'session.started',
  'session.signed_out',
  'session.ended',
  'session.others_ended',

  'password.changed',
  'password.reset',
  'account.deleted',
  'account.exported',
  'home.deleted',
  'passkey.removed',
  'token.revoked',
  'authenticator.enabled',
  'guest.deleted',
  'guest.removed',
  'family.deleted',
  'family.removed',
  'pass.opened',
  'pass.left',
  'pass.revoked',
  'pass.browser_ended',
  'pass.link_replaced',
  'co_owner.removed',
  'join_code.revoked',
  'home.left',
  'schedule.paused',
  'schedules.paused',
  'schedule.deleted',
  'scene.deleted',
  'room.deleted',
  'room.photo_removed',
  'device.removed',
  'device.deleted',
  'device.secret_reset',
  'favourite.removed',
])

/**
 * Counts the changes by people and passes, by the audit entry that is written with each change; those by
 * the server or its operator are not counted.
 * @returns throws a Refusal 'quota_used_up', or 'slow_down' for the events that are never refused
 */
export function openChangeCounts(
  quotas: Pick<Quotas, 'isUsedUp' | 'count' | 'usedUp'>,
  rateLimits: Pick<RateLimits, 'countOverQuota'>,
): CountChange {
  return (event, { homeId, personId, passId }) => {
    const holder = passId === undefined ? personId && `person.${personId}` : `pass.${passId}`
    if (!holder) return
    const isOverQuota =
      quotas.isUsedUp('changesOfHolder', holder) ||
      (homeId !== null &&
        quotas.isUsedUp('changesOfHome', homeId) &&
        quotas.isUsedUp('changesOfHolder', holder, ownShare))
    if (isOverQuota && !neverRefused.has(event)) {
      throw quotas.usedUp('The daily limit for changes is reached. Switching still works.')
    }
    if (isOverQuota) rateLimits.countOverQuota(holder)
    quotas.count('changesOfHolder', holder)
    if (homeId !== null) quotas.count('changesOfHome', homeId)
  }
}

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
    if (!isOff)
      throw quotas.usedUp('The daily limit for switching is reached. Switching off still works.')
    rateLimits.countOverQuota(holder)
  }
  quotas.count('pressesOfHolder', holder)
  quotas.count('pressesOfHome', homeId)
}
