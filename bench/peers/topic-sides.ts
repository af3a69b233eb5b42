import { WebSocket } from 'ws'
import { connectLean, type OnMessage, topicBytes } from '../load/mqtt-client.ts'
import {
  bridgeReport,
  identifierOf,
  messageIdKey,
  numberAfter,
  pressText,
} from '../load/payloads.ts'
import { homeOfDevice, type PlayedDevice, type PlayedPage, type Shape } from './peer.ts'

/* Devices and pages of servers that know no people: their topics are h/HOME/d/DEVICE/…. */

const topicOf = (home: number, device: number, leaf: string) =>
  `h/${home}/d/${identifierOf(device)}/${leaf}`

/** A device that answers a command by a report with the command's token. */
export async function openTopicDevice(
  port: number,
  device: number,
  shape: Shape,
): Promise<PlayedDevice> {
  const home = homeOfDevice(device, shape)
  const isTrue = shape.purpose === 'true'
  const state = topicBytes(topicOf(home, device, 'state'))
  const ack = topicBytes(topicOf(home, device, 'ack'))
  const answer: OnMessage = (bytes, start, end) => {
    const token = numberAfter(messageIdKey, bytes, start, end)
    if (isTrue) line.publish(ack, Buffer.from(`{"ackOf":"${token}","ok":true}`), true)
    line.publish(state, bridgeReport(device, token, token & 1), isTrue)
  }
  const line = await connectLean({
    to: port,
    clientId: `device-${device}`,
    topic: topicOf(home, device, 'cmd'),
    qos: isTrue ? 1 : 0,
    onMessage: answer,
  })
  return {
    report: (stamp) => line.publish(state, bridgeReport(device, stamp)),
    close: () => line.close(),
  }
}

/** A page that speaks JSON over a WebSocket, as Roomwire's do. */
export function openJsonPage(url: string, onToken: (token: number) => void): Promise<PlayedPage> {
  const { promise, resolve, reject } = Promise.withResolvers<PlayedPage>()
  const socket = new WebSocket(url, { perMessageDeflate: false, skipUTF8Validation: true })
  socket.on('message', (data: Buffer) => {
    const token = numberAfter(messageIdKey, data)
    if (token >= 0) onToken(token)
  })
  socket.on('error', reject)
  socket.on('open', () =>
    resolve({
      press: (device, token) => socket.send(pressText(device, token)),
      close: () => socket.terminate(),
    }),
  )
  return promise
}

/** A page that speaks MQTT over a WebSocket with the broker itself. */
export async function openMqttPage(
  url: string,
  home: number,
  onToken: (token: number) => void,
): Promise<PlayedPage> {
  pageCount += 1
  const line = await connectLean({
    to: url,
    clientId: `page-${pageCount}`,
    topic: `h/${home}/d/+/state`,
    onMessage: (bytes, start, end) => onToken(numberAfter(messageIdKey, bytes, start, end)),
  })
  const topics = new Map<number, Buffer>()
  const topicTo = (device: number) => {
    const topic = topics.get(device) ?? topicBytes(topicOf(home, device, 'cmd'))
    topics.set(device, topic)
    return topic
  }
  return {
    press: (device, token) => line.publish(topicTo(device), Buffer.from(pressText(device, token))),
    close: () => line.close(),
  }
}

let pageCount = 0
