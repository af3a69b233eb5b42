import { downlinkTopics, reportTopics } from '@roomwire/contracts/device/topics.ts'
import type { Access, Endpoint } from '@roomwire/contracts/http/endpoint.ts'
import { liveActionNames } from '@roomwire/contracts/live/from-browser.ts'
import { liveActions } from './live/live-actions.ts'
import { deviceTopics } from './mqtt/device-topics.ts'

/*
 * Everything the server offers has a declared right: a call in its contract (`access`),
 * an action of a page and a topic of a device in the row by which it is handled
 * (`permission`). An action without a declaration stops the program before it listens.
 */

/** An action has no declared right; the message names it. */
export class UndeclaredError extends Error {}

/** The routes without a contract: pages and files without personal data. */
const openPages: ReadonlySet<string> = new Set([
  'GET /api/openapi.json',
  'GET /api/docs',
  'GET /api/docs.css',
  'GET /.well-known/security.txt',
  'GET /healthz',
  'GET /readyz',
  // Only where the operator has set a token, and only for who sends it: the route checks it itself.
  'GET /metrics',
  // The files that a phone needs to trust the home's own certificate: open to everybody, also without TLS.
  'GET /authority',
  'GET /authority/style.css',
  'GET /authority/roomwire.crt',
  'GET /authority/roomwire.mobileconfig',
  'GET /authority/devices.pem',
  // Only where nobody has registered, and only for who shows the code of the start: the route checks it itself.
  'PUT /api/restore/file',
  // Only in a demo, and only for who shows the secret of the start: the route checks it itself.
  'GET /api/outbox',
  'POST /api/outbox',
])

const accesses: ReadonlySet<string> = new Set<Access>([
  'open',
  'session',
  'managers',
  'operator',
  'pass',
])

/**
 * Compares the routes with the declarations.
 * @param routes every route, as `GET /api/rooms/:id`.
 * @param served the endpoints that are served by http/serve.ts.
 * @throws UndeclaredError, with a text for whoever added it.
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

/**
 * The same for the actions of one protocol and the table by which they are handled.
 * @throws UndeclaredError, with a text for whoever added it.
 */
export function checkActions(
  protocol: string,
  names: readonly string[],
  rows: Readonly<Record<string, { permission?: string } | undefined>>,
): void {
  const missing = names.find((name) => !Object.hasOwn(rows, name) || !rows[name]?.permission)
  if (missing === undefined) return
  throw new UndeclaredError(
    `${missing} of ${protocol} says nowhere what right it takes. Give it its row, with a permission, in the table by which it is handled.`,
  )
}
