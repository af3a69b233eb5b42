import type { Duplex } from 'node:stream'
import type { DownlinkTopic } from '@roomwire/contracts/device/topics.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Packet } from 'mqtt-packet'
import type { Logger } from 'pino'
import type { EventLoop } from '../../platform/event-loop.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { Admission, Admit, CloseReason, DeviceLine } from './admission.ts'
import {
  type ConnectRequest,
  checkConnect,
  connackFor,
  readConnectRequest,
  versionOf,
} from './connect-request.ts'
import { defaultTimes, type Times } from './connection-times.ts'
import { checkExpected, DeviceSession } from './device-session.ts'
import { FirmwareSession } from './dialects/firmware-session.ts'
import { KeepAliveTimer } from './keep-alive-timer.ts'
import { type EndReason, PacketFault } from './mqtt-reasons.ts'
import { PacketStream, type TurnsOfPackets } from './packet-stream.ts'
import { PacketWriter, type SendResult } from './packet-writer.ts'

/** The dependencies of a connection; a test may shorten `times`. */
export type ConnectionNeeds = {
  admit: Admit
  eventLoop: TurnsOfPackets & Pick<EventLoop, 'whenThereIsTime'>
  log: Pick<Logger, 'info' | 'warn' | 'debug' | 'error'>
  times?: Times
}

/** One connection, for its listener. */
export type DeviceConnection = {
  close(reason: CloseReason): void
  /** Resolves when the stream is closed, the last message is handled and the admission has ended. */
  ended: Promise<void>
}

/**
 * Serves one device over one stream, in MQTT 3.1.1 or 5: no broker, no session
 * that outlives the connection, no message from one device to another. Nothing is
 * thrown, whatever the peer sends.
 */
export function openDeviceConnection(
  needs: ConnectionNeeds,
  stream: Duplex,
  remoteAddress: string,
): DeviceConnection {
  return new MqttConnection(needs, stream, remoteAddress)
}

const closeReasons: Record<CloseReason, EndReason> = {
  replaced: 'another connection of this device took over',
  not_authorized: 'the device is not admitted any more',
  too_fast: 'the device reports too fast',
  going_away: 'the server is shutting down',
}

/** One connection of a device: CONNECT and its answer, then a session, and finally the end. */
class MqttConnection implements DeviceConnection {
  readonly ended: Promise<void>
  readonly #needs: ConnectionNeeds
  readonly #times: Times
  /** The identity of the peer, for the log. */
  readonly #peer: { remoteAddress: string; deviceIdentifier?: string }
  readonly #packets: PacketStream
  #connectTimer: NodeJS.Timeout | undefined
  #writer: PacketWriter | null = null
  #admission: Admission | null = null
  #session: DeviceSession | FirmwareSession | null = null
  #keepAlive: KeepAliveTimer | null = null
  #reason: EndReason | null = null

  constructor(needs: ConnectionNeeds, stream: Duplex, remoteAddress: string) {
    this.#needs = needs
    this.#times = needs.times ?? defaultTimes
    this.#peer = { remoteAddress }
    this.#connectTimer = setTimeout(() => {
      needs.eventLoop.whenThereIsTime(() => this.#waitedTooLong())
    }, this.#times.connectWaitMs)
    const handlers = {
      allow: (firstByte: number, length: number) => this.#allow(firstByte, length),
      packet: (bytes: Buffer) => this.#packet(bytes),
      fault: (error: unknown) => this.#fault(error),
    }
    const { closeWaitMs } = this.#times
    this.#packets = new PacketStream(stream, handlers, closeWaitMs, needs.eventLoop)
    this.ended = this.#packets.over.then(() => this.#over())
  }

  close(reason: CloseReason): void {
    this.#end(closeReasons[reason])
  }

  /** Throws unless a packet with this first byte may come in; no memory is used for it before. */
  #allow(firstByte: number, length: number): void {
    if (this.#session) checkExpected(firstByte)
    else checkConnect(firstByte)
    const { packetBytesMost = limits.mqttPacketBytesMax } = this.#admission ?? {}
    const max = this.#session ? packetBytesMost : limits.mqttConnectBytesMax
    if (length > max) throw new PacketFault('packet too large')
  }

  #packet(bytes: Buffer): Promise<void> | void {
    if (!this.#session) {
      return new Promise((resolve) => {
        this.#needs.eventLoop.whenThereIsTime(() => resolve(this.#connect(bytes)))
      })
    }
    this.#keepAlive?.reset()
    return this.#session.take(bytes)
  }

  #waitedTooLong(): void {
    if (this.#session) return
    this.#end(this.#writer ? 'the server is not available' : 'no CONNECT in time')
  }

  async #connect(connect: Buffer): Promise<void> {
    const { version } = versionOf(connect)
    this.#writer = new PacketWriter(this.#packets, version)
    const request = readConnectRequest(connect)
    this.#writer = new PacketWriter(this.#packets, version, request.packetBytesMax)
    this.#admission = await this.#ask(request)
    if (this.#admission) this.#peer.deviceIdentifier = request.deviceIdentifier
    if (!this.#packets.open) this.#packets.cut()
    else if (this.#admission) this.#accept(request, this.#admission)
    else throw new PacketFault('wrong user name or password')
  }

  async #ask(request: ConnectRequest): Promise<Admission | null> {
    const line: DeviceLine = {
      send: (topic, payload) => this.#sendMessage(topic, payload),
      close: (reason) => this.close(reason),
    }
    try {
      const { remoteAddress } = this.#peer
      const isGone = () => !this.#packets.open
      return await this.#needs.admit({ ...request, remoteAddress, isGone }, line)
    } catch (err) {
      if (err instanceof PacketFault) throw err
      if (err instanceof Refusal) throw new PacketFault('connecting too often')
      this.#needs.log.error({ err, ...this.#peer }, 'could not decide about a device')
      throw new PacketFault('the server is not available')
    }
  }

  #accept(request: ConnectRequest, admission: Admission): void {
    clearTimeout(this.#connectTimer)
    this.#connectTimer = undefined
    if (this.#send(connackFor(request)) !== 'sent') {
      this.#end('packet too large')
      return
    }
    const needs = {
      receive: admission.receive,
      send: (packet: Packet) => this.#send(packet),
      left: () => this.#end('the device said goodbye'),
      fault: (error: unknown) => this.#fault(error),
    }
    const { firmware } = admission
    this.#session = firmware
      ? new FirmwareSession({ ...needs, firmware }, request)
      : new DeviceSession(needs, request)
    this.#keepAlive = new KeepAliveTimer(this.#silenceOf(request), {
      excused: () => this.#packets.busy,
      silent: () => this.#end('the device was silent for too long'),
    })
    this.#needs.log.info({ version: request.version, ...this.#peer }, 'device.connected')
  }

  /** Sends a message; what has to be answered shows whether the device is still there. */
  #sendMessage(topic: DownlinkTopic, payload: string): SendResult {
    const sent = this.#session?.send(topic, payload) ?? 'not_listening'
    if (sent === 'sent' && (topic === 'command' || topic === 'request')) {
      this.#keepAlive?.expectAnswer()
    }
    return sent
  }

  /** How long the device may be silent (3.1.1 §3.1.2.10): with a long keep-alive its answers tell sooner. */
  #silenceOf({ keepAliveS }: ConnectRequest) {
    const { secondMs } = this.#times
    const isLong = keepAliveS === 0 || keepAliveS > limits.mqttServerKeepAliveS
    return {
      usualMs: keepAliveS === 0 ? Number.POSITIVE_INFINITY : 1.5 * keepAliveS * secondMs,
      askedMs: isLong ? limits.mqttAnswerWaitS * secondMs : Number.POSITIVE_INFINITY,
    }
  }

  #send(packet: Packet): SendResult {
    const sent = this.#writer?.write(packet) ?? 'not_listening'
    if (sent === 'too_slow') this.#end('the device does not read what is sent')
    return sent
  }

  #end(reason: EndReason): void {
    if (this.#reason) return
    this.#reason = reason
    const isStuck = reason === 'the device does not read what is sent'
    const isAnswered = !isStuck && this.#writer?.writeLast(reason, this.#session !== null)
    // The server does not wait for a stranger to whom it sends no answer.
    if (isStuck || (!isAnswered && !this.#session)) this.#packets.cut()
    else this.#packets.end()
  }

  #fault(error: unknown): void {
    const fault = error instanceof PacketFault ? error : null
    if (!fault) this.#needs.log.error({ err: error, ...this.#peer }, 'could not take a message')
    this.#end(fault?.reason ?? 'the server could not take the message')
  }

  async #over(): Promise<void> {
    clearTimeout(this.#connectTimer)
    this.#keepAlive?.stop()
    const { log } = this.#needs
    try {
      await this.#session?.settled()
      await this.#admission?.ended()
    } catch (err) {
      log.error({ err, ...this.#peer }, 'ending an admission failed')
    }
    const level = this.#session ? 'info' : 'debug'
    const reason = this.#reason ?? 'the line was cut'
    log[level]({ reason, ...this.#peer }, 'device connection ended')
  }
}
