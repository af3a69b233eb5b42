import type { Logger } from 'pino'
import { afterOthers } from '../../platform/after-others.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import type { ActivityStore } from '../activity/activity-store.ts'
import type { AuditCut } from '../audit/audit-cut.ts'
import type { CommandStore } from '../devices/records/command-store.ts'
import { type RetentionNeeds, retentionOf } from '../limits/retention.ts'

const dayMs = 24 * 3_600_000

/** The entries that a transaction removes, and the most transactions in a round: others wait no longer. */
const steps = { rows: 200, most: 200 }

type Needs = RetentionNeeds & {
  auditCut: AuditCut
  atomicallyRelaxed: Atomically<{
    auditCut: AuditCut
    commands: CommandStore
    activity: ActivityStore
  }>
  clock: Clock
  log: Pick<Logger, 'error'>
}

/**
 * Removes old entries of the audit log, the commands that it has sealed with them, and old changes that
 * devices made by themselves. Where an old entry is not as it was written, all of the audit log
 * stays: the operator has to see it.
 */
export const pruneLogs = (needs: Needs): Promise<void> => afterOthers(() => prune(needs))

async function prune(needs: Needs): Promise<void> {
  const { auditCut, atomicallyRelaxed, clock, log } = needs
  const { logDays, activityDays } = await retentionOf(needs)
  const now = clock.now()
  const cut = await auditCut.find(now - logDays * dayMs, now)
  if (cut === 'broken') {
    log.error('the audit log is broken, and keeps its old entries: see npm run audit:verify')
  } else if (cut !== 'not yet') {
    await atomicallyRelaxed((stores) => stores.auditCut.set(cut))
  }
  for (let step = 0; step < steps.most; step += 1) {
    const removed = await atomicallyRelaxed(async (stores) => {
      const { count, commands } = await stores.auditCut.remove(steps.rows)
      await stores.commands.remove(commands)
      return count
    })
    if (removed < steps.rows) break
  }
  // Activity that the audit log has sealed is kept as long as the seal.
  const keptSince = (await auditCut.keptSince()) ?? now
  const before = Math.min(now - activityDays * dayMs, keptSince)
  for (let step = 0; step < steps.most; step += 1) {
    const removed = await atomicallyRelaxed((stores) =>
      stores.activity.removeBefore(before, steps.rows),
    )
    if (removed < steps.rows) return
  }
}
