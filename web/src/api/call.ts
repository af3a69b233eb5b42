import type { Endpoint, Reply, RequestInput } from '@roomwire/contracts/http/endpoint.ts'
import { askServer, readAnswer } from './ask.ts'
import { statusOf } from './call-failed.ts'
import { addressOf, takeEarlyAnswer } from './early-answers.ts'
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
  try {
    return await readAnswer(early ?? askServer(method, address, { body: sent.body, bearer }))
  } catch (error) {
    if (statusOf(error) === 401 && bearer && bearer === session.current()?.token) {
      session.endUnexplained(session.isConfirmed() ? logoutReason : 'Authentication expired')
    }
    throw error
  }
}
