import type { Endpoint, Reply, RequestInput } from '@roomwire/contracts/http/endpoint.ts'
import type { RefusalBody } from '@roomwire/contracts/http/refusals.ts'
import type { ErrorCode } from '@roomwire/contracts/vocabulary/error-codes.ts'
import { addressOf } from './address-of.ts'
import { CallFailed } from './call-failed.ts'
import { answerTimeoutMs, takeEarlyAnswer } from './early-answers.ts'
import { session } from './this-session.ts'

/*
 * Calls an endpoint of the contract: `call<typeof login>('POST', '/api/users/login', …)`.
 * Method and path are written where they are used, because importing the
 * endpoint itself would bring zod with it; the compiler holds them against the
 * contract.
 */

type Parts = { path?: object; query?: object; body?: unknown }

type How = {
  /** A token that is not yet the session's. */
  token?: string
  /** The text that the sign-in page shows when the server no longer knows the token. */
  logoutReason?: string
}

type Arguments<E extends Endpoint> = keyof RequestInput<E> extends never
  ? [sent?: Record<string, never>, how?: How]
  : [sent: RequestInput<E>, how?: How]

/** Calls an endpoint. Throws CallFailed. */
export function callServer<E extends Endpoint>(
  method: E['method'],
  url: E['url'],
  ...args: Arguments<E>
): Promise<Reply<E>>
export async function callServer(
  method: string,
  url: string,
  sent: Parts = {},
  { token, logoutReason = 'Session expired. Logging out...' }: How = {},
): Promise<unknown> {
  const bearer = token ?? session.current()?.token
  const address = addressOf(url, sent)
  const early = method === 'GET' ? takeEarlyAnswer(address, bearer) : undefined
  const asked =
    early ??
    fetch(address, {
      method,
      headers: {
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...(sent.body !== undefined && { 'content-type': 'application/json' }),
      },
      body: sent.body === undefined ? null : JSON.stringify(sent.body),
      signal: AbortSignal.timeout(answerTimeoutMs),
    })
  const response = await asked.catch((error: unknown) => {
    throw new CallFailed(0, {}, reasonOf(error))
  })
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer
  if (response.status === 401 && bearer && bearer === session.current()?.token) {
    session.end(session.isConfirmed() ? logoutReason : 'Authentication expired')
  }
  throw new CallFailed(response.status, refusalIn(answer), String(response.status))
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
