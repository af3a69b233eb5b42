import type { Ack } from '@roomwire/contracts/device/from-device.ts'
import {
  type Command,
  commandMessage,
  configMessage,
  type DeviceConfig,
  type ErrorReport,
  errorReport,
} from '@roomwire/contracts/device/to-device.ts'
import { type ReportTopic, topicOf } from '@roomwire/contracts/device/topics.ts'
import { connectAsync, type IClientOptions } from 'mqtt'

export type TestDevice = Awaited<ReturnType<typeof connectTestDevice>>

/**
 * A device played with MQTT.js, subscribed to its commands. Unless it is deaf it handles each:
 * it acknowledges and reports the desired state.
 */
export async function connectTestDevice(
  mqttUrl: string,
  identifier: string,
  secret: string,
  options: { deaf?: boolean; protocolVersion?: 4 | 5 } = {},
) {
  const { deaf = false, protocolVersion = 4 } = options
  const settings: IClientOptions = {
    username: identifier,
    password: secret,
    protocolVersion,
    keepalive: 30,
    reconnectPeriod: 0,
  }
  const client = await connectAsync(mqttUrl, settings)
  const commands: Command[] = []
  const configs: DeviceConfig[] = []
  const complaints: ErrorReport[] = []
  const handled: Promise<unknown>[] = []
  const listeners: ((order: Command) => void)[] = []
  const closed = new Promise<void>((resolve) => client.once('close', () => resolve()))
  const report = (word: ReportTopic, message: unknown) =>
    client.publishAsync(topicOf(identifier, word), JSON.stringify(message), { qos: 1 })

  client.on('message', (topic, payload) => {
    const message: unknown = JSON.parse(String(payload))
    if (topic.endsWith('/error')) {
      complaints.push(errorReport.parse(message))
      return
    }
    if (topic.endsWith('/config')) {
      configs.push(configMessage.parse(message))
      return
    }
    const order = commandMessage.parse(message)
    commands.push(order)
    for (const listener of listeners) listener(order)
    if (deaf || client.disconnecting) return // One that is leaving says nothing more.
    handled.push(
      report('ack', { messageId: order.messageId, ok: true }),
      report(
        'state',
        order.action === 'press'
          ? { pressed: [order.pin] }
          : { pins: { [order.pin]: order.state } },
      ),
    )
  })
  const topics = (['command', 'config', 'error'] as const).map((word) => topicOf(identifier, word))
  await client.subscribeAsync(topics, { qos: 1 })
  const settles = async () => {
    await report('status', 'still here')
    await Promise.all(handled)
  }
  return {
    client,
    commands,
    configs,
    complaints,
    report,
    onCommand: (listener: (order: Command) => void) => listeners.push(listener),
    /** Resolves when the connection is closed, by whichever side. */
    closed,
    /** Resolves once the server's messages before are heard, and what they asked for is done and taken. */
    settles,
    /** Answers the newest command it was sent. */
    async acknowledges(answer: Omit<Ack, 'messageId'>): Promise<void> {
      await settles()
      await report('ack', { messageId: commands.at(-1)?.messageId, ...answer })
    },
    /** Cuts its line, whatever waits to be acknowledged. */
    vanish(): void {
      for (const one of handled) one.catch(() => undefined)
      client.end(true)
    },
    async leave(): Promise<void> {
      await client.endAsync()
    },
  }
}
