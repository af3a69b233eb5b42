import { once } from 'node:events'
import type { Socket } from 'node:net'
import { createServer, type TLSSocket, type TlsOptions } from 'node:tls'
import type { Logger } from 'pino'
import type { WatchedPair } from './watched-pair.ts'

/** The time from the TCP connection to the end of the handshake, ms. */
const handshakeMs = 10_000

type Needs = {
  host: string
  port: number
  backlog: number
  pair: WatchedPair
  log: Pick<Logger, 'debug' | 'error'>
  /** Further options of the sockets. */
  options?: Pick<TlsOptions, 'ALPNProtocols' | 'keepAlive' | 'keepAliveInitialDelay'>
}

/**
 * Listens with TLS 1.2 and 1.3, always with the newest pair; open connections keep theirs. Rejects with
 * the system's own error when the port is not available.
 * @param onSocket takes each connection after its handshake
 * @returns its port; `close` stops listening and drops unfinished handshakes
 */
export async function listenWithTls(
  { host, port, backlog, pair, log, options = {} }: Needs,
  onSocket: (socket: TLSSocket) => void,
): Promise<{ port: number; close(): void }> {
  const { cert, key } = pair.current()
  const server = createServer(
    { cert, key, handshakeTimeout: handshakeMs, noDelay: true, ...options },
    (socket) => {
      shaking.delete(rawOf(socket))
      onSocket(socket)
    },
  )
  /** Connections whose handshake is not done. */
  const shaking = new Map<string, Socket>()
  server.on('connection', (socket) => {
    const name = rawOf(socket)
    shaking.set(name, socket)
    socket.once('close', () => shaking.delete(name))
  })
  server.on('tlsClientError', (err, socket) => {
    log.debug({ err, remoteAddress: socket.remoteAddress }, 'a TLS handshake failed')
  })
  pair.onChange(({ cert, key }) => server.setSecureContext({ cert, key }))
  server.listen({ host, port, backlog })
  await once(server, 'listening')
  server.on('error', (err) => log.error({ err }, 'a TLS listener failed'))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close() {
      server.close()
      for (const socket of shaking.values()) socket.destroy()
    },
  }
}

/** A TLS connection and its raw one have the same ends. */
const rawOf = ({ remoteAddress, remotePort }: Socket) => `${remoteAddress} ${remotePort}`
