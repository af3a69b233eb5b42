import { afterOthers } from '../../platform/after-others.ts'
import type { Clock } from '../../platform/clock.ts'
import type { ActivitySeals } from './activity-seals.ts'
import { type AuditWriter, nobody } from './audit-writer.ts'

/** How many homes one entry holds, and how many days one round seals. */
const most = { homes: 500, days: 50 }

type Needs = {
  activitySeals: ActivitySeals
  atomicallyRelaxed: (work: (stores: { audit: AuditWriter }) => Promise<void>) => Promise<void>
  clock: Clock
}

/** Seals the days that have ended. Two servers that do this at once write the same. */
export const sealActivity = (needs: Needs): Promise<void> => afterOthers(() => sealDays(needs))

async function sealDays({ activitySeals, atomicallyRelaxed, clock }: Needs): Promise<void> {
  for (let days = 0; days < most.days; days += 1) {
    const seal = await activitySeals.next(clock.now())
    if (!seal) return
    const { day, homes } = seal
    await atomicallyRelaxed(async ({ audit }) => {
      for (let at = 0; at < homes.length; at += most.homes) {
        const some = homes.slice(at, at + most.homes)
        await audit.write('activity.sealed', nobody, { day, homes: some })
      }
    })
  }
}
