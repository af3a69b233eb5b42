import { offline } from '@roomwire/contracts/device/from-device.ts'
import { topicOf } from '@roomwire/contracts/device/topics.ts'
import mqtt, { type MqttClient } from 'mqtt'

/*
 * How a device uses the MQTT library: one client for one connection, ended and
 * replaced by whoever made it (mqtt-link.ts).
 */

const keepAliveS = 30
const connackWaitMs = 10_000
/** The longest the library can wait: its timers are 32-bit numbers of milliseconds. */
const foreverS = 2_147_483

export type MqttAccount = {
  /** mqtt://host:port or ws://host:port/mqtt; with TLS mqtts:// and wss://. */
  server: URL
  /** The authority behind its certificate (PEM); without it those that Node knows count. */
  ca?: string | undefined
  identifier: string
  secret: string
  /** 4 is MQTT 3.1.1. */
  version: 4 | 5
}

/** Begins to connect: clean session, keep-alive 30 s, last will on the status topic. */
export function connectClient({
  server,
  ca,
  identifier,
  secret,
  version,
}: MqttAccount): MqttClient {
  return mqtt.connect(server.href, {
    ...(ca === undefined ? {} : { ca }),
    protocolVersion: version,
    clientId: identifier,
    username: identifier,
    password: secret,
    clean: true,
    keepalive: keepAliveS,
    connectTimeout: connackWaitMs,
    reconnectPeriod: 0,
    will: { topic: topicOf(identifier, 'status'), payload: offline, qos: 1, retain: false },
  })
}

/**
 * Pauses the stream both ways, or lets it flow again. A hanging program sends
 * no pings either, and does not miss the answers: the keep-alive is put off.
 */
export function pauseClient({ stream, keepaliveManager }: MqttClient, on: boolean): void {
  keepaliveManager?.setKeepalive(on ? foreverS : keepAliveS)
  if (on) {
    stream.pause()
    stream.cork()
  } else {
    stream.uncork()
    stream.resume()
  }
}
