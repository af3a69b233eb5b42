import { once } from 'node:events'
import { createServer } from 'node:net'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { createWebSocketStream, type ServerOptions, type WebSocket } from 'ws'
import {
  type ConnectionNeeds,
  type DeviceConnection,
  openDeviceConnection,
} from './device-connection.ts'
import { OpenConnections } from './open-connections.ts'

/** Connections that the system may hold ready while the server is busy: all devices come back at once after a restart. */
const backlog = 4_096

const subprotocol = 'mqtt'

/**
 * What a WebSocket server for devices needs: the subprotocol (MQTT §6), no
 * compression, and limits on what one frame may hold, and in how many pieces it
 * may come, before anyone has signed in.
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

/**
 * Listens for devices on TCP. Rejects with the system's own error when the port
 * cannot be had. `close` tells every device 'going_away' and resolves when their
 * connections have ended, or after two seconds.
 */
export async function startMqttListener({
  host,
  port,
  ...needs
}: ConnectionNeeds & { host: string; port: number }): Promise<{
  port: number
  close(): Promise<void>
}> {
  const connections = new OpenConnections()
  const server = createServer({ noDelay: true }, (socket) => {
    if (!server.listening) socket.destroy()
    connections.add(openDeviceConnection(needs, socket, socket.remoteAddress ?? ''))
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

/**
 * Serves a device over a WebSocket that is already open, one that a server with
 * `deviceSocketOptions` has upgraded. A socket of another subprotocol and a text
 * frame are cut off (MQTT §6).
 */
export function acceptDeviceSocket(
  needs: ConnectionNeeds,
  webSocket: WebSocket,
  remoteAddress: string,
): DeviceConnection {
  const stream = createWebSocketStream(webSocket)
  webSocket.prependListener('message', (_data, isBinary: boolean) => {
    if (!isBinary) stream.destroy()
  })
  const connection = openDeviceConnection(needs, stream, remoteAddress)
  if (webSocket.protocol !== subprotocol) stream.destroy()
  return connection
}
