import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import type { ConnectionNeeds } from './device-connection.ts'
import { acceptDeviceSocket, deviceSocketOptions } from './mqtt-listener.ts'
import { OpenConnections } from './open-connections.ts'

/** An HTTP server on a free port that serves devices at any path, as the real one does at `/mqtt`. */
export async function startSocketEndpoint(needs: ConnectionNeeds) {
  const connections = new OpenConnections()
  const sockets = new WebSocketServer(deviceSocketOptions)
  const server = createServer()
  server.on('upgrade', (request, socket, head) => {
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      connections.add(acceptDeviceSocket(needs, webSocket, request.socket.remoteAddress ?? ''))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // The server listens on a port, not on a pipe, so the address has a port.
  const { port } = server.address() as AddressInfo
  return {
    port,
    async close() {
      await connections.closeAll()
      server.close()
      server.closeAllConnections()
    },
  }
}
