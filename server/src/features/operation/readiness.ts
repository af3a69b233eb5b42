import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'

/** A need that a server lacks: the database's answer, room to store presses and reports, or the other servers. */
export type Missing = 'database' | 'storing' | 'bus'

/** How long the database may take for an answer, and for how long nothing may be stored, ms. */
const times = { databaseMs: 2_000, unstoredMs: 1_000 }

export type ReadinessNeeds = {
  askDatabase(): Promise<void>
  /** Epoch ms; undefined while all is well. */
  storingFailsSince(): number | undefined
  bus: Pick<Bus, 'isAway'>
  clock: Clock
}

/** Everything without which this server can't do its work now. */
export async function findMissing(needs: ReadinessNeeds): Promise<Missing[]> {
  const { storingFailsSince, bus, clock } = needs
  const hasDatabase = await answersInTime(needs.askDatabase())
  const since = storingFailsSince()
  const isUnstored = since !== undefined && clock.now() - since >= times.unstoredMs
  const missing: (Missing | false)[] = [
    !hasDatabase && 'database',
    isUnstored && 'storing',
    bus.isAway() && 'bus',
  ]
  return missing.filter((one) => one !== false)
}

async function answersInTime(answer: Promise<void>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(resolve, times.databaseMs, false)
  const answered = answer.then(
    () => true,
    () => false,
  )
  const isInTime = await Promise.race([answered, late])
  clearTimeout(timer)
  return isInTime
}
