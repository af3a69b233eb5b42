import { setTimeout as wait } from 'node:timers/promises'
import {
  connect,
  errors,
  type Msg,
  type MsgCallback,
  type NatsConnection,
  type Subscription,
} from '@nats-io/transport-node'
import { reasonOf } from '../reason-of.ts'
import { type Bus, BusError, takerOf } from './bus.ts'
import { memoryBus } from './memory-bus.ts'

/** The ping interval: a link without an answer for two of these is closed; else a cut line is noticed after minutes. */
const pingMs = 2_000

/** The timeout of every wait for the NATS server. */
const answerWaitMs = 1_000
/** The interval of reconnection attempts when it is gone (ms). */
const reconnectTimeWait = 500

/** What a bus tells: errors of listeners, and once that NATS is away when this replica starts. */
type Listener = { onError(error: unknown): void; onAway(why: string): void }

/**
 * The bus of several replicas: plain calls within this one, NATS (core subjects
 * only) to the others. When NATS is away, also at the start, this replica goes on by
 * itself and connects for ever.
 * @param space keeps installations apart that share a NATS.
 * @throws BusError when the address is none, or NATS refuses this replica.
 */
export async function natsBus(
  url: string,
  space: string,
  { onError, onAway }: Listener,
): Promise<Bus> {
  const here = memoryBus(onError)
  const link = await openLink(url, onAway)
  return {
    async publish(topic, event) {
      await here.publish(topic, event)
      // The event is dropped rather than kept for later: a late event would be wrong.
      link.nats()?.publish(`${space}.${topic.subject}`, JSON.stringify(event))
    },
    async subscribe(topic, listener) {
      const leave = await here.subscribe(topic, listener)
      const take = takerOf(topic, listener)
      const leaveOthers = await link.subscribe(`${space}.${topic.subject}`, (error, message) => {
        try {
          if (error) throw error
          take(message.json())
        } catch (cause) {
          onError(cause)
        }
      })
      return () => {
        leave()
        leaveOthers()
      }
    },
    published: () => undefined,
    settle: link.settle,
    onReturn: link.onReturn,
    async close() {
      await here.close()
      await link.close()
    },
  }
}

/** Resolves when the work is done, has failed, or takes too long: a server that is gone blocks nothing. */
async function atMostAWhile(work: Promise<void>): Promise<void> {
  await Promise.race([work, wait(answerWaitMs, undefined, { ref: false })]).catch(() => undefined)
}

/** A subscription of this replica, with what NATS knows of it as soon as there was a connection. */
type Subscriber = { subject: string; callback: MsgCallback<Msg>; known?: Subscription }

/** The connection to NATS, which comes, goes and returns. */
async function openLink(url: string, onAway: (why: string) => void) {
  const subscribers = new Set<Subscriber>()
  const returned: (() => void)[] = []
  const closing = new AbortController()
  let nats: NatsConnection | undefined
  let isUp = false

  const attach = (on: NatsConnection, subscriber: Subscriber) => {
    const { subject, callback } = subscriber
    subscriber.known = on.subscribe(subject, { callback })
  }

  function up(): void {
    isUp = true
    for (const listener of returned) listener()
  }

  async function watch(on: NatsConnection): Promise<void> {
    for await (const { type } of on.status()) {
      if (type === 'disconnect') isUp = false
      if (type === 'reconnect') up()
    }
  }

  function take(connected: NatsConnection): void {
    nats = connected
    for (const subscriber of subscribers) attach(nats, subscriber)
    void watch(nats)
    up()
  }

  async function settle(): Promise<void> {
    if (nats && isUp) await atMostAWhile(nats.flush())
  }

  async function connectLater(): Promise<void> {
    while (!nats) {
      await wait(reconnectTimeWait, undefined, { ref: false, signal: closing.signal })
      const connected = await connectTo(url).catch(() => undefined)
      if (closing.signal.aborted) return connected?.close()
      if (connected) take(connected)
    }
  }

  try {
    take(await connectTo(url))
  } catch (cause) {
    if (isRefused(cause)) throw new BusError(`The bus at BUS_URL can't be used: ${reasonOf(cause)}`)
    onAway(reasonOf(cause))
    // It ends only by closing.
    connectLater().catch(() => undefined)
  }

  return {
    /** The connection while it holds, as far as its client knows. */
    nats: () => (isUp ? nats : undefined),
    async subscribe(subject: string, callback: MsgCallback<Msg>): Promise<() => void> {
      const subscriber: Subscriber = { subject, callback }
      subscribers.add(subscriber)
      if (nats) attach(nats, subscriber)
      // NATS handles messages in order: after a round trip the subscription holds.
      // Without a server the client subscribes again when there is one.
      await settle()
      return () => {
        subscribers.delete(subscriber)
        subscriber.known?.unsubscribe()
      }
    },
    settle,
    onReturn: (listener: () => void) => {
      returned.push(listener)
    },
    async close(): Promise<void> {
      closing.abort()
      isUp = false
      if (!nats || nats.isClosed()) return
      await atMostAWhile(nats.drain()) // The last published events are still sent.
      await nats.close()
    },
  }
}

const connectTo = (url: string) =>
  connect({
    servers: url,
    name: 'roomwire',
    noEcho: true,
    timeout: 2 * answerWaitMs,
    maxReconnectAttempts: -1,
    reconnectTimeWait,
    pingInterval: pingMs,
    maxPingOut: 2,
  })

/** Whether the address is none, or NATS refuses who asks: to ask again would not help. */
const isRefused = (cause: unknown) =>
  cause instanceof TypeError || cause instanceof errors.AuthorizationError
