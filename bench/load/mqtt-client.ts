import { connect } from 'node:net'
import { WebSocket } from 'ws'
import {
  type ConnectFields,
  connectBytes,
  mqttText,
  PacketCutter,
  packetKinds,
  pingBytes,
  pubackBytes,
  publishBytes,
  subscribeBytes,
} from './mqtt-wire.ts'

/* A lean MQTT client for the load generator, over TCP or WebSocket. */

/** A message: the bytes it is in, and where its payload begins and ends in them. */
export type OnMessage = (bytes: Buffer, start: number, end: number) => void

export type MqttOptions = ConnectFields & {
  /** A port on this machine, or the address of a WebSocket. */
  to: number | string
  topic?: string
  qos?: 0 | 1
  onMessage?: OnMessage
}

export type LeanLine = {
  /** Sends a message with QoS 0, or with QoS 1 when `isAcknowledged`; `onTaken` hears of its PUBACK. */
  publish(topic: Buffer, payload: Buffer, isAcknowledged?: boolean, onTaken?: () => void): void
  close(): void
}

type Wire = { write(bytes: Buffer): void; close(): void }
type WireEvents = {
  onOpen(): void
  onData(bytes: Buffer): void
  onError(error: Error): void
  onClose(): void
}

/** Well within the keep-alive of `connectBytes`. */
const pingMs = 60_000

/** Connects and subscribes; resolves when the server has confirmed both. */
export function connectLean(options: MqttOptions): Promise<LeanLine> {
  const { promise, resolve, reject } = Promise.withResolvers<LeanLine>()
  const { topic, qos = 0, onMessage = () => undefined } = options
  let identifier = 0
  const taken = new Map<number, () => void>()
  const cutter = new PacketCutter((first, bytes, start, end) => {
    const kind = first >> 4
    if (kind === packetKinds.publish) {
      const afterTopic = start + 2 + bytes.readUInt16BE(start)
      const isAcknowledged = (first & 6) !== 0
      if (isAcknowledged) wire.write(pubackBytes(bytes, afterTopic))
      onMessage(bytes, afterTopic + (isAcknowledged ? 2 : 0), end)
    } else if (kind === packetKinds.connack) {
      const code = bytes[start + 1]
      if (code !== 0) reject(new Error(`The server answered CONNECT with ${code}.`))
      else if (topic === undefined) resolve(line)
      else wire.write(subscribeBytes(topic, qos))
    } else if (kind === packetKinds.puback) {
      const of = bytes.readUInt16BE(start)
      taken.get(of)?.()
      taken.delete(of)
    } else if (kind === packetKinds.suback) resolve(line)
  })
  const wire = openWire(options.to, {
    onOpen: () => wire.write(connectBytes(options)),
    onData: (bytes) => cutter.push(bytes),
    onError: reject,
    // A line that stood may close; before that it means that nobody will answer.
    onClose: () => reject(new Error('The server has closed the connection.')),
  })
  const pings = setInterval(() => wire.write(pingBytes), pingMs).unref()
  const line = {
    publish(to: Buffer, payload: Buffer, isAcknowledged = false, onTaken?: () => void) {
      if (isAcknowledged) identifier = (identifier % 65_535) + 1
      if (onTaken) taken.set(identifier, onTaken)
      wire.write(publishBytes(to, payload, isAcknowledged ? identifier : undefined))
    },
    close() {
      clearInterval(pings)
      wire.close()
    },
  }
  return promise
}

/** A topic as `LeanLine.publish` takes it. */
export const topicBytes = mqttText

function openWire(to: number | string, { onOpen, onData, onError, onClose }: WireEvents): Wire {
  if (typeof to === 'number') {
    const socket = connect({ port: to, host: '127.0.0.1', noDelay: true })
    socket.on('connect', onOpen).on('data', onData).on('error', onError).on('close', onClose)
    return { write: (bytes) => socket.write(bytes), close: () => socket.destroy() }
  }
  const socket = new WebSocket(to, 'mqtt', { perMessageDeflate: false })
  socket.on('open', onOpen).on('message', onData).on('error', onError).on('close', onClose)
  return { write: (bytes) => socket.send(bytes), close: () => socket.terminate() }
}
