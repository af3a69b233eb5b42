import type { Endpoint, Reply, RequestInput } from '@roomwire/contracts/http/endpoint.ts'
import { addressOf } from './address-of.ts'
import { askServer, readAnswer } from './ask.ts'

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
