import { cpSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { serverProgram } from '@roomwire/testing/worlds/server-program.ts'
import { WebSocket } from 'ws'
import { serverAnswers } from '../load/answers.ts'
import { connectLean, topicBytes } from '../load/mqtt-client.ts'
import {
  acksKey,
  deviceKey,
  identifierOf,
  numberAfter,
  pressText,
  stateOnKey,
  waterLevelKey,
} from '../load/payloads.ts'
import { findPorts, startServerProcess } from '../load/server-process.ts'
import type { Peer, PlayedDevice, PlayedPage, Rig, Shape } from './peer.ts'
import { type Household, keptHousehold } from './roomwire-household.ts'
import { openSentStamps, type SentStamps } from './sent-stamps.ts'
import { nodeCommand } from './server-program.ts'

/** Roomwire whole: people, rights, validation, command log, audit and storage are on. */
export const roomwire: Peer = {
  name: 'roomwire',
  async start(shape) {
    const { household, data } = await furnish(shape)
    const { server, httpPort, mqttPort } = await startRoomwire(data, shape)
    const stop = () => server.stop()
    return openRig(shape, household, { pids: [server.pid], httpPort, mqttPort, stop })
  },
}

/** The ports that pages and devices of a household come to. */
type Started = Pick<Rig, 'pids' | 'stop'> & { httpPort: number; mqttPort: number }

/** Started servers with a household, ready to be measured. */
export function openRig(shape: Shape, household: Household, started: Started): Rig {
  const { pids, httpPort, mqttPort, stop } = started
  const sent = openSentStamps()
  const tokenIn = tokenReader(shape, sent)
  return {
    pids,
    collectsGarbage: shape.purpose === 'memory',
    device: (device) => openDevice(mqttPort, device, household, shape, sent),
    page: (home, onToken) => openPlayedPage(httpPort, home, household, tokenIn, onToken),
    stop,
  }
}

/** A copy of a data folder with the homes and devices of a shape, and what they sign in with. */
export async function furnish(shape: Shape): Promise<{ household: Household; data: string }> {
  const household = await keptHousehold(shape, async (data) => {
    const { server, httpPort } = await startRoomwire(data, { ...shape, purpose: 'trips' })
    return { url: `http://127.0.0.1:${httpPort}`, stop: () => server.stop() }
  })
  const data = mkdtempSync(join(shape.folder, 'data-'))
  cpSync(household.data, data, { recursive: true })
  return { household, data }
}

/** The command that starts Roomwire on a data folder, without its limits of rate. */
export function roomwireCommand(data: string, httpPort: number, mqttPort: number): string[] {
  return [
    serverProgram,
    '--port',
    `${httpPort}`,
    '--mqtt-port',
    `${mqttPort}`,
    '--data',
    data,
    '--no-demo',
    '--limit-scale',
    '1000000',
  ]
}

/**
 * Starts Roomwire on ports of its own; resolves when it serves.
 * @param env further settings
 */
export async function startRoomwire(data: string, shape: Shape, env: Record<string, string> = {}) {
  const [httpPort = 0, mqttPort = 0] = await findPorts(2)
  const command = nodeCommand(shape, roomwireCommand(data, httpPort, mqttPort))
  const server = startServerProcess(command, join(shape.folder, 'server.log'), env)
  // It holds its ports before it serves them.
  await serverAnswers({ http: httpPort, mqtt: mqttPort })
  return { server, httpPort, mqttPort }
}

async function openDevice(
  port: number,
  device: number,
  { secrets }: Household,
  { purpose }: Shape,
  sent: SentStamps,
): Promise<PlayedDevice> {
  const identifier = identifierOf(device)
  const isTrue = purpose === 'true'
  const state = topicBytes(`devices/${identifier}/state`)
  const ack = topicBytes(`devices/${identifier}/ack`)
  const pins = (on: number) =>
    `"pins":{"18":${on},"19":0,"21":0,"25":0},"ip":"192.168.1.${device % 250}"`
  const line = await connectLean({
    to: port,
    clientId: `device-${device}`,
    username: identifier,
    password: secrets[device],
    topic: `devices/${identifier}/command`,
    qos: isTrue ? 1 : 0,
    onMessage(bytes, start, end) {
      const on = bytes.indexOf(stateOnKey, start) >= 0 ? 1 : 0
      if (isTrue) {
        const id = messageIdIn(bytes.toString('latin1', start, end))
        line.publish(ack, Buffer.from(`{"messageId":"${id}","ok":true}`), true)
      }
      line.publish(state, Buffer.from(`{${pins(on)}}`), isTrue)
    },
  })
  const same = Buffer.from(`{${pins(0)}}`)
  return {
    report(stamp) {
      if (purpose === 'levels') {
        line.publish(state, Buffer.from(`{${pins(0)},"waterLevel":"${stamp}"}`))
      } else {
        sent.add(device, stamp)
        line.publish(state, same)
      }
    },
    close: () => line.close(),
  }
}

/** Reads which press or report a page hears of; -1 in other messages. */
function tokenReader({ purpose }: Shape, sent: SentStamps): (message: Buffer) => number {
  if (purpose === 'telemetry') return (message) => sent.take(numberAfter(deviceKey, message))
  if (purpose === 'levels') return (message) => numberAfter(waterLevelKey, message)
  return pressIn
}

/** Reads which press a page hears of; -1 in other messages. */
export const pressIn = (message: Buffer): number => numberAfter(acksKey, message)

const messageIdIn = (message: string) => /"messageId":"([^"]*)"/.exec(message)?.[1] ?? ''

/** Opens a page of a home; `onToken` gets the numbers of reports and confirmations. */
export async function openPlayedPage(
  port: number,
  home: number,
  { tokens, rooms }: Household,
  tokenIn: (message: Buffer) => number,
  onToken: (token: number) => void,
): Promise<PlayedPage> {
  const { promise, resolve, reject } = Promise.withResolvers<PlayedPage>()
  const url = `ws://127.0.0.1:${port}/ws-app?token=${tokens[home]}`
  const socket = new WebSocket(url, { perMessageDeflate: false, skipUTF8Validation: true })
  const page: PlayedPage = {
    press: (device, token) => socket.send(pressText(device, token)),
    close: () => socket.terminate(),
  }
  let isOpen = false
  socket.on('message', (data: Buffer) => {
    if (!isOpen && data.includes('"deviceStatus"')) {
      isOpen = true
      return resolve(page)
    }
    const token = isOpen ? tokenIn(data) : -1
    if (token >= 0) onToken(token)
    else if (data.includes('"failed"') || data.includes('"type":"error"')) {
      reject(new Error(`Roomwire refuses a page: ${data}`))
      process.stderr.write(`${data.toString('utf8', 0, 200)}\n`)
    }
  })
  socket.on('error', reject)
  socket.on('open', () =>
    socket.send(JSON.stringify({ type: 'subscribeRoom', roomId: rooms[home] })),
  )
  return promise
}
