import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  rightSecret,
  type ScriptedServer,
  startScriptedServer,
  waiting,
} from './scripted-server.suite.ts'

const program = fileURLToPath(new URL('./main.ts', import.meta.url))

let server: ScriptedServer
const children: ChildProcess[] = []

beforeEach(async () => {
  server = await startScriptedServer()
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await server.close()
})

function run(...args: string[]) {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, DEVICE_SECRET: rightSecret },
  })
  children.push(child)
  const printed = { text: '' }
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      printed.text += chunk
    })
  const exit = once(child, 'close').then(([code]) => code)
  return { child, printed, exit }
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'runs devices until %s, then disconnects them and exits with code 0',
  async (signal) => {
    const { child, printed, exit } = run('--server', server.url.href, 'SC-000001', 'WLM-000002')
    await server.introduced('SC-000001')
    await server.introduced('WLM-000002')
    await vi.waitFor(() => expect(printed.text).toMatch('WLM-000002: connected'), waiting)
    expect(printed.text).toMatch(/^Knobs: http:\/\/127\.0\.0\.1:\d+\/$/m)
    expect(printed.text).toMatch(/^SC-000001: .*http:\/\/127\.0\.0\.1:\d+$/m)
    child.kill(signal)
    expect(await exit).toBe(0)
    await vi.waitFor(() => {
      expect(server.disconnects).toEqual(Array(2).fill('the device said goodbye'))
    }, waiting)
    expect(printed.text).toMatch('SC-000001: disconnected (stopped)')
    expect(printed.text).not.toContain(rightSecret)
  },
)

test('an invalid command line is reported with exit code 2', async () => {
  const { printed, exit } = run('--server', 'nowhere', 'SC-000001')
  expect(await exit).toBe(2)
  expect(printed.text).toMatch(/^--server nowhere is no address such as mqtt:/)
})

test('a taken port is reported with exit code 1', async () => {
  const { printed, exit } = run('--knobs', String(server.port), 'SC-000001')
  expect(await exit).toBe(1)
  expect(printed.text).toMatch(/^Cannot start: listen EADDRINUSE/)
})

test('--help lists the options and exits with code 0', async () => {
  const { printed, exit } = run('--help')
  expect(await exit).toBe(0)
  expect(printed.text).toMatch('--local-web PORT')
})
