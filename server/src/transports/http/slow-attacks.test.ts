/** Peers that keep connections busy by saying or reading next to nothing, and who is served meanwhile. */

import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { ask } from '@roomwire/testing/clients/ask.ts'
import { figure } from '@roomwire/testing/fixtures/figure.ts'
import { slack, startOwnTime } from '@roomwire/testing/fixtures/own-time.ts'
import { ownerOf } from '@roomwire/testing/fixtures/person-of.ts'
import { volume } from '@roomwire/testing/fixtures/volume.ts'
import { makeFolder } from '@roomwire/testing/worlds/test-database.ts'
import { startTestServer, type TestServer } from '@roomwire/testing/worlds/test-server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** The number of each kind at once; R-35 names 2,000 in all. */
const count = volume('SLOW_PEERS', 100)
const timeoutMs = slack * 20_000
/** More than the system holds for a peer. */
const hugeBytes = 20_000_000

const run = promisify(execFile)
const slowPeers = fileURLToPath(import.meta.resolve('@roomwire/testing/clients/slow-peers.ts'))

let server: TestServer
let removeFolder: () => Promise<void>
beforeAll(async () => {
  const { folder, remove } = await makeFolder()
  removeFolder = remove
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Roomwire</title>')
  writeFileSync(join(folder, 'large.js'), 'x'.repeat(1_000_000))
  writeFileSync(join(folder, 'huge.js'), 'x'.repeat(hugeBytes))
  server = await startTestServer('sqlite', { webFolder: folder })
})
afterAll(async () => {
  expect(server.bugs).toEqual([])
  await server.stop()
  await removeFolder()
})

/** How long a person's call takes, 99th of 100, ms, over and over until `isOver`. */
async function p99While(token: string, isOver: () => boolean): Promise<number> {
  const took: number[] = []
  while (!isOver() || took.length < 100) {
    const own = startOwnTime()
    expect((await ask(server, 'GET /api/rooms/my-rooms', { token })).status).toBe(200)
    took.push(own())
    await wait(10)
  }
  return took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? 0
}

it('R-35 a slow reader that makes progress is not cut off', async () => {
  const socket = connect(server.port, '127.0.0.1')
  socket.pause().write('GET /huge.js HTTP/1.1\r\nHost: x\r\n\r\n')
  let bytes = 0
  // Some 300 KB a second, for longer than the server waits for a reader who takes nothing.
  const reading = setInterval(() => {
    bytes += socket.read(64_000)?.length ?? 0
  }, 200)
  await wait(15_000)
  clearInterval(reading)
  expect(bytes).toBeGreaterThan(2_000_000)
  socket.on('data', (piece) => {
    bytes += piece.length
  })
  socket.resume()
  await expect.poll(() => bytes).toBeGreaterThan(hugeBytes)
  socket.destroy()
})

it(`R-35 ${count} peers of each slow kind are disconnected within 20 s, and everybody else is served as before`, async () => {
  const { token } = await ownerOf(server)
  const idle = await p99While(token, () => true)
  let isOver = false
  const busy = p99While(token, () => isOver)
  const begun = performance.now()
  const own = startOwnTime()
  const { stdout } = await run(process.execPath, [
    slowPeers,
    String(server.port),
    String(count),
    String(timeoutMs + 5_000),
  ])
  const longest: Record<string, number> = JSON.parse(stdout)
  isOver = true
  // For so long the server could not look, because other programs had the cores.
  const lateMs = performance.now() - begun - own()
  const during = await busy
  for (const [kind, ms] of Object.entries(longest)) {
    figure('R-35', `longest that peers were kept who ${kind}, s`, Number((ms / 1000).toFixed(1)))
  }
  figure(
    'R-35',
    `calls meanwhile, p99 against p99 without, ms`,
    `${during.toFixed(1)} : ${idle.toFixed(1)}`,
  )
  expect(Object.keys(longest)).toHaveLength(6)
  expect(Object.entries(longest).filter(([, ms]) => ms > timeoutMs + lateMs)).toEqual([])
  expect(during).toBeLessThan(2 * idle + slack * 100)
})
