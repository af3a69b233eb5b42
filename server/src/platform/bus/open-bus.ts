import type { Logger } from 'pino'
import type { Keys } from '../keys.ts'
import { memoryBus } from './memory-bus.ts'
import type { BusIdentity } from './nats-bus.ts'

type Needs = { keys: Keys; replica: string; leased: BusIdentity['leased']; log: Logger }

/**
 * The bus between replicas. Its client is brought only where there is one, because a start would have to wait for it.
 * @param lease takes the lease of this replica: others hear only one that holds a lease
 */
export async function openBus(
  { busUrl, busCa }: { busUrl: string; busCa: string },
  { keys, replica, leased, log }: Needs,
  lease: () => Promise<unknown>,
) {
  const onError = (error: unknown) => log.error({ err: error }, 'a bus listener failed')
  if (!busUrl) return memoryBus(onError)
  const { natsBus } = await import('./nats-bus.ts')
  await lease()
  const identity = { space: keys.fingerprint, key: keys.bus, replica, leased }
  return natsBus({ url: busUrl, caFile: busCa }, identity, {
    onError,
    onAway: (why) =>
      log.warn(
        { why },
        'the bus at BUS_URL is away; this server goes on by itself and tries again',
      ),
    onForged: (count) =>
      log.warn({ count }, 'messages on the bus that no server of this installation has sealed'),
  })
}
