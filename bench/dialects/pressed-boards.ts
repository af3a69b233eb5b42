import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { registerEndpoint } from '@roomwire/contracts/http/accounts.ts'
import { registerDeviceEndpoint } from '@roomwire/contracts/http/devices.ts'
import { adoptBoardEndpoint, foundBoardsEndpoint } from '@roomwire/contracts/http/hubs.ts'
import { type Dialect, isHub } from '@roomwire/contracts/vocabulary/dialect.ts'
import { playNode } from '@roomwire/simulator/firmwares/esphome/esphome-node.ts'
import {
  addRoom,
  answerOf,
  callApi,
  password,
  type TestPerson,
} from '@roomwire/testing/clients/api-client.ts'
import { WebSocket } from 'ws'
import { Latencies } from '../load/latencies.ts'
import { pressIn } from '../peers/roomwire.ts'
import { type PlayedBoard, playBoard } from './played-boards.ts'

/** How a board speaks: our own protocol, or a dialect. */
export type Speech = 'own' | Dialect

type Ports = { httpPort: number; mqttPort: number; brokerPort: number }

/** Whose home a board is in. */
export const emailOf = (name: string): string => `${name}@example.com`

const nodeHost = '127.0.53.1'
/** How long until a board says again what it is, to a server that has not heard it, ms. */
const againMs = 200

/** A home with one board, and a page on which it is pressed. */
export async function openBoard(ports: Ports, name: string, speech: Speech) {
  const url = `http://127.0.0.1:${ports.httpPort}`
  const email = emailOf(name)
  const form = { username: 'Bench', email, password, role: 'user' as const }
  const { token, user_id: userId } = await callApi({ url }, registerEndpoint, { body: form })
  const owner = { url, token, userId, email, password }
  const roomId = await addRoom(owner, 'Room')
  const board = await registerAndPlay(owner, ports, { name, speech, roomId })
  const introducing = setInterval(board.introduce, againMs)
  const isAdopted = speech !== 'own' && isHub(speech)
  const deviceIdentifier = isAdopted ? await adopt(owner, name, roomId) : name
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws-app?token=${token}`, {
    perMessageDeflate: false,
  })
  const { promise: opened, resolve, reject } = Promise.withResolvers<void>()
  socket.on('error', reject)
  socket.on('open', () => socket.send(JSON.stringify({ type: 'subscribeRoom', roomId })))
  let heard: (press: number, isFailed: boolean) => void = () => undefined
  socket.on('message', (data: Buffer) => {
    if (data.includes(`"${board.pin}":{"state":0`)) resolve()
    heard(pressIn(data), data.includes('"stage":"failed"'))
  })
  await opened
  clearInterval(introducing)
  let last = 0
  return {
    /** Presses so often, each once the one before is done. A press that fails, as where the machine stood still, is not counted. */
    async press(count: number): Promise<Latencies> {
      const latencies = new Latencies(count)
      for (let nth = 0; nth < count; nth += 1) {
        last += 1
        const { promise: done, resolve: told } = Promise.withResolvers<boolean>()
        heard = (press, isFailed) => (press === last || isFailed) && told(!isFailed)
        const at = performance.now()
        const action = last & 1 ? 'on' : 'off'
        const pin = speech === 'own' ? Number(board.pin) : board.pin
        socket.send(JSON.stringify({ deviceIdentifier, messageId: `${last}`, action, pin }))
        if (await done) latencies.add(performance.now() - at)
      }
      return latencies
    },
    close() {
      socket.terminate()
      board.close()
    },
  }
}

type Place = { name: string; speech: Speech; roomId: number }

/** Registers a board and plays it, or the hub or broker that it is behind. */
async function registerAndPlay(
  owner: TestPerson,
  { mqttPort, brokerPort }: Ports,
  { name, speech, roomId }: Place,
): Promise<PlayedBoard> {
  const key = randomBytes(32).toString('base64')
  const isNode = speech === 'esphome'
  const body = {
    device_identifier: name,
    device_name: name,
    device_local_IP: nodeHost,
    room_id: speech !== 'own' && isHub(speech) ? null : roomId,
    ...(speech !== 'own' && { dialect: speech }),
    ...(isNode && { encryption_key: key }),
  }
  const { device_secret: secret } = await callApi(owner, registerDeviceEndpoint, { body })
  if (speech === 'broker') return playBoard(speech, { port: brokerPort, name })
  if (!isNode) return playBoard(speech, { port: mqttPort, name, secret })
  const node = await playNode({ host: nodeHost, key, name, mac: 'A8:03:2A:00:53:01' })
  return { pin: 'switch.relay', introduce: () => undefined, close: () => void node.stop() }
}

/** Adopts the one board of a hub once it is found. @returns its identifier */
async function adopt(owner: TestPerson, hub: string, room_id: number): Promise<string> {
  for (;;) {
    const query = { device_identifier: hub }
    const { status, body } = await answerOf(owner, foundBoardsEndpoint, { query })
    const { boards } = status === 200 ? foundBoardsEndpoint.reply.parse(body) : { boards: [] }
    const board = boards[0]?.key
    if (board !== undefined) {
      const asked = { device_identifier: hub, board, device_name: 'Plug', room_id }
      return (await callApi(owner, adoptBoardEndpoint, { body: asked })).device_identifier
    }
    await sleep(againMs)
  }
}
