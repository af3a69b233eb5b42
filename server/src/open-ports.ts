import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config/config.ts'
import { callOnce, closeAll } from './platform/close-all.ts'
import type { Tls } from './platform/tls/open-tls.ts'
import { listenWithTls } from './platform/tls/tls-listener.ts'
import type { OpenPorts } from './transports/http/serve.ts'
import type { ConnectionNeeds } from './transports/mqtt/device-connection.ts'
import { startMqttListener, startMqttsListener } from './transports/mqtt/mqtt-listener.ts'

/** Connections that the system may hold ready while the server is busy: all pages come back at once after a restart. */
const backlog = 4_096

type PortSettings = Pick<
  Config,
  'host' | 'port' | 'mqttPort' | 'httpsPort' | 'mqttsPort' | 'plainMqtt'
>
type Needs = { app: FastifyInstance; devices: ConnectionNeeds; tls: Tls | undefined }

/**
 * Opens all ports, or none: those of devices first.
 * @param onPorts hears of each port, before any call is answered that may name it
 * @throws PortError
 */
export async function openPorts(
  { app, devices, tls }: Needs,
  settings: PortSettings,
  onPorts: (ports: Partial<OpenPorts>) => void,
): Promise<{ mqttUrl: string; close(): Promise<void> }> {
  const { host } = settings
  const closing: [string, () => Promise<void> | void][] = []
  const close = callOnce(() => closeAll(closing))
  const open = async <L extends { close(): Promise<void> | void; port: number }>(
    name: keyof OpenPorts,
    listening: Promise<L>,
  ) => {
    const listener = await listening
    closing.push([name, () => listener.close()])
    onPorts({ [name]: listener.port })
    return listener.port
  }
  try {
    let mqttUrl = ''
    if (tls) {
      const { pair } = tls
      const port = await open(
        'mqtts',
        startMqttsListener({ ...devices, host, port: settings.mqttsPort, pair }),
      )
      mqttUrl = `mqtts://${inUrl(hostHere(host))}:${port}`
    }
    if (settings.plainMqtt !== 'off') {
      const plainHost = settings.plainMqtt === 'network' ? host : loopbackOf(host)
      const place = { host: plainHost, port: settings.mqttPort }
      const port = await open('mqtt', startMqttListener({ ...devices, ...place }))
      mqttUrl = `mqtt://${inUrl(hostHere(plainHost))}:${port}`
    }
    await app.listen({ host, port: settings.port, backlog })
    const address = app.server.address()
    onPorts({ http: typeof address === 'object' && address ? address.port : settings.port })
    if (tls) await open('https', listenForPages(app, tls, settings, devices))
    return { mqttUrl, close }
  } catch (cause) {
    await close()
    throw asPortError(cause, settings)
  }
}

/** HTTPS for the same calls, pages and sockets: a connection is one of HTTP after its handshake. */
const listenForPages = (
  app: FastifyInstance,
  { pair }: Tls,
  { host, httpsPort: port }: PortSettings,
  { log }: ConnectionNeeds,
) =>
  listenWithTls(
    { host, port, backlog, pair, log, options: { ALPNProtocols: ['http/1.1'] } },
    (socket) => app.server.emit('connection', socket),
  )

/** An address of this machine at which a server that listens on `host` is reached. */
const hostHere = (host: string) => (['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host)

const loopbackOf = (host: string) => (host.includes(':') ? '::1' : '127.0.0.1')

/** An IPv6 address stands in brackets. */
export const inUrl = (host: string) => (host.includes(':') ? `[${host}]` : host)

/** A port can't be listened on; the message says what to do. */
export class PortError extends Error {}

/**
 * Finds out whether a server may have its ports, before it changes anything. They are let go at
 * once: a client that connects never finds a server that does not answer. A port 0 is always to be had.
 * @throws PortError
 */
export async function checkPorts(settings: PortSettings, hasTls: boolean): Promise<void> {
  const { host, plainMqtt, mqttPort, port, httpsPort, mqttsPort } = settings
  const plain = plainMqtt === 'off' ? [] : [mqttPort]
  const ports = [...plain, port, ...(hasTls ? [httpsPort, mqttsPort] : [])]
  try {
    for (const each of ports) if (each !== 0) await checkPort(host, each)
  } catch (cause) {
    throw asPortError(cause, settings)
  }
}

async function checkPort(host: string, port: number): Promise<void> {
  const server = createServer((socket) => socket.destroy())
  server.listen({ host, port })
  await once(server, 'listening')
  await new Promise<void>((resolve) => server.close(() => resolve()))
}

/** Tells what is wrong with a port; other errors stay as they are. */
function asPortError(cause: unknown, settings: PortSettings): unknown {
  if (!(cause instanceof Error && 'code' in cause && 'syscall' in cause)) return cause
  const { host, mqttPort, httpsPort, mqttsPort } = settings
  const port = 'port' in cause ? Number(cause.port) : undefined
  const flags = new Map([
    [mqttsPort, '--mqtts-port'],
    [httpsPort, '--https-port'],
    [mqttPort, '--mqtt-port'],
  ])
  const flag = (port !== undefined && flags.get(port)) || '--port'
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
