import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/*
 * HTTP timeouts, ms. A connection costs memory, and a peer that sends or reads one byte now
 * and then would hold it for ever (Slowloris and similar attacks).
 */

const checkInterval = 1_000

/** The options of Fastify and Node. */
export const httpTimeouts = {
  /** From the first byte of a request to the last. */
  requestTimeout: 12_000,
  /** For a peer that neither sends nor reads anything before its request is complete. */
  connectionTimeout: 10_000,
  /** Between two requests. */
  keepAliveTimeout: 60_000,
  http: {
    /** For the headers of a request; Node checks them at this interval. */
    headersTimeout: 8_000,
    connectionsCheckingInterval: checkInterval,
    // Node would answer without a text; lookAtRequests refuses it.
    requireHostHeader: false,
  },
}

/** For the next part of an answer to be read. A slow reader is kept as long as it makes progress. */
const progressTimeout = 12_000

/** Closes the connections of peers that send requests and then do not read: each answer would fill memory. */
export function closeSlowReaders(server: Server): void {
  const answering = new Map<ServerResponse, { socket: Socket; read: number; since: number }>()
  server.on('request', (request, response) => {
    const { socket } = request
    // From here on it waits for the server, which may have others to serve first. Nobody reads to the end of
    // what has no body.
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
    if (length === undefined && encoding === undefined) socket.setTimeout(0)
    else request.once('end', () => socket.setTimeout(0))
    answering.set(response, { socket, read: 0, since: performance.now() })
    response.once('close', () => answering.delete(response))
  })
  const timer = setInterval(() => {
    const now = performance.now()
    for (const one of answering.values()) {
      const waiting = one.socket.writableLength
      const read = one.socket.bytesWritten - waiting
      if (waiting === 0 || read !== one.read) Object.assign(one, { read, since: now })
      else if (now - one.since > progressTimeout) one.socket.destroy()
    }
  }, checkInterval).unref()
  server.once('close', () => clearInterval(timer))
}
