import type { Logger } from 'pino'
import type { ReplicaLeases } from './replica-leases.ts'

const texts = {
  newer:
    'a newer Roomwire works on the same database: update this one, it refuses what it cannot do on the new tables',
  older:
    'an older Roomwire works on the same database: update it, it refuses what it cannot do on the new tables',
}

/** Logs each replica of another version once, while several work on one database. */
export function openVersionWatch({ leases, log }: { leases: ReplicaLeases; log: Logger }) {
  let told = new Set<string>()
  return async (): Promise<void> => {
    const others = await leases.ofOtherVersions()
    for (const { replica, isNewer } of others) {
      if (!told.has(replica)) log.warn({ replica }, isNewer ? texts.newer : texts.older)
    }
    told = new Set(others.map(({ replica }) => replica))
  }
}
