import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { expect, test, vi } from 'vitest'
import { openDeviceConnection } from './device-connection.ts'
import { RawDevice } from './raw-device.ts'
import { scriptedNeeds, startEndpoint } from './scripted-endpoint.ts'

const claim256MB = Buffer.from([0x10, 0xff, 0xff, 0xff, 0x7f])
const megabyte = Buffer.alloc(1024 * 1024, 7)

test('R-41: a peer that claims 256 MB before signing in is cut off at once, and nothing is kept', async () => {
  const { needs, admitted } = scriptedNeeds()
  const served: Socket[] = []
  const server = createServer((socket) => {
    served.push(socket)
    openDeviceConnection(needs, socket, 'here')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const before = process.memoryUsage().rss
  for (let round = 0; round < 20; round++) {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.on('error', () => undefined)
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.write(claim256MB)
    for (let sent = 0; sent < 20; sent++) socket.write(megabyte)
    await closed
  }
  expect(served.map(({ bytesRead }) => bytesRead < 256 * 1024)).toEqual(Array(20).fill(true))
  expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1024 * 1024)
  expect(admitted).toEqual([])
  server.close()
})

test('R-41, R-44: a thousand peers that never sign in take less than 64 MB, and a device is served meanwhile', async () => {
  const endpoint = await startEndpoint({ times: { connectWaitMs: 2_000 } })
  const before = process.memoryUsage().rss
  const openings = [
    claim256MB,
    Buffer.from([0x10, 0xff]),
    Buffer.concat([Buffer.from([0x10, 0xf0, 0x1f]), megabyte.subarray(0, 4_000)]),
    Buffer.of(),
  ]
  const sockets = Array.from({ length: 1_000 }, (_, n) => {
    const socket = connect({ port: endpoint.port, host: '127.0.0.1' })
    socket.on('error', () => undefined)
    socket.resume()
    return { socket, opening: openings[n % openings.length] ?? Buffer.of() }
  })
  const stillOpen = new Set<Socket>(sockets.map(({ socket }) => socket))
  for (const { socket } of sockets) socket.once('close', () => stillOpen.delete(socket))
  for (const { socket, opening } of sockets) socket.write(opening)
  const device = new RawDevice(endpoint.port, 4)
  expect(await device.connect()).toMatchObject({ cmd: 'connack', returnCode: 0 })
  let most = before
  await vi.waitFor(
    () => {
      most = Math.max(most, process.memoryUsage().rss)
      expect(stillOpen.size).toBe(0)
    },
    { timeout: 60_000, interval: 50 },
  )
  expect(most - before).toBeLessThan(64 * 1024 * 1024)
  expect(await device.settle()).toMatchObject({ cmd: 'pingresp' })
  await endpoint.close()
  expect(endpoint.ended).toEqual(['SC-000001'])
})
