import type { Atomically } from '../../../platform/database/transactions.ts'
import type { Stalls } from '../../../platform/stalls.ts'
import type { DeviceStore } from '../records/device-store.ts'
import type { ReplicaLeases } from '../records/replica-leases.ts'
import { presence, renewLease } from './device-presence.ts'

/** Claims are given up so long before another replica may take them, ms: until then connections have ended. */
const marginMs = 2_000

type Needs = {
  hasReplicas: boolean
  leases: ReplicaLeases
  /** The name of this replica. */
  replica: string
  atomically: Atomically<{ devices: DeviceStore }>
  stalls: Pick<Stalls, 'onStall'>
}

/** One clock stops while the machine is suspended, the other may be corrected. */
const times = () => [performance.now(), Date.now()] as const

/**
 * Says which of the devices that servers dial are this one's: nodes, and the broker. Of several replicas one dials a
 * device: the first that has claimed it, for as long as it renews its lease. Without the database nobody can be sure
 * of a claim, so every claim ends.
 * @param lost called when all claims have ended: whatever was dialled by them has to end at once
 */
export function openDialClaims(needs: Needs, lost: () => void) {
  const { hasReplicas, replica, atomically, stalls } = needs
  let since = times()
  let timer: NodeJS.Timeout | undefined

  const leftMs = () => {
    const [steady, wall] = times()
    return presence.lifeMs - marginMs - Math.max(steady - since[0], wall - since[1])
  }
  const areHeld = () => !hasReplicas || leftMs() > 0
  const leave = stalls.onStall(() => {
    if (!areHeld()) lost()
    return undefined
  })

  return {
    /** How long until it should be asked again, ms. */
    askMs: hasReplicas ? 2_000 : 60_000,
    /** Whether what was claimed is still claimed. */
    areHeld,

    /** Claims devices, as far as they are free, and returns all of them that are claimed here. */
    async own(ids: readonly number[]): Promise<ReadonlySet<number>> {
      if (!hasReplicas || ids.length === 0) return new Set(ids)
      const asked = times()
      await renewLease(needs)
      const own = await atomically(({ devices }) => devices.claim(ids, replica))
      since = asked
      clearTimeout(timer)
      timer = setTimeout(lost, Math.max(0, leftMs()))
      return own
    },

    stop(): void {
      clearTimeout(timer)
      leave()
    },
  }
}
