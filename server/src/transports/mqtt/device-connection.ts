import type { Duplex } from 'node:stream'
import type { DownlinkTopic, ReportTopic } from '@roomwire/contracts/device/topics.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Packet } from 'mqtt-packet'
import type { Logger } from 'pino'
import { Refusal } from '../../platform/refusal.ts'
import {
  type ConnectRequest,
  checkConnect,
  connackFor,
  readConnectRequest,
  versionOf,
} from './connect-request.ts'
import { defaultTimes, type Times } from './connection-times.ts'
import { checkExpected, DeviceSession } from './device-session.ts'
import { KeepAliveTimer } from './keep-alive-timer.ts'
import { type EndReason, PacketFault } from './mqtt-reasons.ts'
import { PacketStream } from './packet-stream.ts'
import { PacketWriter, type SendResult } from './packet-writer.ts'

/** What the gateway decides about one connected device. */
export type Admission = {
  /** Takes one message of the device; resolves to words for its author when it is refused, else null. Messages are handed over strictly one after another, in order. */
  receive(word: ReportTopic, payload: Uint8Array): Promise<string | null>
  /** The connection has ended, for whatever reason. Called exactly once, after the last receive has finished. */
  ended(): Promise<void>
}

/** What the gateway may do with the connection. */
export type DeviceLine = {
  /** Hands a message to the device if it has subscribed to that topic. 'sent', 'not_listening', or 'too_slow' (more than limits.mqttWaitingBytesMax waits: the connection is then destroyed). Never waits. */
  send(word: DownlinkTopic, payload: string): SendResult
  close(reason: CloseReason): void
}

type CloseReason = 'replaced' | 'not_authorized' | 'going_away'

/** Decides who may connect: null refuses (bad user name or password), a Refusal says that it is tried too often. */
export type Admit = (
  claim: { deviceIdentifier: string; secret: string; remoteAddress: string },
  line: DeviceLine,
) => Promise<Admission | null>

export type Log = Pick<Logger, 'info' | 'warn' | 'debug' | 'error'>

/** What a connection stands on; `times` are those of the house unless a test is in a hurry. */
export type ConnectionNeeds = { admit: Admit; log: Log; times?: Times }

/** One connection as its listener sees it. */
export type DeviceConnection = {
  close(reason: CloseReason): void
  /** Resolves when the stream is closed, the last message is taken and the admission has ended. */
  ended: Promise<void>
}

/**
 * Serves one device over one stream, in MQTT 3.1.1 or 5: no broker, no session
 * that outlives the connection, no word from one device to another. Whatever
 * the peer sends, nothing is thrown.
 */
export function openDeviceConnection(
  needs: ConnectionNeeds,
  stream: Duplex,
  remoteAddress: string,
): DeviceConnection {
  return new Conversation(needs, stream, remoteAddress)
}

const closeReasons: Record<CloseReason, EndReason> = {
  replaced: 'another connection of this device took over',
  not_authorized: 'the device is not admitted any more',
  going_away: 'the server is shutting down',
}

/** One connection of a device: CONNECT and its answer, then a session, then the end. */
class Conversation implements DeviceConnection {
  readonly ended: Promise<void>
  readonly #needs: ConnectionNeeds
  readonly #times: Times
  /** Who speaks, for the log. */
  readonly #who: { remoteAddress: string; deviceIdentifier?: string }
  readonly #packets: PacketStream
  readonly #connectWait: NodeJS.Timeout
  #voice: PacketWriter | null = null
  #admission: Admission | null = null
  #session: DeviceSession | null = null
  #silence: KeepAliveTimer | null = null
  #reason: EndReason | null = null

  constructor(needs: ConnectionNeeds, stream: Duplex, remoteAddress: string) {
    this.#needs = needs
    this.#times = needs.times ?? defaultTimes
    this.#who = { remoteAddress }
    this.#connectWait = setTimeout(() => {
      this.#end(this.#voice ? 'the server is not available' : 'no CONNECT in time')
    }, this.#times.connectWaitMs)
    const handlers = {
      allow: (firstByte: number, length: number) => this.#allow(firstByte, length),
      packet: (bytes: Buffer) => this.#packet(bytes),
      fault: (error: unknown) => this.#fault(error),
    }
    this.#packets = new PacketStream(stream, handlers, this.#times.closeWaitMs)
    this.ended = this.#packets.over.then(() => this.#over())
  }

  close(reason: CloseReason): void {
    this.#end(closeReasons[reason])
  }

  /** Whether a packet that begins so may come in; nothing is kept for it before. */
  #allow(firstByte: number, length: number): void {
    if (this.#session) checkExpected(firstByte)
    else checkConnect(firstByte)
    const max = this.#session ? limits.mqttPacketBytesMax : limits.mqttConnectBytesMax
    if (length > max) throw new PacketFault('packet too large')
  }

  #packet(bytes: Buffer): Promise<void> | void {
    if (!this.#session) return this.#greet(bytes)
    this.#silence?.heard()
    return this.#session.take(bytes)
  }

  async #greet(connect: Buffer): Promise<void> {
    const { version, spoken } = versionOf(connect)
    this.#voice = new PacketWriter(this.#packets, version)
    if (!spoken) throw new PacketFault('this version of MQTT is not spoken here')
    const greeting = readConnectRequest(connect, version)
    this.#voice = new PacketWriter(this.#packets, version, greeting.packetBytesMax)
    this.#admission = await this.#ask(greeting)
    if (!this.#admission) throw new PacketFault('wrong user name or password')
    this.#who.deviceIdentifier = greeting.deviceIdentifier
    if (this.#packets.open) this.#welcome(greeting, this.#admission)
    else this.#packets.cut()
  }

  async #ask({ deviceIdentifier, secret }: ConnectRequest): Promise<Admission | null> {
    const line: DeviceLine = {
      send: (word, payload) => this.#session?.send(word, payload) ?? 'not_listening',
      close: (reason) => this.close(reason),
    }
    const claim = { deviceIdentifier, secret, remoteAddress: this.#who.remoteAddress }
    try {
      return await this.#needs.admit(claim, line)
    } catch (err) {
      if (err instanceof Refusal) throw new PacketFault('connecting too often')
      this.#needs.log.error({ err, ...this.#who }, 'could not decide about a device')
      throw new PacketFault('the server is not available')
    }
  }

  #welcome(greeting: ConnectRequest, admission: Admission): void {
    clearTimeout(this.#connectWait)
    if (this.#say(connackFor(greeting)) !== 'sent') {
      this.#end('packet too large')
      return
    }
    const needs = {
      receive: (word: ReportTopic, payload: Uint8Array) => admission.receive(word, payload),
      say: (packet: Packet) => this.#say(packet),
      left: () => this.#end('the device said goodbye'),
    }
    this.#session = new DeviceSession(needs, greeting)
    this.#silence = new KeepAliveTimer(1.5 * greeting.keepAliveS * this.#times.secondMs, {
      excused: () => this.#packets.busy,
      silent: () => this.#end('the device was silent for too long'),
    })
    this.#needs.log.info({ version: greeting.version, ...this.#who }, 'device.connected')
  }

  #say(packet: Packet): SendResult {
    const sent = this.#voice?.write(packet) ?? 'not_listening'
    if (sent === 'too_slow') this.#end('the device does not read what is sent')
    return sent
  }

  #end(reason: EndReason): void {
    if (this.#reason) return
    this.#reason = reason
    const deaf = reason === 'the device does not read what is sent'
    const told = !deaf && this.#voice?.writeLast(reason, this.#session !== null)
    // A stranger who is told nothing is not waited for either.
    if (deaf || (!told && !this.#session)) this.#packets.cut()
    else this.#packets.end()
  }

  #fault(error: unknown): void {
    const fault = error instanceof PacketFault ? error : null
    if (!fault) this.#needs.log.error({ err: error, ...this.#who }, 'could not take a message')
    this.#end(fault?.reason ?? 'the server could not take the message')
  }

  async #over(): Promise<void> {
    clearTimeout(this.#connectWait)
    this.#silence?.stop()
    const { log } = this.#needs
    try {
      await this.#admission?.ended()
    } catch (err) {
      log.error({ err, ...this.#who }, 'could not take leave of a device')
    }
    const level = this.#session ? 'info' : 'debug'
    const reason = this.#reason ?? 'the line was cut'
    log[level]({ reason, ...this.#who }, 'device connection ended')
  }
}
