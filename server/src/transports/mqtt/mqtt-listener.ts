import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { createWebSocketStream, type ServerOptions, type WebSocket } from 'ws'
import { listenWithTls } from '../../platform/tls/tls-listener.ts'
import type { WatchedPair } from '../../platform/tls/watched-pair.ts'
import { pingUntilClosed } from '../ping-until-closed.ts'
import { defaultTimes } from './connection-times.ts'
import {
  type ConnectionNeeds,
  type DeviceConnection,
  openDeviceConnection,
} from './device-connection.ts'
import { OpenConnections } from './open-connections.ts'

/** The backlog of connections while the server is busy: all devices reconnect at once after a restart. */
const backlog = 4_096

const subprotocol = 'mqtt'

/**
 * The options of a WebSocket server for devices: the subprotocol (MQTT §6), no
 * compression, and limits on the size and the pieces of a frame, which hold before
 * a device is authenticated.
 */
export const deviceSocketOptions: ServerOptions & { closeTimeout: number } = {
  noServer: true,
  perMessageDeflate: false,
  maxPayload: limits.mqttPacketBytesMax,
  maxFragments: limits.mqttFragmentsMax,
  maxBufferedChunks: limits.mqttChunksMax,
  closeTimeout: 1_000,
  handleProtocols: (offered) => offered.has(subprotocol) && subprotocol,
}

/** A line on which nothing comes is asked for after this time, and ten times more in ten seconds. */
const keepAlive = { keepAlive: true, keepAliveInitialDelay: limits.mqttLineAskedAfterMs }

/** An open listener; `close` ends every connection as 'going_away' and resolves when they have ended, or after two seconds. */
type MqttListener = { port: number; close(): Promise<void> }

type Place = { host: string; port: number }

/** Listens for devices on TCP. Rejects with the system's own error when the port is not available. */
export async function startMqttListener({
  host,
  port,
  ...needs
}: ConnectionNeeds & Place): Promise<MqttListener> {
  const { connections, take } = openConnections(needs)
  const server = createServer({ noDelay: true, ...keepAlive }, (socket) => {
    if (!server.listening) socket.destroy()
    take(socket)
  })
  server.listen({ host, port, backlog })
  await once(server, 'listening')
  server.on('error', (err) => needs.log.error({ err }, 'the MQTT listener failed'))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async close() {
      server.close()
      await connections.closeAll()
    },
  }
}

/** The same for devices that speak TLS. */
export async function startMqttsListener({
  host,
  port,
  pair,
  ...needs
}: ConnectionNeeds & Place & { pair: WatchedPair }): Promise<MqttListener> {
  const { connections, take } = openConnections(needs)
  const { log } = needs
  const listener = await listenWithTls({ host, port, backlog, pair, log, options: keepAlive }, take)
  return {
    port: listener.port,
    async close() {
      listener.close()
      await connections.closeAll()
    },
  }
}

function openConnections(needs: ConnectionNeeds) {
  const connections = new OpenConnections()
  return {
    connections,
    take: (socket: Socket) =>
      connections.add(openDeviceConnection(needs, socket, socket.remoteAddress ?? '')),
  }
}

/**
 * Serves a device over an open WebSocket that a server with `deviceSocketOptions` has
 * upgraded. A socket with another subprotocol, or with a text frame, is cut off (MQTT §6). It is
 * pinged: proxies cut a line on which nothing comes. Not every library answers.
 */
export function acceptDeviceSocket(
  needs: ConnectionNeeds,
  webSocket: WebSocket,
  remoteAddress: string,
): DeviceConnection {
  const stream = createWebSocketStream(webSocket)
  const everyMs = limits.socketPingS * (needs.times ?? defaultTimes).secondMs
  webSocket.on('close', pingUntilClosed(webSocket, { everyMs, mayIgnore: true }))
  webSocket.prependListener('message', (_data, isBinary: boolean) => {
    if (!isBinary) stream.destroy()
  })
  const connection = openDeviceConnection(needs, stream, remoteAddress)
  if (webSocket.protocol !== subprotocol) stream.destroy()
  return connection
}
