import { once } from 'node:events'
import { createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { buildRoomwire, type DatabaseLock, type Outside } from './build-roomwire.ts'
import type { Config } from './config.ts'
import { nobody } from './features/audit/audit-writer.ts'
import { forgetErased } from './features/devices/arranging/delete-device.ts'
import { recoverHistory } from './features/devices/reports/recover-history.ts'
import { zoneNotes } from './features/identity/zone-notes.ts'
import { startHousekeeping } from './housekeeping.ts'
import { callOnce, closeAll } from './platform/close-all.ts'
import { lockDataFolder } from './platform/database/data-folder-lock.ts'
import { refuseMissingDatabase } from './platform/database/missing-database.ts'
import { openDataFolder } from './platform/keys.ts'
import { removeRunningNote, writeRunningNote } from './platform/running-note.ts'
import type { Roomwire } from './roomwire.ts'
import { buildHttpServer, closeHttpServer } from './transports/http/http-server.ts'
import { makeOutboxSecret } from './transports/http/outbox-page.ts'
import { handleUpgrades } from './transports/http/upgrades.ts'
import { openLiveHub } from './transports/live/live-hub.ts'
import { serveLiveSocket } from './transports/live/live-socket.ts'
import type { ConnectionNeeds } from './transports/mqtt/device-connection.ts'
import { openDeviceGateway } from './transports/mqtt/device-gateway.ts'
import { acceptDeviceSocket, startMqttListener } from './transports/mqtt/mqtt-listener.ts'
import { OpenConnections } from './transports/mqtt/open-connections.ts'

/** A running server. */
export type RunningServer = {
  roomwire: Roomwire
  port: number
  mqttPort: number
  /** Where devices on this machine reach it. */
  mqttUrl: string
  /** Opens the page of the outbox; returns the secret that it asks for. */
  openOutboxPage(): string
  /** Closes every connection, finishes what has begun, and closes the database. @throws CloseError when something could not be written. */
  stop(): Promise<void>
}

/** Connections that the system may hold ready while the server is busy: all pages come back at once after a restart. */
const backlog = 4_096

/**
 * Starts a whole server in this process: HTTP, live sockets, MQTT, housekeeping.
 * @throws PortError, and what buildRoomwire throws, with a message for the operator.
 */
export async function startServer(
  config: Config,
  outside: Outside & { webFolder: string },
): Promise<RunningServer> {
  const startedAt = outside.clock.now()
  const roomwire = await openRoomwire(config, outside, startedAt)
  const { log } = roomwire
  const hub = openLiveHub(roomwire)
  const gateway = openDeviceGateway(roomwire)
  const housekeeping = startHousekeeping(roomwire)
  roomwire.databaseChecks?.start()
  const needs = { admit: gateway.admit, eventLoop: roomwire.eventLoop, log }
  /** Devices that came over WebSocket; the MQTT listener knows its own. */
  const devices = new OpenConnections()
  let mqttPort = config.mqttPort
  const outboxSecret = makeOutboxSecret()
  const app = buildHttpServer(roomwire, config, outside.webFolder, {
    mqttPort: () => mqttPort,
    outboxSecret,
  })
  const upgrades = handleUpgrades(app.server, roomwire, {
    takePage: (socket, stream, actor) => {
      serveLiveSocket(roomwire, hub, socket, stream, actor).catch((err) => {
        log.error({ err }, 'live socket failed')
        socket.terminate()
      })
    },
    takeDevice: (socket, address) => devices.add(acceptDeviceSocket(needs, socket, address)),
  })
  const quiet = [
    ['housekeeping', housekeeping.stop],
    ['pages', hub.stop],
    ['devices', gateway.stop],
    ['calls', () => closeHttpServer(app)],
    ['the database', roomwire.close],
  ] as const
  try {
    const { mqtt, port } = await listen(app, needs, config, (taken) => {
      mqttPort = taken
    })
    const mqttUrl = `mqtt://${inUrl(hostHere(config.host))}:${mqttPort}`
    noteAddresses({ log, data: config.data }, { startedAt, port, mqtt: mqttUrl })
    for (const note of await zoneNotes(roomwire)) log.warn(note)
    roomwire.audit.enqueue('server.started', nobody, { replica: roomwire.replica })
    return {
      roomwire,
      port,
      mqttPort,
      mqttUrl,
      openOutboxPage: outboxSecret.announce,
      stop: callOnce(() => {
        roomwire.audit.enqueue('server.stopped', nobody, { replica: roomwire.replica })
        const connections = () => Promise.all([upgrades.close(), devices.closeAll(), mqtt.close()])
        return closeAll([['connections', connections], ...quiet])
      }),
    }
  } catch (cause) {
    await closeAll(quiet).catch(() => undefined)
    throw asPortError(cause, config)
  }
}

/** Notes where it is reached. A full disk is no reason not to start. */
function noteAddresses(
  { log, data }: { log: Logger; data: string },
  note: Parameters<typeof writeRunningNote>[1],
): void {
  try {
    writeRunningNote(data, note)
  } catch (err) {
    log.warn({ err }, 'the addresses of this server could not be noted in its data folder')
  }
}

/** Opens both ports, or none. */
async function listen(
  app: FastifyInstance,
  needs: ConnectionNeeds,
  config: Config,
  onMqttPort: (port: number) => void,
) {
  const { host } = config
  const mqtt = await startMqttListener({ ...needs, host, port: config.mqttPort })
  onMqttPort(mqtt.port)
  try {
    await app.listen({ host, port: config.port, backlog })
  } catch (cause) {
    await mqtt.close()
    throw cause
  }
  const address = app.server.address()
  return { mqtt, port: typeof address === 'object' && address ? address.port : config.port }
}

/** Nothing of the database is touched before its folder is this server's, and the ports can be. */
async function openRoomwire(
  config: Config,
  outside: Outside,
  startedAt: number,
): Promise<Roomwire> {
  if (!config.databaseUrl) refuseMissingDatabase(config.data, config.newHome)
  openDataFolder(config.data)
  const lock = await lockDatabase(config, startedAt)
  try {
    await checkPorts(config)
    const roomwire = await buildRoomwire(config, { ...outside, lock })
    // This is the only server: whatever was connected to the last one is gone.
    if (!roomwire.hasReplicas) {
      await catchUpHistory(roomwire)
      await roomwire.devices.disconnectAll()
    }
    return roomwire
  } catch (cause) {
    await lock.release()
    throw cause
  }
}

/** Gives the history what a crash kept from it: measurements, and deletions. What can't be is no reason not to start. */
async function catchUpHistory(roomwire: Roomwire): Promise<void> {
  try {
    await recoverHistory(roomwire)
    await forgetErased(roomwire)
  } catch (err) {
    roomwire.log.error({ err }, 'the history could not be brought up to date')
  }
}

/** On PostgreSQL servers may share the data folder; its client is brought only where it is used. */
async function lockDatabase(config: Config, startedAt: number): Promise<DatabaseLock> {
  const { data, databaseUrl: url, busUrl, port } = config
  if (!url) return lockDataFolder(data, { startedAt, port })
  const { lockPostgres } = await import('./platform/database/postgres-lock.ts')
  const lock = await lockPostgres(url, { isShared: busUrl !== '' })
  return {
    release() {
      removeRunningNote(data)
      return lock.release()
    },
  }
}

/** An address of this machine at which a server that listens on `host` is reached. */
const hostHere = (host: string) => (['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host)

/** An IPv6 address stands in brackets. */
export const inUrl = (host: string) => (host.includes(':') ? `[${host}]` : host)

/** A port can't be listened on; the message says what to do. */
export class PortError extends Error {}

type Ports = Pick<Config, 'host' | 'port' | 'mqttPort'>

/**
 * Finds out whether a server may have its ports, before it changes anything. They are let go at
 * once: a client that connects never finds a server that does not answer. A port 0 is always to be had.
 * @throws PortError
 */
async function checkPorts({ host, port, mqttPort }: Ports): Promise<void> {
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
function asPortError(cause: unknown, { host, mqttPort }: Ports): unknown {
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
