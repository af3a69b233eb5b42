import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { createDatabase, startNats, startPostgres } from './test-services.ts'

test('a PostgreSQL gives every test file a database of its own and is gone when stopped', async () => {
  const postgres = await startPostgres()
  const [one, other] = await Promise.all([
    createDatabase(postgres.url),
    createDatabase(postgres.url),
  ])
  expect(one.url).not.toBe(other.url)
  await one.drop()
  await postgres.stop()
  await expect(other.drop()).rejects.toThrow('refused')
})

test('a NATS is gone when stopped', async () => {
  const nats = await startNats()
  expect(await greeting(nats.url)).toMatch(/^INFO /)
  await nats.stop()
  await expect(greeting(nats.url)).rejects.toThrow('ECONNREFUSED')
})

test('a test server does not outlive a test run that is killed', async () => {
  const script = `const { startNats } = await import('./testing/src/worlds/test-services.ts')
    console.log((await startNats()).url)`
  const testRun = spawn(process.execPath, ['--input-type=module', '-e', script])
  const [url] = await once(testRun.stdout, 'data')
  expect(await greeting(`${url}`)).toMatch(/^INFO /)
  testRun.kill('SIGKILL')
  await expect
    .poll(() => greeting(`${url}`).catch((error: Error) => error.message), { timeout: 60_000 })
    .toContain('ECONNREFUSED')
})

/** The first text that a server says to a new connection. */
async function greeting(url: string) {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  try {
    const [text] = await once(socket, 'data')
    return String(text)
  } finally {
    socket.destroy()
  }
}
