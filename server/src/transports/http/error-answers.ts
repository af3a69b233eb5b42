import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal, type RefusalReason } from '../../platform/refusal.ts'
import type { Roomwire } from '../../roomwire.ts'
import { secureLines } from './secure-headers.ts'

/** One status a reason. 401 means only that the session is not valid: the page logs out on it. */
const statusOf: Record<RefusalReason, number> = {
  bad_input: 400,
  not_signed_in: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_many: 429,
  busy: 503,
  device_refused: 502,
  no_answer: 504,
  not_delivered: 502,
}

/** What is said for the few things Fastify itself refuses. */
const wordsOf: Record<number, string> = {
  400: 'The request could not be read',
  408: 'The request took too long',
  413: 'The request is too large: 64 KiB at most',
  414: 'The address is too long',
  415: 'Send JSON, with Content-Type: application/json',
  431: 'The headers of the request are too large',
}

/** Gives every refusal its status and words, and every bug one line in the log and no details outside. */
export function answerErrors(app: FastifyInstance, { log }: Pick<Roomwire, 'log'>): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (error instanceof Refusal) {
      if (error.retryAfterS !== undefined) void reply.header('retry-after', error.retryAfterS)
      return reply.code(statusOf[error.reason]).send({ error: error.message })
    }
    const status = error.statusCode ?? 500
    if (status >= 400 && status < 500) {
      return reply.code(status).send({ error: wordsOf[status] ?? 'The request was refused' })
    }
    log.error(
      { err: error, method: request.method, route: request.routeOptions.url },
      'call failed',
    )
    return reply.code(500).send({ error: 'Something went wrong on the server' })
  })
}

/** Answers what has no route to fail in: an address that can't be read. */
export function answerUnreadable(
  error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  const status = error.statusCode ?? 400
  void reply.code(status).send({ error: wordsOf[status] ?? 'The request could not be read' })
}

/** Answers what is no HTTP, as long as somebody is there to be answered. */
export function answerBrokenHttp(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = statusOfBroken[error.code ?? ''] ?? 400
  const body = JSON.stringify({ error: wordsOf[status] })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
    ...secureLines,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}

const statusOfBroken: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}
