import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { type WebSocket, WebSocketServer } from 'ws'
import { nobody } from '../../features/audit/audit.ts'
import type { AuditEvents } from '../../features/audit/audit-events.ts'
import type { SignedIn } from '../../features/identity/actor.ts'
import { findActor, redeemTicket } from '../../features/identity/find-actor.ts'
import { attemptLimits } from '../../features/limits/attempt-limits.ts'
import { networkOf } from '../../platform/network.ts'
import { openRateLimiter } from '../../platform/rate-limiter.ts'
import type { Roomwire } from '../../roomwire.ts'
import { deviceSocketOptions } from '../mqtt/mqtt-listener.ts'
import { isSameOrigin } from './origin.ts'
import { secureLines } from './secure-headers.ts'

/** Who takes the sockets once they are let in. */
export type SocketHandlers = {
  takePage(socket: WebSocket, actor: SignedIn): void
  takeDevice(socket: WebSocket, remoteAddress: string): void
}

/** Sockets that this server lets in in a second, so that all may come back at once; pages that one person may have open. */
const crowd = { perSecond: 100, pagesOfPerson: 10 }

type Why = AuditEvents['live_socket.refused']['why']

/**
 * Lets sockets in on the HTTP port: pages on `/ws-app` when they are signed in,
 * devices on `/mqtt`. Nobody gets a socket before it is known who they are; a
 * device says so in its first packet.
 */
export function handleUpgrades(server: Server, roomwire: Roomwire, takers: SocketHandlers) {
  const pages = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: limits.liveMessageBytesMax,
    maxFragments: limits.liveFragmentsMax,
    maxBufferedChunks: limits.liveChunksMax,
  })
  const devices = new WebSocketServer(deviceSocketOptions)
  const { audit, clock, limitScale } = roomwire
  const admission = openRateLimiter(crowd.perSecond * limitScale, clock)
  const seats = openSeats(crowd.pagesOfPerson * limitScale)

  server.on('upgrade', (request, stream, head) => {
    stream.on('error', () => stream.destroy())
    letIn(request, stream, head).catch((err) => {
      roomwire.log.error({ err }, 'upgrade failed')
      refuseUpgrade(stream, '500 Internal Server Error')
    })
  })

  async function letIn(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const [path, query] = pathAndQuery(request.url ?? '/')
    if (path !== '/ws-app' && path !== '/mqtt') return refuseUpgrade(stream, '404 Not Found')
    if (!admission.consume()) return refuseUpgrade(stream, '503 Service Unavailable', 1)
    const address = roomwire.callerAddress.of(request)
    if (path === '/mqtt') {
      devices.handleUpgrade(request, stream, head, (socket) => takers.takeDevice(socket, address))
      return
    }
    const refuse = (status: string, why: Why, retryAfterS?: number) => {
      audit.enqueue('live_socket.refused', nobody, { why, from: audit.pseudonymise(address) })
      refuseUpgrade(stream, status, retryAfterS)
    }
    const knocks = { limit: attemptLimits.socketFromAddress, key: networkOf(address) }
    const waitS = await roomwire.attempts.consume([knocks])
    if (waitS > 0) return refuse('429 Too Many Requests', 'too_often', waitS)
    if (!isSameOrigin(request.headers)) return refuse('403 Forbidden', 'foreign_origin')
    const actor = await whoHolds(roomwire, query.get('token') ?? '')
    if (!actor) return refuse('401 Unauthorized', 'not_signed_in')
    if (stream.destroyed) return
    const seat = seats.take(actor.personId)
    if (!seat) return refuse('429 Too Many Requests', 'too_many', 60)
    stream.once('close', seat.leave)
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
async function whoHolds(roomwire: Roomwire, token: string): Promise<SignedIn | undefined> {
  // A JWT has dots, a ticket has none: neither is ever tried as the other.
  return token.includes('.') ? findActor(roomwire, token) : redeemTicket(roomwire, token)
}

function refuseUpgrade(stream: Duplex, status: string, retryAfterS?: number): void {
  const head = [
    `HTTP/1.1 ${status}`,
    ...(retryAfterS === undefined ? [] : [`Retry-After: ${retryAfterS}`]),
    'Connection: close',
    'Content-Length: 0',
    ...secureLines,
  ]
  stream.end(`${head.join('\r\n')}\r\n\r\n`)
}

/** Counts the open pages of each person; who has too many gets no more until one is closed. */
function openSeats(most: number) {
  const taken = new Map<number, number>()
  return {
    take(personId: number): { leave(): void } | undefined {
      const count = taken.get(personId) ?? 0
      if (count >= most) return undefined
      taken.set(personId, count + 1)
      return {
        leave() {
          const left = (taken.get(personId) ?? 1) - 1
          if (left === 0) taken.delete(personId)
          else taken.set(personId, left)
        },
      }
    },
  }
}
