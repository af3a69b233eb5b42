/**
 * How long the others wait while one page, device, address or home floods the server as fast as it
 * can. The server is its own process with the limits as they are. `npm run prove` holds the figures
 * against those of a calm server; the gate prints them, because other tests have the cores too.
 */

import { setTimeout as wait } from 'node:timers/promises'
import { listRoomsEndpoint } from '@roomwire/contracts/http/rooms.ts'
import { addDevice, createTestFamily } from '@roomwire/testing/clients/api-client.ts'
import { isStage, type LivePage, openLivePage } from '@roomwire/testing/clients/live-page.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { startOwnTime } from '@roomwire/testing/fixtures/own-time.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { openStack, type Stack } from '@roomwire/testing/worlds/stack.ts'
import { connectTestDevice } from '@roomwire/testing/worlds/test-device.ts'
import { openLiveHome } from '@roomwire/testing/worlds/test-home.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

const seconds = volume('FLOODS_SECONDS', 2)
/** Homes that are not in the flood; an address may register ten accounts an hour. */
const neighbours = volume('FLOODS_NEIGHBOURS', 2)
/** How many times as long as in calm 99 of 100 presses may take; 0: it is only printed. */
const slowerMost = volume('FLOODS_SLOWER', 0)

type Home = Awaited<ReturnType<typeof openLiveHome>>

let stack: Stack
let flooding: Home
let pressing: { page: LivePage; identifier: string }[]
beforeAll(async () => {
  stack = await openStack({ LIMIT_SCALE: '1', LOG_LEVEL: 'warn' })
  flooding = await openLiveHome(stack)
  const family = await createTestFamily(flooding.owner)
  // A device that floods the server answers commands late; a second one of the home answers at once.
  const secret = await addDevice(flooding.owner, 'SC-000002', flooding.roomId)
  await connectTestDevice(stack.mqttUrl, 'SC-000002', secret)
  // Each page is opened once: an address may open sixty a minute.
  pressing = [{ page: await openLivePage(family), identifier: 'SC-000002' }]
  for (let home = 0; home < neighbours; home += 1) {
    pressing.push(await openLiveHome(stack))
  }
})
afterAll(() => stack?.close())

let presses = 0

/** Everybody who is not in the flood presses five times a second; how long each press took of its own, ms, the shortest first. */
async function pressAll(): Promise<number[]> {
  const until = performance.now() + seconds * 1_000
  const times = pressing.map(async ({ page, identifier }, index) => {
    const own: number[] = []
    await wait((index * 200) / pressing.length)
    while (performance.now() < until) {
      presses += 1
      const messageId = `press ${presses}`
      const action = own.length % 2 ? 'off' : 'on'
      const ownTime = startOwnTime()
      page.say({ deviceIdentifier: identifier, action, pin: 19, messageId })
      await page.hears(isStage('processed', messageId))
      own.push(ownTime())
      await wait(200)
    }
    return own
  })
  return (await Promise.all(times)).flat().sort((a, b) => a - b)
}

const p99 = (times: readonly number[]) => times[Math.floor(times.length * 0.99)] ?? 0

/** Does something again and again until it is stopped; each time waits for what it returns. */
function againAndAgain(once: () => Promise<unknown>): { stop(): Promise<void> } {
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

/** What waits in a socket for a peer that does not read on, bytes, before the flood waits too. */
const unreadMost = 256 * 1024

/** A page of the owner that presses as fast as its socket takes it, and comes back when it is closed. */
function pageFlood() {
  const open = async () => {
    const page = await openLivePage(flooding.owner)
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
      const message = { deviceIdentifier: flooding.identifier, action, pin: 18, messageId: sent }
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
function deviceFlood() {
  const connecting = flooding.connect({ deaf: true })
  const topic = `devices/${flooding.identifier}/state`
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
function callFlood(token?: string) {
  const headers = token === undefined ? undefined : { authorization: `Bearer ${token}` }
  const call = async () => {
    const response = await fetch(`${stack.url}${listRoomsEndpoint.url}`, headers && { headers })
    await response.arrayBuffer()
  }
  return togetherOf(Array.from({ length: 8 }, () => againAndAgain(call)))
}

/** A stranger that connects as a device as often as it can. */
function connectFlood() {
  const connect = async () => {
    const client = await connectTestDevice(stack.mqttUrl, 'SC-666666', 'wrong').catch(() => null)
    await client?.leave()
  }
  return togetherOf(Array.from({ length: 4 }, () => againAndAgain(connect)))
}

function togetherOf(floods: { stop(): Promise<void> }[]) {
  return {
    async stop() {
      await Promise.all(floods.map((flood) => flood.stop()))
    },
  }
}

const floods = {
  page: pageFlood,
  device: deviceFlood,
  address: () => togetherOf([callFlood(), connectFlood()]),
  home: () => togetherOf([pageFlood(), deviceFlood(), callFlood(flooding.owner.token)]),
}

test.each(['page', 'device', 'address', 'home'] as const)(
  'R-46 while one %s floods the server the presses of all others are done',
  async (what) => {
    await pressAll()
    const calm = await pressAll()
    const flood = floods[what]()
    const flooded = await pressAll()
    await flood.stop()
    const configuration = `one ${what}, ${pressing.length} others press`
    figure('R-46', 'p99 of a press in calm, ms', Math.round(p99(calm)), configuration)
    figure('R-46', 'p99 of a press in the flood, ms', Math.round(p99(flooded)), configuration)
    expect(flooded.length).toBeGreaterThan(pressing.length)
    if (slowerMost > 0) expect(p99(flooded)).toBeLessThan(slowerMost * p99(calm))
  },
  600_000,
)
