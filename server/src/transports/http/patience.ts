import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/*
 * How long the HTTP port waits for whom, ms. A connection costs memory, and whoever
 * says or reads a byte now and then would hold it for ever (Slowloris and its kin).
 */

const look = 1_000

/** What Fastify and Node are to be told of it. */
export const patience = {
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

/** From the first byte of an answer to its last, as the system takes it for a peer. */
const answerTimeout = 10_000

/** Cuts off who asks and then does not read: each answer in turn would fill memory. */
export function cutOffSlowReaders(server: Server): void {
  const answering = new Map<ServerResponse, { since: number | undefined; socket: Socket }>()
  server.on('request', ({ socket }, response) => {
    answering.set(response, { since: undefined, socket })
    response.once('close', () => answering.delete(response))
  })
  const looking = setInterval(() => {
    const now = performance.now()
    for (const [response, one] of answering) {
      if (response.headersSent) one.since ??= now
      if (one.since !== undefined && now - one.since > answerTimeout) one.socket.destroy()
    }
  }, look).unref()
  server.once('close', () => clearInterval(looking))
}
