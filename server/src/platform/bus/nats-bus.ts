import { setTimeout as wait } from 'node:timers/promises'
import { connect, type NatsConnection } from '@nats-io/transport-node'
import { type Bus, BusError, takerOf } from './bus.ts'
import { memoryBus } from './memory-bus.ts'

/** A link that has not answered for two of these is given up; without them a cut line is noticed after minutes. */
const pingMs = 2_000

/** How long anything waits for the NATS server. */
const answerWaitMs = 1_000
/** How often it is looked for when it is gone (ms). */
const reconnectTimeWait = 500

/**
 * The bus of several replicas: plain calls within this one, NATS (core subjects
 * only) to the others. When NATS is away, this replica goes on by itself.
 * @param space keeps installations apart that share a NATS.
 * @throws BusError when the server can't be reached at start; later it is
 * reconnected to for ever.
 */
export async function natsBus(
  url: string,
  space: string,
  onError: (error: unknown) => void,
): Promise<Bus> {
  const nats = await connect({
    servers: url,
    name: 'roomwire',
    noEcho: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait,
    pingInterval: pingMs,
    maxPingOut: 2,
  }).catch((cause) => {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new BusError(`The bus at BUS_URL can't be reached: ${why}`)
  })
  const here = memoryBus(onError)
  const link = watchLink(nats)
  return {
    async publish(topic, event) {
      await here.publish(topic, event)
      // Dropped rather than kept for later: a late event would be a wrong one.
      if (link.isUp()) nats.publish(`${space}.${topic.subject}`, JSON.stringify(event))
    },
    async subscribe(topic, listener) {
      const leave = await here.subscribe(topic, listener)
      const take = takerOf(topic, listener)
      const subscription = nats.subscribe(`${space}.${topic.subject}`, {
        callback: (error, message) => {
          try {
            if (error) throw error
            take(message.json())
          } catch (cause) {
            onError(cause)
          }
        },
      })
      // NATS handles what it is sent in order: after a round trip the subscription
      // holds. Without a server it is asked for again when there is one.
      if (link.isUp()) await atMostAWhile(nats.flush())
      return () => {
        leave()
        subscription.unsubscribe()
      }
    },
    onReturn: link.onReturn,
    async close() {
      await here.close()
      if (nats.isClosed()) return
      await atMostAWhile(nats.drain()) // What was published last still leaves.
      await nats.close()
    },
  }
}

/** Resolves when the work is done, has failed, or takes too long: nobody waits for a server that is gone. */
async function atMostAWhile(work: Promise<void>): Promise<void> {
  await Promise.race([work, wait(answerWaitMs, undefined, { ref: false })]).catch(() => undefined)
}

/** Whether NATS can be reached at this moment, as far as its client knows. */
function watchLink(nats: NatsConnection) {
  const returned: (() => void)[] = []
  let isUp = true
  const watch = async () => {
    for await (const { type } of nats.status()) {
      if (type === 'disconnect') isUp = false
      if (type !== 'reconnect') continue
      isUp = true
      for (const listener of returned) listener()
    }
  }
  void watch()
  return {
    isUp: () => isUp,
    onReturn: (listener: () => void) => {
      returned.push(listener)
    },
  }
}
