import { topicOf } from '@roomwire/contracts/device/topics.ts'
import type { MqttClient } from 'mqtt'
import type { DeviceReport } from '../virtual-device/virtual-device.ts'
import { Backoff, type Waits } from './backoff.ts'
import { connectClient, type MqttAccount, pauseClient } from './mqtt-client.ts'
import { type DownlinkMessage, readDownlink, topicsFor } from './mqtt-downlink.ts'
import { readDisconnectReason, readError } from './mqtt-reasons.ts'

const disconnectWaitMs = 1_000
const onPurpose = 'broken on purpose'

export type LinkOptions = MqttAccount & { waits: Waits }

/** The messages of a link to its device. */
export type Listener = {
  connected: () => void
  disconnected: () => void
  downlink: (message: DownlinkMessage) => void
  /** One line for the person who watches. */
  log: (line: string) => void
}

/**
 * The connection of one device to its server. It comes back by itself. Each
 * attempt is a new MQTT session on a new client, so that nothing sent on an old
 * connection is ever sent again on the next.
 */
export class MqttLink {
  readonly #options: LinkOptions
  readonly #listener: Listener
  readonly #backoff: Backoff
  #client: MqttClient | undefined
  #retry: NodeJS.Timeout | undefined
  /** How long to stay away after the connection ends, ms, when the backoff does not decide it. */
  #awayMs: number | undefined
  #connectedAt: number | undefined
  #reason: string | undefined
  #saidReason: string | undefined
  #frozen = false
  #stopped = false
  readonly #waiting: (() => void)[] = []

  constructor(options: LinkOptions, listener: Listener) {
    this.#options = { ...options }
    this.#listener = listener
    this.#backoff = new Backoff(options.waits)
  }

  get isConnected(): boolean {
    return this.#connectedAt !== undefined
  }

  /** Resolves as soon as it is connected and the device has begun to speak. */
  connected(): Promise<void> {
    if (this.isConnected) return Promise.resolve()
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  /** Connects, and from then on stays connected as well as it can. */
  open(): void {
    const client = connectClient(this.#options)
    this.#client = client
    this.#reason = undefined
    client.on('connect', () => this.#begin(client))
    client.on('message', (topic, payload) => {
      if (client === this.#client) this.#receive(topic, payload)
    })
    client.on('disconnect', (packet) => {
      this.#reason = readDisconnectReason(packet)
    })
    client.on('error', (error) => {
      const { message, isRefusal } = readError(error)
      this.#reason = message
      if (isRefusal) this.#awayMs ??= this.#options.waits.refused
    })
    client.once('close', () => this.#ended(client))
  }

  /** Says something; without a connection it is lost, as the next one begins with the whole state. */
  publish({ topic, message }: DeviceReport): void {
    if (!this.isConnected) return
    const full = topicOf(this.#options.identifier, topic)
    this.#client?.publish(full, JSON.stringify(message), { qos: 1 })
  }

  /** Stops reading and writing while the socket stays open, or goes on. */
  freeze(on: boolean): void {
    if (on === this.#frozen) return
    this.#frozen = on
    if (this.#client) pauseClient(this.#client, on)
    else this.#openIn(0)
  }

  /** Breaks the connection without a DISCONNECT and stays away for so long. */
  drop(forMs: number = this.#options.waits.first): void {
    const client = this.#client
    if (client) {
      this.#awayMs = forMs
      this.#reason = onPurpose
      client.stream.destroy()
      this.#ended(client)
    } else this.#openIn(forMs)
  }

  /** Signs in anew, at once, with another secret. */
  signInWith(secret: string): void {
    this.#options.secret = secret
    this.#saidReason = undefined
    this.drop(0)
  }

  /** Says goodbye (DISCONNECT, so no last will) and stays away. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#retry)
    const client = this.#client
    if (!client) return
    this.#reason = 'stopped'
    const { promise: gone, resolve } = Promise.withResolvers<void>()
    client.once('close', () => resolve())
    const late = setTimeout(() => client.stream.destroy(), disconnectWaitMs)
    if (this.#frozen || !this.isConnected) client.stream.destroy()
    else client.end()
    await gone
    clearTimeout(late)
  }

  /** Subscribes first, so that no command is missed once the device has sent hello. */
  #begin(client: MqttClient): void {
    client.subscribe(topicsFor(this.#options.identifier), { qos: 1 }, (error, granted = []) => {
      if (!client.connected || (!error && granted.every(({ qos }) => qos < 128))) return
      this.#reason = 'the server refuses its subscriptions'
      client.stream.destroy()
    })
    this.#connectedAt = performance.now()
    this.#saidReason = undefined
    this.#listener.log('connected')
    this.#listener.connected()
    for (const resolve of this.#waiting.splice(0)) resolve()
  }

  #receive(topic: string, payload: Buffer): void {
    const order = readDownlink(this.#options.identifier, topic, payload)
    if (order) this.#listener.downlink(order)
    else this.#listener.log(`does not understand what the server sent on ${topic}`)
  }

  #ended(client: MqttClient): void {
    if (client !== this.#client) return
    const since = this.#connectedAt
    const waitMs = this.#awayMs ?? this.#backoff.after(since ? performance.now() - since : 0)
    this.#client = undefined
    this.#connectedAt = undefined
    this.#awayMs = undefined
    if (since) this.#listener.disconnected()
    this.#explain(since !== undefined, waitMs)
    this.#openIn(waitMs)
  }

  #openIn(ms: number): void {
    clearTimeout(this.#retry)
    if (this.#stopped || this.#frozen) return
    this.#retry = setTimeout(() => this.open(), ms)
  }

  /** One line for a lost connection, and one for a failure unless it is the same as the last. */
  #explain(wasConnected: boolean, waitMs: number): void {
    const reason = this.#reason ?? 'the server closed the connection'
    const plan = this.#stopped ? '' : `; trying again in ${Math.ceil(waitMs / 1000)} s`
    const hasChanged = !this.#stopped && reason !== this.#saidReason && reason !== onPurpose
    if (wasConnected) this.#listener.log(`disconnected (${reason})${plan}`)
    else if (hasChanged) this.#listener.log(`cannot connect: ${reason}${plan}`)
    this.#saidReason = reason
  }
}
