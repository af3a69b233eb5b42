import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { type WebSocket, WebSocketServer } from 'ws'
import { nobody } from '../../features/audit/audit.ts'
import type { Actor } from '../../features/people/actor.ts'
import { findActor, redeemTicket } from '../../features/people/find-actor.ts'
import type { Roomwire } from '../../roomwire.ts'
import { deviceSocketOptions } from '../mqtt/mqtt-listener.ts'

/** Who takes the sockets once they are let in. */
export type SocketTakers = {
  takePage(socket: WebSocket, actor: Actor): void
  takeDevice(socket: WebSocket, remoteAddress: string): void
}

/**
 * Lets sockets in on the HTTP port: pages on `/ws-app` when they are signed in,
 * devices on `/mqtt`. Nobody gets a socket before it is known who they are; a
 * device says so in its first packet.
 */
export function takeUpgrades(server: Server, roomwire: Roomwire, takers: SocketTakers) {
  const pages = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: limits.liveMessageBytesMax,
  })
  const devices = new WebSocketServer(deviceSocketOptions)
  const { audit } = roomwire

  server.on('upgrade', (request, stream, head) => {
    stream.on('error', () => stream.destroy())
    letIn(request, stream, head).catch((err) => {
      roomwire.log.error({ err }, 'upgrade failed')
      refuseUpgrade(stream, '500 Internal Server Error')
    })
  })

  async function letIn(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const [path, query] = pathAndQuery(request.url ?? '/')
    if (path === '/mqtt') {
      const address = roomwire.callerAddress.of(request)
      devices.handleUpgrade(request, stream, head, (socket) => takers.takeDevice(socket, address))
      return
    }
    if (path !== '/ws-app') return refuseUpgrade(stream, '404 Not Found')
    const noteRefused = (why: 'foreign origin' | 'not signed in') => {
      const from = audit.markOf(roomwire.callerAddress.of(request))
      audit.note('socket refused', nobody, { why, from })
    }
    if (!isSameOrigin(request)) {
      noteRefused('foreign origin')
      return refuseUpgrade(stream, '403 Forbidden')
    }
    const actor = await whoHolds(roomwire, query.get('token') ?? '')
    if (!actor) {
      noteRefused('not signed in')
      return refuseUpgrade(stream, '401 Unauthorized')
    }
    if (stream.destroyed) return
    pages.handleUpgrade(request, stream, head, (socket) => takers.takePage(socket, actor))
  }

  return {
    /** Says goodbye to every page (1001) and device; resolves when they are gone. */
    async close(): Promise<void> {
      // Who comes now is refused with 503; what is open stays open until it is let go here.
      pages.close()
      devices.close()
      for (const socket of pages.clients) socket.close(limits.closeGoingAway, 'Server is stopping')
      const gone = [...pages.clients].map(
        (socket) => new Promise<void>((resolve) => socket.once('close', () => resolve())),
      )
      const deadline = setTimeout(() => {
        for (const socket of [...pages.clients, ...devices.clients]) socket.terminate()
      }, 1_000)
      await Promise.all(gone)
      clearTimeout(deadline)
      for (const socket of devices.clients) socket.terminate()
    },
  }
}

/** Of a request target, whatever it is: as a URL it could be refused with an error that quotes the token. */
function pathAndQuery(target: string): [string, URLSearchParams] {
  const [path = '', ...rest] = target.split('?')
  return [path, new URLSearchParams(rest.join('?'))]
}

/** The query parameter carries a one-time ticket, or the session token itself (SOCK-1). */
async function whoHolds(roomwire: Roomwire, token: string): Promise<Actor | undefined> {
  // A JWT has dots, a ticket has none: neither is ever tried as the other.
  return token.includes('.') ? findActor(roomwire, token) : redeemTicket(roomwire, token)
}

/**
 * A browser names the page's origin; a page of another site may not open a socket
 * with its visitor's rights. Letter for letter, as browsers write it: what a
 * parser makes of other spellings doesn't matter. Behind a proxy it is HTTPS.
 */
function isSameOrigin({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true // Not a browser.
  return origin === `http://${host}` || origin === `https://${host}`
}

function refuseUpgrade(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
