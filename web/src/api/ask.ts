import type { Endpoint, Reply, RequestInput } from '@roomwire/contracts/http/endpoint.ts'
import type { RefusalBody } from '@roomwire/contracts/http/refusals.ts'
import { revisionHeader } from '@roomwire/contracts/http/revision-header.ts'
import type { ErrorCode } from '@roomwire/contracts/vocabulary/error-codes.ts'
import { clock } from '../ui/time/clock.ts'
import { answerTimeoutMs } from './ask-early.ts'
import { CallFailed } from './call-failed.ts'
import { addressOf, withTimeTaken } from './early-answers.ts'

/** Sends a call, with the token of whoever is signed in or with none. */
export function askServer(
  method: string,
  address: string,
  { body, bearer }: { body?: unknown; bearer?: string | undefined },
): Promise<Response> {
  const sentAt = clock.wall()
  const asked = fetch(address, {
    method,
    headers: {
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(answerTimeoutMs),
  })
  return withTimeTaken(asked, sentAt)
}

/** The body of an answer. Throws CallFailed for a refusal, and where none came. */
export async function readAnswer(asked: Promise<Response>): Promise<unknown> {
  const response = await asked.catch((error: unknown) => {
    throw new CallFailed(0, {}, reasonOf(error))
  })
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) {
    noteRevision(response)
    return answer
  }
  const { status, headers } = response
  const waitS = Number(headers.get('retry-after') ?? Number.NaN)
  throw new CallFailed(status, refusalIn(answer), String(status), waitS)
}

/** Why no answer came: in the browser's words, as the specification shows them (RESET-2), but for the time. */
function reasonOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return `no answer within ${answerTimeoutMs / 1_000} seconds`
  }
  return error instanceof Error ? error.message : 'no answer'
}

/** The text of a refusal stands in `error`, or in `message` (spec §7). */
function refusalIn(answer: unknown): Partial<RefusalBody> {
  if (typeof answer !== 'object' || answer === null) return {}
  const { error, message, code, field }: Record<string, unknown> = { ...answer }
  const text = error ?? message
  return {
    ...(typeof text === 'string' && text !== '' && { error: text }),
    // One of the contract's; what a newer server has beyond it is like no code to this page.
    ...(typeof code === 'string' && { code: code as ErrorCode }),
    ...(typeof field === 'string' && { field }),
  }
}

/**
 * Calls an endpoint as nobody who is signed in: no token goes with it, and no answer ends a
 * session. Throws CallFailed.
 */
export function callWithoutToken<E extends Endpoint>(
  method: E['method'],
  url: E['url'],
  sent: RequestInput<E>,
): Promise<Reply<E>>
export function callWithoutToken(
  method: string,
  url: string,
  { body, ...asked }: { path?: object; query?: object; body?: unknown },
): Promise<unknown> {
  return readAnswer(askServer(method, addressOf(url, asked), { body }))
}

/** The revision of the home that the first answer has told. */
let first: string | null = null
let isSame = true

/** Notes what an answer tells of the home it was read in. */
function noteRevision({ headers }: Pick<Response, 'headers'>): void {
  const revision = headers.get(revisionHeader)
  if (revision === null) return
  first ??= revision
  isSame &&= revision === first
}

/** Whether all answers so far are of one revision: no list of the home has changed between them. */
export function isOneRevision(): boolean {
  return first !== null && isSame
}
