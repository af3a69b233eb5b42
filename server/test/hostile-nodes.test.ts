/** Nodes that mean harm, over real sockets: the server goes on, believes nothing false, and says why. */
import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import * as devices from '@roomwire/contracts/http/devices.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { nodePort } from '@roomwire/contracts/vocabulary/node-key.ts'
import { nodeBytesRead, nodeTimes } from '@roomwire/server/transports/esphome/node-session.ts'
import { openWire, type Sent } from '@roomwire/simulator/firmwares/esphome/node-wire.ts'
import { callApi, registerOwner, type TestPerson } from '@roomwire/testing/clients/api-client.ts'
import { shownTo } from '@roomwire/testing/worlds/test-home.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer('sqlite')
})
afterAll(() => server.stop())
afterEach(() => expect(server.bugs.splice(0)).toEqual([]))

const identifier = 'kitchen-node'
const mac = 'A8:03:2A:00:72:09'

/** A home that has a node at an address where `accept` speaks. */
async function openHome(accept: (socket: Socket, key: Buffer) => void) {
  const host = `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(2, 255)}`
  const key = randomBytes(32)
  const open = new Set<Socket>()
  const node = createServer((socket) => {
    open.add(socket)
    socket.on('error', () => socket.destroy())
    accept(socket, key)
  }).listen(nodePort, host)
  await once(node, 'listening')
  onTestFinished(() => {
    for (const socket of open) socket.destroy()
    node.close()
  })
  const owner = await registerOwner(server.url)
  await callApi(owner, devices.registerDeviceEndpoint, {
    body: {
      device_identifier: identifier,
      device_name: 'Kitchen node',
      device_local_IP: host,
      dialect: 'esphome',
      encryption_key: key.toString('base64'),
    },
  })
  return { owner, accepted: () => open.size }
}

const whyRefused = async (owner: TestPerson) =>
  (
    await callApi(owner, devices.deviceConnectionEndpoint, {
      query: { device_identifier: identifier },
    })
  ).refused?.why

type Wire = ReturnType<typeof openWire>

/** Speaks as a node does that has the key, and lists these entities. */
function speak(socket: Socket, key: Buffer, list: (wire: Wire) => void): Wire {
  const wire = openWire(socket, {
    name: 'kitchen',
    mac,
    key,
    take(type) {
      if (type === 1) wire.send(2, { 1: 1, 2: 12, 3: 'esphome', 4: 'kitchen' })
      else if (type === 7) wire.send(8)
      else if (type === 9) wire.send(10, { 2: 'kitchen', 3: mac, 4: 'x'.repeat(60_000) })
      else if (type === 11) {
        list(wire)
        wire.send(19)
      }
    },
  })
  return wire
}

const entity = (key: number, id: string, name: string): Sent => ({
  1: id,
  2: { fixed: key },
  3: name,
})

function withTimes(times: Partial<typeof nodeTimes>): void {
  const usual = { ...nodeTimes }
  onTestFinished(() => void Object.assign(nodeTimes, usual))
  Object.assign(nodeTimes, times)
}

it('one that says its first words byte by byte is given up in time', async () => {
  withTimes({ firstWordsMs: 1_000 })
  const { owner, accepted } = await openHome((socket) => {
    const hello = Buffer.from([1, 0, 200])
    let at = 0
    const drip = setInterval(() => {
      if (!socket.writable) clearInterval(drip)
      else socket.write(Buffer.from([hello[at] ?? 1]))
      at += 1
    }, 50)
    onTestFinished(() => clearInterval(drip))
  })
  await expect.poll(() => whyRefused(owner)).toBe('node_no_answer')
  expect(await shownTo(owner, identifier)).toMatchObject({ connected: false, pins: {} })
  expect(accepted()).toBeLessThan(4)
})

it('one that sends single bytes is read slowly', async () => {
  withTimes({ firstWordsMs: 1_500 })
  const usual = { ...nodeBytesRead }
  onTestFinished(() => void Object.assign(nodeBytesRead, usual))
  Object.assign(nodeBytesRead, { perSecond: 100, burst: 400 })
  const { owner } = await openHome((socket, key) => {
    const write = socket.write.bind(socket)
    const waiting: number[] = []
    const drip = setInterval(() => {
      const byte = waiting.shift()
      if (byte !== undefined && socket.writable) write(Buffer.from([byte]))
    }, 2)
    onTestFinished(() => clearInterval(drip))
    socket.setNoDelay()
    socket.write = (bytes: Uint8Array | string) => {
      waiting.push(...Buffer.from(bytes))
      return true
    }
    speak(socket, key, () => undefined)
  })
  await expect.poll(() => whyRefused(owner)).toBe('node_no_answer')
})

it('one with 10,000 entities, equal numbers and endless names has as many pins as a device may, and holds nobody up', async () => {
  let wire: Wire | undefined
  const delay = monitorEventLoopDelay({ resolution: 5 })
  const { owner } = await openHome((socket, key) => {
    wire = speak(socket, key, (to) => {
      for (let nth = 0; nth < 10_000; nth += 1)
        to.send(17, entity(nth % 3, `relay_${nth}`, `R${nth}`))
      for (let nth = 0; nth < 3; nth += 1) to.send(16, entity(7, `s${nth}`, 'n'.repeat(60_000)))
    })
  })
  delay.enable()
  await expect.poll(() => shownTo(owner, identifier)).toMatchObject({ connected: true })
  delay.disable()
  await expect
    .poll(async () => Object.keys((await shownTo(owner, identifier)).pins).length)
    .toBe(limits.pinsMax)
  // A machine that is busy has its own pauses: these would be of seconds.
  expect(delay.max / 1e6).toBeLessThan(2_000)
  const { firmware, pins } = await shownTo(owner, identifier)
  expect(firmware?.length).toBeLessThanOrEqual(64)
  expect(Object.values(pins).map(({ state }) => state)).toEqual(Object.values(pins).map(() => null))
  // States of numbers that it does not have, and fields that are no protobuf.
  wire?.send(26, { 1: { fixed: 99 }, 2: true })
  wire?.send(21, { 1: { fixed: 0 }, 2: true })
  wire?.send(26, { 1: { fixed: 1 }, 2: true })
  await expect
    .poll(
      async () =>
        Object.values((await shownTo(owner, identifier)).pins).filter(({ state }) => state !== null)
          .length,
    )
    .toBe(1)
  wire?.raw(26, Buffer.alloc(60_000, 0xff))
  await expect.poll(() => shownTo(owner, identifier)).toMatchObject({ connected: false })
})

it('one that hangs up each time is dialled less and less often', async () => {
  const { owner, accepted } = await openHome((socket) => void socket.destroy())
  await expect.poll(() => whyRefused(owner)).toBe('node_no_answer')
  await wait(4_000)
  expect(accepted()).toBeLessThan(6)
})
