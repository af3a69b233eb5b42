import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Config } from './config.ts'

/** A port can't be listened on; the message says what to do. */
export class PortError extends Error {}

type Ports = Pick<Config, 'host' | 'port' | 'mqttPort'>

/**
 * Finds out whether a server may have its ports, before it changes anything. They are let go at
 * once: a client that connects never finds a server that does not answer. A port 0 is always to be had.
 * @throws PortError
 */
export async function checkPorts({ host, port, mqttPort }: Ports): Promise<void> {
  try {
    for (const each of [mqttPort, port]) if (each !== 0) await checkPort(host, each)
  } catch (cause) {
    throw asPortError(cause, { host, port, mqttPort })
  }
}

async function checkPort(host: string, port: number): Promise<void> {
  const server = createServer((socket) => socket.destroy())
  server.listen({ host, port })
  await once(server, 'listening')
  await new Promise<void>((resolve) => server.close(() => resolve()))
}

/** Tells what is wrong with a port; other errors stay as they are. */
export function asPortError(cause: unknown, { host, mqttPort }: Ports): unknown {
  if (!(cause instanceof Error && 'code' in cause && 'syscall' in cause)) return cause
  const port = 'port' in cause ? Number(cause.port) : undefined
  const flag = port === mqttPort ? '--mqtt-port' : '--port'
  if (port === undefined || cause.code === 'EADDRNOTAVAIL') {
    return new PortError(
      `This machine has no address ${host} (${cause.code}). Choose one of its own with --host; 0.0.0.0 means all of them.`,
    )
  }
  if (cause.code === 'EADDRINUSE') {
    return new PortError(
      `Port ${port} is taken by another program. Stop it, or choose another port: npm start -- ${flag} ${port + 1}`,
    )
  }
  if (cause.code === 'EACCES') {
    return new PortError(
      `This user may not listen on port ${port}. Choose one above 1023 with ${flag}.`,
    )
  }
  return new PortError(`Can't listen on ${host} port ${port}: ${cause.message}`)
}
