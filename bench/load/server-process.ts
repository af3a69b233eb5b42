import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { cores } from './cores.ts'

/* Starts the servers that are measured, on a core of their own, and ends them. */

/** The programs that this process has started and not seen end. */
const started = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of started) child.kill('SIGKILL')
})

export type ServerProcess = { pid: number; stop(): Promise<void> }

/**
 * Starts a program on the server's core.
 * @param log the file that gets what it says
 */
export function startServerProcess(
  command: readonly string[],
  log: string,
  env: Record<string, string> = {},
): ServerProcess {
  const [program = '', ...args] = [...cores.server, ...command]
  const out = openSync(log, 'a')
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', out, out],
  })
  started.add(child)
  const ended = once(child, 'close').then(() => started.delete(child))
  return {
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), 10_000)
      await ended
      clearTimeout(late)
    },
  }
}

/** As many ports as are asked for, on which nothing listens on this machine. */
export async function findPorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  const ports = servers.map(async (server) => {
    await once(server, 'listening')
    const address = server.address()
    return typeof address === 'object' && address ? address.port : 0
  })
  const found = await Promise.all(ports)
  for (const server of servers) server.close()
  return found
}

/** Resolves when something listens on each of the ports; fails after 60 s. */
export async function portsOpen(ports: readonly number[]): Promise<void> {
  const end = performance.now() + 60_000
  for (const port of ports) {
    while (!(await isOpen(port))) {
      if (performance.now() > end) throw new Error(`Nothing listens on port ${port} after 60 s.`)
      await sleep(20)
    }
  }
}

function isOpen(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = connect({ port, host: '127.0.0.1' })
  socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  return promise.finally(() => socket.destroy())
}
