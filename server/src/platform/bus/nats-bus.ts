import { setTimeout as wait } from 'node:timers/promises'
import { connect, type NatsConnection } from '@nats-io/transport-node'
import { type Bus, BusError, takerOf } from './bus.ts'
import { memoryBus } from './memory-bus.ts'

/** The ping interval: a link without an answer for two of these is closed; else a cut line is noticed after minutes. */
const pingMs = 2_000

/** The timeout of every wait for the NATS server. */
const answerWaitMs = 1_000
/** The interval of reconnection attempts when it is gone (ms). */
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
      // The event is dropped rather than kept for later: a late event would be wrong.
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
      // NATS handles messages in order: after a round trip the subscription holds.
      // Without a server the client subscribes again when there is one.
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
      await atMostAWhile(nats.drain()) // The last published events are still sent.
      await nats.close()
    },
  }
}

/** Resolves when the work is done, has failed, or takes too long: a server that is gone blocks nothing. */
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
