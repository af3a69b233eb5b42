import { downlinkTopics, reportTopics } from '@roomwire/contracts/device/topics.ts'
import type { Access, Endpoint } from '@roomwire/contracts/http/endpoint.ts'
import { liveActionNames } from '@roomwire/contracts/live/from-browser.ts'
import { liveActions } from './live/live-socket.ts'
import { deviceTopics } from './mqtt/device-topics.ts'

/*
 * Everything the server can be asked for, each with the right that it takes. A
 * call carries its own (`access` of the contract); the rest stands here. What is
 * in neither place stops the program before it listens: nobody has thought
 * about who may.
 */

/** Something can be asked for that has no declared right; the message names it. */
export class UndeclaredError extends Error {}

/** What is answered without a contract: pages and files that carry nothing of anybody. */
const openPages: ReadonlySet<string> = new Set([
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/docs.css',
  'GET /.well-known/security.txt',
  // Only in a demo, and only for this very machine: it looks itself.
  'GET /api/outbox',
])

const accesses: ReadonlySet<string> = new Set<Access>(['open', 'session', 'managers'])

/**
 * Holds what can be asked for against what is declared.
 * @param routes every route there is, as `GET /api/rooms/:id`.
 * @param served the endpoints that went through the door (see http/serve.ts).
 * @throws UndeclaredError in words.
 */
export function checkDeclared(routes: readonly string[], served: readonly Endpoint[]): void {
  const declared = new Set(
    served
      .filter(({ access }) => accesses.has(access))
      .map(({ method, url }) => `${method} ${url.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  )
  for (const route of routes) {
    const asked = route.replace(/^HEAD /, 'GET ') // Fastify answers HEAD wherever it answers GET.
    if (declared.has(asked) || openPages.has(asked)) continue
    throw new UndeclaredError(
      `${route} says nowhere who may call it. Serve it through serve() with a contract, or name it among the open pages in declared-actions.ts.`,
    )
  }
  checkActions('the live socket', liveActionNames, liveActions)
  checkActions('MQTT', [...reportTopics, ...downlinkTopics], deviceTopics)
}

/** The same for the words of one language. @throws UndeclaredError in words. */
export function checkActions(language: string, words: readonly string[], declared: object): void {
  const missing = words.find((word) => !Object.hasOwn(declared, word))
  if (missing === undefined) return
  throw new UndeclaredError(
    `${missing} of ${language} says nowhere what right it takes. Give it its line in declared-actions.ts.`,
  )
}
