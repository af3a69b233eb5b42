import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'

/*
 * The little HTTP that the simulator speaks, always on 127.0.0.1: the knobs and
 * the local face of each device.
 */

const bodyBytesMax = 4 * 1024

export type LocalRequest = {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

export type LocalAnswer = {
  status: number
  headers?: Record<string, string>
  /** A text goes out as it is, everything else as JSON. */
  body?: unknown
}

export type LocalServer = { url: string; close: () => Promise<void> }

/** An expected no, in words for the person who asked. */
export class HttpRefusal extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/**
 * Answers HTTP on 127.0.0.1. A Refusal becomes `{ error }` with its status;
 * anything else that is thrown becomes a 500 and is told to `complain`.
 *
 * @param port 0 takes a free one
 * @throws when the port is taken
 */
export async function listenOnLoopback(
  port: number,
  answer: (request: LocalRequest) => Promise<LocalAnswer>,
  complain: (error: unknown) => void,
): Promise<LocalServer> {
  const server = createServer({ requestTimeout: 10_000 }, (incoming, outgoing) => {
    read(incoming)
      .then(answer)
      .catch((error) => refused(error, complain))
      .then(({ status, headers, body }) => {
        const isText = typeof body === 'string'
        outgoing.writeHead(status, {
          'content-type': isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8',
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
          // The rest of a body that is too long is not read.
          ...(status === 413 ? { connection: 'close' } : {}),
          ...headers,
        })
        outgoing.end(isText ? body : body === undefined ? '' : JSON.stringify(body))
      })
      .catch(complain)
  })
  const { promise: listening, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject).listen(port, '127.0.0.1', resolve)
  await listening
  const address = server.address()
  const chosen = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://127.0.0.1:${chosen}`,
    close: () => {
      const { promise: closed, resolve: done } = Promise.withResolvers<void>()
      server.close(() => done())
      server.closeAllConnections()
      return closed
    },
  }
}

/** The host name in a Host header or an Origin, in small letters; undefined when there is none. */
export function hostNameOf(hostOrOrigin: string): string | undefined {
  const withScheme = hostOrOrigin.includes('://') ? hostOrOrigin : `http://${hostOrOrigin}`
  return URL.canParse(withScheme) ? new URL(withScheme).hostname : undefined
}

/** Whether a host name means this very machine. */
export function isLoopback(hostName: string | undefined): boolean {
  return hostName === 'localhost' || hostName === '127.0.0.1' || hostName === '[::1]'
}

async function read(incoming: IncomingMessage): Promise<LocalRequest> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of incoming) {
    bytes += chunk.length
    if (bytes > bodyBytesMax) throw new HttpRefusal(413, `At most ${bodyBytesMax} bytes, please`)
    chunks.push(chunk)
  }
  const path = URL.parse(incoming.url ?? '/', 'http://127.0.0.1')?.pathname ?? '/'
  return {
    method: incoming.method ?? 'GET',
    path,
    headers: incoming.headers,
    body: Buffer.concat(chunks),
  }
}

function refused(error: unknown, complain: (error: unknown) => void): LocalAnswer {
  if (error instanceof HttpRefusal) return { status: error.status, body: { error: error.message } }
  complain(error)
  return { status: 500, body: { error: 'The simulator has a bug; see what it printed' } }
}
