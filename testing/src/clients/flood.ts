import { setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { listRoomsEndpoint } from '@roomwire/contracts/http/rooms.ts'
import { connectTestDevice } from '../worlds/test-device.ts'
import type { TestPerson } from './api-client.ts'
import { openLivePage } from './live-page.ts'

/*
 * A peer that floods the server, in a process of its own and behind every other one: a flood comes from
 * another machine, and what it takes to send it is not taken from the server. It says hello, floods as
 * it is told until it is told to stop, and says when it has stopped.
 */

export type FloodName = keyof typeof floods
/** The home that floods, and its device. */
export type FloodTask = {
  flood: FloodName
  owner: TestPerson
  mqttUrl: string
  identifier: string
  secret: string
}

/** Work that can be stopped; `stop` resolves once it has. */
type Running = { stop(): Promise<void> }
type Flood = (task: FloodTask) => Running

/** The bytes that wait in a socket for a peer that does not read on, before the flood waits too. */
const unreadMost = 256 * 1024

/** Does something again and again until it is stopped; each time waits for what it returns. */
function againAndAgain(once: () => Promise<unknown>): Running {
  let isOver = false
  const running = (async () => {
    while (!isOver) await once()
  })()
  return {
    async stop() {
      isOver = true
      await running
    },
  }
}

function allOf(all: readonly Running[]): Running {
  return {
    async stop() {
      await Promise.all(all.map((one) => one.stop()))
    },
  }
}

/** A page of the owner that presses as fast as its socket takes it, and comes back when it is closed. */
function pageFlood({ owner, identifier }: FloodTask): Running {
  const open = async () => {
    const page = await openLivePage(owner)
    page.socket.removeAllListeners('message').resume()
    return page
  }
  let opening = open()
  let sent = 0
  const flood = againAndAgain(async () => {
    const { socket } = await opening
    if (socket.readyState > socket.OPEN) opening = open()
    for (let press = 0; press < 100 && socket.bufferedAmount < unreadMost; press += 1) {
      sent += 1
      const action = sent % 2 ? 'on' : 'off'
      const message = { deviceIdentifier: identifier, action, pin: 18, messageId: sent }
      socket.send(JSON.stringify(message))
    }
    await wait(5)
  })
  return {
    async stop() {
      await flood.stop()
      ;(await opening).socket.terminate()
    },
  }
}

/** The device of the home that reports as fast as its connection takes it. */
function deviceFlood({ mqttUrl, identifier, secret }: FloodTask): Running {
  const connecting = connectTestDevice(mqttUrl, identifier, secret, { deaf: true })
  const topic = `devices/${identifier}/state`
  let sent = 0
  const flood = againAndAgain(async () => {
    const { client } = await connecting
    for (let report = 0; report < 100 && client.stream.writableLength < unreadMost; report += 1) {
      sent += 1
      client.publish(topic, JSON.stringify({ pins: { 18: sent % 2 } }), { qos: 0 })
    }
    await wait(5)
  })
  return {
    async stop() {
      await flood.stop()
      ;(await connecting).client.end(true)
    },
  }
}

/** Many calls at once from an address, with a token or without. */
function callFlood(url: string, token?: string): Running {
  const headers = token === undefined ? undefined : { authorization: `Bearer ${token}` }
  const call = async () => {
    const response = await fetch(`${url}${listRoomsEndpoint.url}`, headers && { headers })
    await response.arrayBuffer()
  }
  return allOf(Array.from({ length: 8 }, () => againAndAgain(call)))
}

/** A stranger that connects as a device as often as it can. */
function connectFlood({ mqttUrl }: FloodTask): Running {
  const connect = async () => {
    const client = await connectTestDevice(mqttUrl, 'SC-666666', 'wrong').catch(() => null)
    await client?.leave()
  }
  return allOf(Array.from({ length: 4 }, () => againAndAgain(connect)))
}

const floods = {
  page: pageFlood,
  device: deviceFlood,
  address: (task) => allOf([callFlood(task.owner.url), connectFlood(task)]),
  home: (task) =>
    allOf([pageFlood(task), deviceFlood(task), callFlood(task.owner.url, task.owner.token)]),
} satisfies Record<string, Flood>

setPriority(19)
let running: Running | undefined
process.on('message', async (order: FloodTask | 'stop') => {
  if (order !== 'stop') {
    running = floods[order.flood](order)
    return
  }
  await running?.stop()
  process.send?.('stopped')
})
process.on('disconnect', () => process.exit(0))
process.send?.('hello')
