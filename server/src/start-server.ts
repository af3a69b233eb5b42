import type { Config } from './config.ts'
import { nobody } from './features/audit/audit.ts'
import { startHousekeeping } from './housekeeping.ts'
import { buildRoomwire, type Outside, type Roomwire } from './roomwire.ts'
import { buildHttpServer, closeHttpServer } from './transports/http/http-server.ts'
import { handleUpgrades } from './transports/http/upgrades.ts'
import { openLiveHub } from './transports/live/live-hub.ts'
import { serveLiveSocket } from './transports/live/live-socket.ts'
import { openDeviceGateway } from './transports/mqtt/device-gateway.ts'
import { acceptDeviceSocket, startMqttListener } from './transports/mqtt/mqtt-listener.ts'
import { OpenConnections } from './transports/mqtt/open-connections.ts'

/** A port can't be listened on; the message says what to do. */
export class PortError extends Error {}

/** A running server. */
export type RunningServer = {
  roomwire: Roomwire
  port: number
  mqttPort: number
  /** Closes every connection, finishes what has begun, and closes the database. */
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
  const { log } = outside
  const roomwire = await openRoomwire(config, outside)
  const hub = openLiveHub(roomwire)
  const gateway = openDeviceGateway(roomwire)
  const housekeeping = startHousekeeping(roomwire)
  const needs = { admit: gateway.admit, log }
  /** Devices that came over WebSocket; the MQTT listener knows its own. */
  const devices = new OpenConnections()
  const app = buildHttpServer(roomwire, config, outside.webFolder)
  const upgrades = handleUpgrades(app.server, roomwire, {
    takePage: (socket, actor) => {
      serveLiveSocket(roomwire, hub, socket, actor).catch((err) => {
        log.error({ err }, 'live socket failed')
        socket.terminate()
      })
    },
    takeDevice: (socket, address) => devices.add(acceptDeviceSocket(needs, socket, address)),
  })
  const quiet = async () => {
    await housekeeping.stop()
    hub.stop()
    gateway.stop()
    await closeHttpServer(app)
    await roomwire.close()
  }
  try {
    const mqtt = await startMqttListener({ ...needs, host: config.host, port: config.mqttPort })
    try {
      await app.listen({ host: config.host, port: config.port, backlog })
    } catch (cause) {
      await mqtt.close()
      throw cause
    }
    const address = app.server.address()
    const port = typeof address === 'object' && address ? address.port : config.port
    roomwire.audit.enqueue('server.started', nobody, { replica: roomwire.replica })
    return {
      roomwire,
      port,
      mqttPort: mqtt.port,
      async stop() {
        roomwire.audit.enqueue('server.stopped', nobody, { replica: roomwire.replica })
        await Promise.all([upgrades.close(), devices.closeAll(), mqtt.close()])
        await quiet()
      },
    }
  } catch (cause) {
    await quiet()
    throw asPortError(cause, config)
  }
}

async function openRoomwire(config: Config, outside: Outside) {
  const roomwire = await buildRoomwire(config, outside)
  // Without a bus this is the only server: whatever was connected to the last one is gone.
  if (!config.busUrl) await roomwire.devices.disconnectAll()
  return roomwire
}

function asPortError(cause: unknown, { host, mqttPort }: Config): unknown {
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
