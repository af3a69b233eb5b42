import { setTimeout as wait } from 'node:timers/promises'
import { checkServerIdentity, type PeerCertificate } from 'node:tls'
import {
  connect,
  errors,
  type Msg,
  type NatsConnection,
  type Subscription,
} from '@nats-io/transport-node'
import { reasonOf } from '../reason-of.ts'
import { BusError } from './bus.ts'
import type { BusAddress } from './bus-address.ts'

/** The ping interval: a link without an answer for two of these is closed; else a cut line is noticed after minutes. */
const pingMs = 2_000

/** The timeout of every wait for the NATS server. */
const answerWaitMs = 1_000
/** The interval of reconnection attempts when it is gone (ms). */
const reconnectTimeWait = 500

/** A subject of this replica, with what NATS knows of it as soon as there was a connection. */
type Subscriber = {
  subject: string
  take(error: Error | null, payload: Uint8Array): void
  known?: Subscription
}

type Needs = {
  ca: string | undefined
  /** It can't be connected to for now, said again when the reason is another one. */
  onAway(why: string): void
  /** Called at each connection, before anything else is told of it. */
  onUp(): void
}

/** The connection to NATS, which comes, goes and returns. It is closed until `open`. */
export function natsLink(address: BusAddress, { ca, onAway, onUp }: Needs) {
  const subscribers = new Set<Subscriber>()
  const closing = new AbortController()
  let nats: NatsConnection | undefined
  let isUp = false
  let said = ''

  const attach = (on: NatsConnection, subscriber: Subscriber) => {
    const callback = (error: Error | null, message: Msg) => subscriber.take(error, message.data)
    subscriber.known = on.subscribe(subscriber.subject, { callback })
  }

  function up(): void {
    isUp = true
    onUp()
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

  function say(why: string): void {
    if (why !== said) onAway(why)
    said = why
  }

  async function connectLater(): Promise<void> {
    while (!nats) {
      await wait(reconnectTimeWait, undefined, { ref: false, signal: closing.signal })
      const connected = await connectTo(address, ca).catch((cause) => say(reasonOf(cause)))
      if (closing.signal.aborted) return connected?.close()
      if (connected) take(connected)
    }
  }

  async function settle(): Promise<void> {
    if (nats && isUp) await atMostAWhile(nats.flush())
  }

  return {
    /**
     * Connects; where nobody listens there, it goes on trying.
     * @throws BusError when NATS refuses this replica.
     */
    async open(): Promise<void> {
      try {
        take(await connectTo(address, ca))
      } catch (cause) {
        if (isRefused(cause)) {
          throw new BusError(`The bus at BUS_URL can't be used: ${reasonOf(cause)}`)
        }
        say(reasonOf(cause))
        // It ends only by closing.
        connectLater().catch(() => undefined)
      }
    },
    /** Whether it holds, as far as its client knows. */
    isUp: () => isUp,
    /** Sends while the connection holds; else drops: a late message would be wrong. */
    send(subject: string, payload: Uint8Array): void {
      if (isUp) nats?.publish(subject, payload)
    },
    /** Subscribes, now or at the next connection; the returned function ends it. */
    subscribe(subject: string, receive: Subscriber['take']): () => void {
      const subscriber: Subscriber = { subject, take: receive }
      subscribers.add(subscriber)
      if (nats) attach(nats, subscriber)
      return () => {
        subscribers.delete(subscriber)
        subscriber.known?.unsubscribe()
      }
    },
    /** Resolves when NATS has handled what was sent before, in order; or after a second. */
    settle,
    async close(): Promise<void> {
      closing.abort()
      isUp = false
      if (!nats || nats.isClosed()) return
      await atMostAWhile(nats.drain()) // The last published events are still sent.
      await nats.close()
    },
  }
}

/** Resolves when the work is done, has failed, or takes too long: a server that is gone blocks nothing. */
async function atMostAWhile(work: Promise<void>): Promise<void> {
  await Promise.race([work, wait(answerWaitMs, undefined, { ref: false })]).catch(() => undefined)
}

const connectTo = (address: BusAddress, ca: string | undefined) =>
  connect({
    servers: address.servers,
    ...address.credentials,
    // Asked for, it is never left out, whatever a server offers.
    ...(address.isTls ? { tls: tlsOptions(address, ca) } : {}),
    name: 'roomwire',
    noEcho: true,
    timeout: 2 * answerWaitMs,
    maxReconnectAttempts: -1,
    reconnectTimeWait,
    pingInterval: pingMs,
    maxPingOut: 2,
    // A password that is wrong for a while must not end the connection for good.
    ignoreAuthErrorAbort: true,
    // Only servers that the operator has named are given the password.
    ignoreClusterUpdates: true,
  })

/**
 * The client's options of TLS. The client would check the certificate of an IP address for
 * `localhost`, so it is checked here: it must be for a host that the operator has named.
 * @param ca the certificate of a private authority, in PEM.
 */
function tlsOptions({ hosts }: BusAddress, ca: string | undefined) {
  return {
    ...(ca === undefined ? {} : { ca }),
    checkServerIdentity(_: string, certificate: PeerCertificate): Error | undefined {
      const wrong = hosts.map((host) => checkServerIdentity(host, certificate))
      return wrong.includes(undefined) ? undefined : wrong[0]
    },
  }
}

/** The error codes of OpenSSL for a certificate, and of Node for its name. */
const certificateCodes = /^(CERT_|ERR_TLS_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|ERR_SSL_)/

/** Whether NATS refuses who asks, or is not the one it should be: to ask again would not help. */
function isRefused(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false
  if (cause instanceof TypeError || cause instanceof errors.AuthorizationError) return true
  if ('code' in cause && certificateCodes.test(String(cause.code))) return true
  // The client has no code for a server without TLS.
  return cause.message.endsWith("does not support 'tls'") || isRefused(cause.cause)
}
