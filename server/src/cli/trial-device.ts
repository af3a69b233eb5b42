import { duplexPair } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { commandMessage } from '@roomwire/contracts/device/to-device.ts'
import { topicOf } from '@roomwire/contracts/device/topics.ts'
import { generate, type IPublishPacket, type Packet, parser } from 'mqtt-packet'
import { type ConnectionNeeds, openDeviceConnection } from '../transports/mqtt/device-connection.ts'

/** How long the server may take for each answer, ms. */
const answerMs = 10_000

type Known = { identifier: string; secret: string }

/**
 * A device without a port: it speaks MQTT with the server in this process, does what it is told, and reports
 * it. Resolves once it is connected and subscribed.
 * @throws Error when the server does not let it in
 */
export async function connectTrialDevice(needs: ConnectionNeeds, { identifier, secret }: Known) {
  const [own, ofServer] = duplexPair()
  const connection = openDeviceConnection(needs, ofServer, '127.0.0.1')
  const answers = new Set<string>()
  const reader = parser({ protocolVersion: 4 })
  const send = (packet: Packet) => own.write(generate(packet))
  let numbers = 0
  const report = (word: 'ack' | 'state', message: object) => {
    const plain = { cmd: 'publish', qos: 1, dup: false, retain: false } as const
    numbers += 1
    const topic = topicOf(identifier, word)
    send({ ...plain, topic, payload: JSON.stringify(message), messageId: numbers })
  }
  const obey = ({ payload, messageId, qos }: IPublishPacket) => {
    if (qos === 1 && messageId !== undefined) send({ cmd: 'puback', messageId })
    const command = commandMessage.parse(JSON.parse(String(payload)))
    report('ack', { messageId: command.messageId, ok: true })
    report('state', { pins: { [command.pin]: command.state } })
  }
  reader.on('packet', (packet) => {
    if (packet.cmd === 'publish' && packet.topic === topicOf(identifier, 'command')) obey(packet)
    if (packet.cmd === 'connack' && packet.returnCode !== 0) answers.add('refused')
    answers.add(packet.cmd)
  })
  own.on('data', (chunk: Buffer) => reader.parse(chunk))
  const clean = { protocolId: 'MQTT', protocolVersion: 4, clean: true, keepalive: 60 } as const
  const who = { clientId: identifier, username: identifier, password: Buffer.from(secret) }
  send({ cmd: 'connect', ...clean, ...who })
  await until(() => answers.has('connack'), 'a device gets no answer')
  if (answers.has('refused')) throw new Error('a device with its secret is not let in')
  const subscriptions = [{ topic: topicOf(identifier, 'command'), qos: 1 }] as const
  send({ cmd: 'subscribe', messageId: 65_535, subscriptions: [...subscriptions] })
  await until(() => answers.has('suback'), 'a device cannot subscribe to its commands')
  return {
    async leave(): Promise<void> {
      connection.close('going_away')
      await connection.ended
    },
  }
}

/** Waits until something is so. @throws Error with this text when it is not in time */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  otherwise: string,
): Promise<void> {
  const end = performance.now() + answerMs
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(otherwise)
    await wait(10)
  }
}
