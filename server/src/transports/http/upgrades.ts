import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { idInPath } from '@roomwire/contracts/vocabulary/fields.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Config } from '../../config/config.ts'
import { keyOfHolder } from '../../features/access/holder.ts'
import type { AuditEvents } from '../../features/audit/audit-events.ts'
import { nobody } from '../../features/audit/audit-writer.ts'
import {
  holderOf,
  isActive,
  type PassHolder,
  type SessionActor,
  type SignedIn,
} from '../../features/identity/actor.ts'
import { findActor, findPassHolder, redeemTicket } from '../../features/identity/find-actor.ts'
import { attemptLimits } from '../../features/limits/attempt-limits.ts'
import { refusalOfOutage } from '../../platform/database/outage.ts'
import { isLoopback, networkOf } from '../../platform/network.ts'
import { RateLimiter } from '../../platform/rate-limiter.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { NeedsOf, Roomwire } from '../../roomwire.ts'
import { deviceSocketOptions } from '../mqtt/mqtt-listener.ts'
import { readPassCookie } from './browser-cookies.ts'
import { isOverHttps, isSameOrigin, refuseForeignOrigin } from './origin.ts'
import { secureLines } from './secure-headers.ts'

/** Takes the sockets that were accepted. */
export type SocketHandlers = {
  takePage(socket: WebSocket, stream: Duplex, actor: SessionActor): void
  takeDevice(socket: WebSocket, remoteAddress: string): void
}

/** How many sockets this server accepts in a second, so that all may reconnect at once; how many pages one person may have open. */
const connectionLimits = { perSecond: 100, pagesPerPerson: 10 }

type Why = AuditEvents['live_socket.refused']['why']

type PersonNeeds = NeedsOf<typeof findActor> & NeedsOf<typeof redeemTicket>
type HolderNeeds = NeedsOf<typeof findPassHolder> & Pick<Roomwire, 'clock'>
type UpgradeNeeds = PersonNeeds &
  HolderNeeds &
  Pick<
    Roomwire,
    | 'attempts'
    | 'audit'
    | 'callerAddress'
    | 'foreignPages'
    | 'limitScale'
    | 'log'
    | 'publicUrl'
    | 'rateLimits'
  >

/** The rules for connections without TLS. */
type Plain = {
  /** Whether this server speaks HTTPS itself: then pages use nothing else. */
  hasTls: boolean
  /** Which devices may connect without TLS. */
  plainMqtt: Config['plainMqtt']
}

/**
 * Accepts sockets on the HTTP port: pages on `/ws-app` when they are signed in, those of a pass on
 * `/api/pass/{id}/live`, devices on `/mqtt`. Nobody gets a page's socket before they are authenticated; a device authenticates
 * with its first packet.
 */
export function handleUpgrades(
  server: Server,
  needs: UpgradeNeeds,
  { hasTls, plainMqtt }: Plain,
  handlers: SocketHandlers,
) {
  const pages = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: limits.liveMessageBytesMax,
    maxFragments: limits.liveFragmentsMax,
    maxBufferedChunks: limits.liveChunksMax,
  })
  const devices = new WebSocketServer(deviceSocketOptions)
  const { audit, clock, limitScale, rateLimits } = needs
  const perSecond = connectionLimits.perSecond * limitScale
  const rateLimiter = new RateLimiter({ perSecond, burst: perSecond }, clock)
  const openPages = countOpenPages(connectionLimits.pagesPerPerson * limitScale)

  server.on('upgrade', (request, stream, head) => {
    stream.on('error', () => stream.destroy())
    authorize(request, stream, head).catch((err) => {
      if (err instanceof Refusal && err.status === 503) {
        return refuseUpgrade(stream, '503 Service Unavailable', err.retryAfterS)
      }
      needs.log.error({ err }, 'upgrade failed')
      const outage = refusalOfOutage(err)
      if (outage) refuseUpgrade(stream, '503 Service Unavailable', outage.retryAfterS)
      else refuseUpgrade(stream, '500 Internal Server Error')
    })
  })

  async function authorize(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const [path, query] = pathAndQuery(request.url ?? '/')
    const passId = passIn(path)
    if (path !== '/ws-app' && path !== '/mqtt' && passId === undefined) {
      return refuseUpgrade(stream, '404 Not Found')
    }
    const address = needs.callerAddress.of(request)
    if (!isOverHttps(request, needs.callerAddress) && !mayBePlain(path, address)) {
      return refuseUpgrade(stream, '403 Forbidden')
    }
    // First by its address, so that one address never uses up what there is for all.
    const tooFastMs = rateLimits.countSocketFrom(networkOf(address))
    if (tooFastMs > 0) {
      await wait(limits.tooFastAnswerMs)
      return refuseUpgrade(stream, '429 Too Many Requests', Math.ceil(tooFastMs / 1_000))
    }
    if (!rateLimiter.consume()) return refuseUpgrade(stream, '503 Service Unavailable', 1)
    if (path === '/mqtt') {
      devices.handleUpgrade(request, stream, head, (socket) => handlers.takeDevice(socket, address))
      return
    }
    const refuse = (status: string, why: Why, retryAfterS?: number) => {
      audit.enqueue('live_socket.refused', nobody, { why, from: audit.pseudonymise(address) })
      refuseUpgrade(stream, status, retryAfterS)
    }
    const bucket = { limit: attemptLimits.socketFromAddress, key: networkOf(address) }
    const waitS = await needs.attempts.consume([bucket])
    if (waitS > 0) return refuse('429 Too Many Requests', 'too_often', waitS)
    if (!isSameOrigin(request, needs.publicUrl)) {
      refuseForeignOrigin(needs, request.headers, 'the live connection')
      return refuse('403 Forbidden', 'foreign_origin')
    }
    const actor =
      passId === undefined
        ? await findPerson(needs, query.get('token') ?? '')
        : await findHolderOf(needs, passId, request)
    if (!actor) return refuse('401 Unauthorized', 'not_signed_in')
    if (stream.destroyed) return
    const openPage = openPages.add(keyOfHolder(holderOf(actor)))
    if (!openPage) return refuse('429 Too Many Requests', 'too_many', 60)
    stream.on('close', openPage.remove)
    pages.handleUpgrade(request, stream, head, (socket) => handlers.takePage(socket, stream, actor))
  }

  /** Whether a socket may come without TLS. */
  function mayBePlain(path: string, address: string): boolean {
    if (path !== '/mqtt') return !hasTls
    return plainMqtt === 'network' || (plainMqtt === 'loopback' && isLoopback(address))
  }

  return {
    /** Closes every page (code 1001) and device; resolves when they are gone. */
    async close(): Promise<void> {
      // From here on new sockets get 503; open ones stay open until the lines below close them.
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

/** Splits any request target. Parsing it as a URL could fail with an error that quotes the token. */
function pathAndQuery(target: string): [string, URLSearchParams] {
  const [path = '', ...rest] = target.split('?')
  return [path, new URLSearchParams(rest.join('?'))]
}

/** The query parameter carries a one-time ticket, or the session token itself (SOCK-1). */
async function findPerson(needs: PersonNeeds, token: string): Promise<SignedIn | undefined> {
  // A JWT has dots and a ticket has none, so neither is ever tried as the other.
  return token.includes('.') ? findActor(needs, token) : redeemTicket(needs, token)
}

/** The pass of such a path; undefined for another path. */
function passIn(path: string): number | undefined {
  const [, digits] = /^\/api\/pass\/(\d+)\/live$/.exec(path) ?? []
  return idInPath.safeParse(digits).data
}

/** Finds the holder of a pass in this browser, while its time lasts. */
async function findHolderOf(
  needs: HolderNeeds,
  passId: number,
  { headers }: IncomingMessage,
): Promise<PassHolder | undefined> {
  const cookie = readPassCookie(headers, passId)
  const actor = cookie && (await findPassHolder(needs, passId, cookie))
  return actor && isActive(actor, needs.clock.now()) ? actor : undefined
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

/** Counts the open pages of each person and each pass, up to a limit. */
function countOpenPages(most: number) {
  const counts = new Map<string, number>()
  return {
    add(holder: string): { remove(): void } | undefined {
      const count = counts.get(holder) ?? 0
      if (count >= most) return undefined
      counts.set(holder, count + 1)
      return {
        remove() {
          const left = (counts.get(holder) ?? 1) - 1
          if (left === 0) counts.delete(holder)
          else counts.set(holder, left)
        },
      }
    },
  }
}
