import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/*
 * How long the HTTP port waits for whom, ms. A connection costs memory, and whoever
 * says or reads a byte now and then would hold it for ever (Slowloris and its kin).
 */

const look = 1_000

/** What Fastify and Node are to be told of it. */
export const httpTimeouts = {
  /** For a request, from its first byte to its last. */
  requestTimeout: 12_000,
  /** For a peer that neither says nor takes anything. */
  connectionTimeout: 10_000,
  /** Between two requests. */
  keepAliveTimeout: 60_000,
  http: {
    /** For the headers of a request; Node looks for late ones only so often. */
    headersTimeout: 8_000,
    connectionsCheckingInterval: look,
  },
}

/** For the next piece of an answer to be taken; who reads slowly, but reads, is waited for. */
const pieceTimeout = 12_000

/** Cuts off who asks and then does not read: each answer in turn would fill memory. */
export function closeSlowReaders(server: Server): void {
  const answering = new Map<ServerResponse, { socket: Socket; taken: number; since: number }>()
  server.on('request', ({ socket }, response) => {
    answering.set(response, { socket, taken: 0, since: performance.now() })
    response.once('close', () => answering.delete(response))
  })
  const looking = setInterval(() => {
    const now = performance.now()
    for (const one of answering.values()) {
      const waiting = one.socket.writableLength
      const taken = one.socket.bytesWritten - waiting
      if (waiting === 0 || taken !== one.taken) Object.assign(one, { taken, since: now })
      else if (now - one.since > pieceTimeout) one.socket.destroy()
    }
  }, look).unref()
  server.once('close', () => clearInterval(looking))
}
