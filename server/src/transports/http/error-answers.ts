import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { RefusalBody } from '@roomwire/contracts/http/refusals.ts'
import { errorCodes } from '@roomwire/contracts/vocabulary/error-codes.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusalOfOutage } from '../../platform/database/outage.ts'
import { Refusal, refuse } from '../../platform/refusal.ts'
import type { Roomwire } from '../../roomwire.ts'
import { presentRefusal, serverFailed } from '../refusal-presenter.ts'
import { secureLines } from './secure-headers.ts'

const unreadable: RefusalBody = {
  code: 'unreadable_request',
  error: 'The request could not be read',
}

/** The refusal of every path that there is not. */
export const nothingHere = () => refuse('not_found', 'There is nothing here')

/** The refusal of a request that has no one meaning. */
export const cannotRead = () => refuse(unreadable.code, unreadable.error)

/** The answers to what Fastify itself refuses, by its status. */
const refusals: Record<number, RefusalBody> = {
  400: unreadable,
  408: { code: 'request_timeout', error: 'The request took too long' },
  413: { code: 'request_too_large', error: 'The request is too large: 64 KiB at most' },
  414: { code: 'address_too_long', error: 'The address is too long' },
  415: {
    code: 'wrong_content_type',
    error: 'Send JSON, with Content-Type: application/json',
  },
  431: { code: 'headers_too_large', error: 'The headers of the request are too large' },
}

/** Answers every refusal with its status and body. While the database is away, that is a refusal too. A bug is logged once, and its answer has no details. */
export function answerErrors(
  app: FastifyInstance,
  { log, counts }: Pick<Roomwire, 'log' | 'counts'>,
): void {
  function answerRefusal(refusal: Refusal, reply: FastifyReply) {
    counts.refused(refusal.code)
    if (refusal.retryAfterS !== undefined) void reply.header('retry-after', refusal.retryAfterS)
    return reply.code(refusal.status).send(presentRefusal(refusal))
  }

  app.setErrorHandler(async (error: FastifyError | Refusal, request, reply) => {
    if (error instanceof Refusal && error.code === 'slow_down') await wait(limits.tooFastAnswerMs)
    if (error instanceof Refusal) return answerRefusal(error, reply)
    // An error with a status is one of the request: a caller who went away is not the database.
    const outage = error.statusCode === undefined ? refusalOfOutage(error) : undefined
    if (outage) {
      log.error({ err: error }, 'a call failed')
      return answerRefusal(outage, reply)
    }
    const status = error.statusCode ?? 500
    if (status >= 400 && status < 500) {
      const body = refusals[status] ?? { ...unreadable, error: 'The request was refused' }
      counts.refused(body.code)
      return reply.code(errorCodes[body.code].status).send(body)
    }
    counts.refused(serverFailed.code)
    log.error(
      { err: error, method: request.method, route: request.routeOptions.url },
      'a call failed',
    )
    return reply.code(errorCodes.server_error.status).send(serverFailed)
  })
}

/** Answers a request that reaches no route because its address can't be read. */
export function answerUnreadable(
  error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): void {
  const body = refusals[error.statusCode ?? 400] ?? unreadable
  void reply.code(errorCodes[body.code].status).send(body)
}

/** Answers what is no HTTP, as long as the peer is there. */
export function answerBrokenHttp(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = statusOfBroken[error.code ?? ''] ?? 400
  const body = JSON.stringify(refusals[status])
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
