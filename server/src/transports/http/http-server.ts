import type { Endpoint } from '@roomwire/contracts/http/endpoint.ts'
import { serverTimeHeader } from '@roomwire/contracts/http/server-time-header.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { findContactDetails } from '../../features/accounts/contact-details.ts'
import { isMailedToOperator } from '../../features/accounts/contact-operator.ts'
import { mayRegister } from '../../features/accounts/register.ts'
import type { Clock } from '../../platform/clock.ts'
import { gatherRefusals } from '../../platform/refused-log.ts'
import type { NeedsOf, Roomwire } from '../../roomwire.ts'
import { checkDeclared } from '../declared-actions.ts'
import { accountRoutes } from './account-routes.ts'
import { activityRoutes } from './activity-routes.ts'
import { apiTokenRoutes } from './api-token-routes.ts'
import { serveAuthorityPage } from './authority-page.ts'
import { contactRoutes, serverRoutes } from './contact-routes.ts'
import { deviceRoutes } from './device-routes.ts'
import { docsPage, docsStyle } from './docs-page.ts'
import {
  answerBrokenHttp,
  answerErrors,
  answerUnreadable,
  cannotRead,
  nothingHere,
} from './error-answers.ts'
import { serveHealth } from './health.ts'
import { historyRoutes } from './history-routes.ts'
import { type HttpsSettings, openHttpsHeader } from './https-header.ts'
import { openHttpsRedirect } from './https-redirect.ts'
import { memberRoutes } from './member-routes.ts'
import { type MetricsNeeds, serveMetrics } from './metrics.ts'
import { describeInOpenApi } from './openapi.ts'
import { serveOutboxPage } from './outbox-page.ts'
import { passRoutes } from './pass-routes.ts'
import { restoreRoutes } from './restore-routes.ts'
import { restoredRoutes } from './restored-routes.ts'
import { roomRoutes } from './room-routes.ts'
import { sceneRoutes } from './scene-routes.ts'
import { scheduleRoutes } from './schedule-routes.ts'
import { secureHeaders } from './secure-headers.ts'
import { serveSecurityTxt } from './security-txt.ts'
import { openServe, type ThisServer } from './serve.ts'
import { serverStateRoutes } from './server-state-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import { sharingRoutes } from './sharing-routes.ts'
import { signInRoutes } from './sign-in-routes.ts'
import type { StartSecret } from './start-secret.ts'
import { closeSlowReaders, httpTimeouts } from './timeouts.ts'
import { serveWebFiles } from './web-files.ts'

const calls = [
  accountRoutes,
  contactRoutes,
  serverRoutes,
  restoredRoutes,
  serverStateRoutes,
  signInRoutes,
  sessionRoutes,
  memberRoutes,
  passRoutes,
  apiTokenRoutes,
  roomRoutes,
  deviceRoutes,
  sceneRoutes,
  sharingRoutes,
  activityRoutes,
  historyRoutes,
  scheduleRoutes,
]

type HttpNeeds = NeedsOf<(typeof calls)[number] | typeof openServe> &
  NeedsOf<typeof findContactDetails | typeof mayRegister | typeof isMailedToOperator> &
  MetricsNeeds &
  Pick<Roomwire, 'attempts' | 'counts' | 'log' | 'outbox'>

/** Its ports and certificate, and what its start has printed. */
type OfThisStart = Pick<ThisServer, 'ports' | 'tls' | 'ownBackups' | 'broker'> & {
  outboxSecret: StartSecret
  pageRestore: Parameters<typeof restoreRoutes>[3] & { isOpen: () => Promise<boolean> }
}

/** Builds the HTTP side: the calls, their description, and the files of the web app. It does not listen yet. */
export function buildHttpServer(
  needs: HttpNeeds,
  config: HttpsSettings &
    Pick<ThisServer, 'host' | 'data' | 'backups' | 'plainMqtt'> & { metricsToken: string },
  webFolder: string,
  given: OfThisStart,
): FastifyInstance {
  const { ports, tls, broker, outboxSecret, pageRestore } = given
  const app = Fastify({
    bodyLimit: limits.bodyBytesMax,
    ...httpTimeouts,
    routerOptions: { ignoreTrailingSlash: true },
    trustProxy: (address) => needs.callerAddress.isTrusted(address),
    frameworkErrors(error, request, reply) {
      setHeaders(request, reply, needs.clock)
      answerUnreadable(error, request, reply)
    },
    clientErrorHandler: answerBrokenHttp,
  })
  closeSlowReaders(app.server)
  // Other expectations than 100-continue are ignored: Node would refuse them without a text.
  app.server.on('checkExpectation', (request, response) =>
    app.server.emit('request', request, response),
  )
  // Bodies stay bytes here; serve.ts parses them, because it knows the endpoint.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  lookAtRequests(app, needs, config, given)
  answerErrors(app, needs)

  const { serve, served } = openServe(needs, app)
  refuseUndeclared(app, served)
  const server: ThisServer = {
    host: config.host,
    ports,
    tls,
    plainMqtt: config.plainMqtt,
    data: config.data,
    backups: config.backups,
    ownBackups: given.ownBackups,
    mayRestore: pageRestore.isOpen,
    broker,
  }
  for (const routes of calls) routes(needs, serve, server)
  restoreRoutes(app, needs, serve, pageRestore)
  const openApi = once(() => JSON.stringify(describeInOpenApi(served)))
  const docs = once(() => docsPage(served))
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json').send(openApi()))
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(docs()))
  app.get('/api/docs.css', (_request, reply) => reply.type('text/css').send(docsStyle))
  serveOutboxPage(app, needs, outboxSecret)
  serveSecurityTxt(app, needs)
  if (tls?.ownAuthority) serveAuthorityPage(app, tls.ownAuthority)
  serveHealth(app, needs)
  serveMetrics(app, needs, config)
  serveWebFiles(app, webFolder, async () => ({
    contact: await findContactDetails(needs),
    isOpen: (await mayRegister(needs)) !== 'invited',
    isMailed: isMailedToOperator(needs),
  }))
  return app
}

/** Looks at each request before anything else does: which headers its answer has, and whether it is one for HTTP at all. */
function lookAtRequests(
  app: FastifyInstance,
  needs: Pick<Roomwire, 'clock' | 'log' | 'callerAddress'>,
  config: HttpsSettings,
  { ports, tls }: Pick<ThisServer, 'ports' | 'tls'>,
): void {
  const requireHttps = openHttpsHeader(config, tls)
  const leadToHttps = openHttpsRedirect(config.publicUrl, ports, needs.callerAddress)
  const lostUpgrades = gatherRefusals(
    needs.log,
    'a live connection came without its Upgrade header. If there is a proxy, let it pass WebSockets (nginx: proxy_http_version 1.1, proxy_set_header Upgrade $http_upgrade, proxy_set_header Connection "upgrade")',
  )
  app.addHook('onRequest', async (request, reply) => {
    setHeaders(request, reply, needs.clock)
    if (!hasOneHost(request)) {
      void reply.header('connection', 'close')
      throw cannotRead()
    }
    requireHttps(request, reply)
    if (tls && leadToHttps(request, reply)) return reply
    // A proxy that drops the header of an upgrade lets those beside it pass.
    if (request.headers['sec-websocket-key'] !== undefined) {
      lostUpgrades.note({ peer: request.socket.remoteAddress ?? '' })
    }
    // Only a page or a file may be asked for at any path. Whatever else is sent there is not read.
    if (request.is404 && !['GET', 'HEAD'].includes(request.method)) throw nothingHere()
  })
  app.addHook('onClose', async () => lostUpgrades.flush())
}

/** Whether a request names the server once; HTTP/1.0 need not. With two, a proxy might go by the other one. */
function hasOneHost({ raw: { rawHeaders, httpVersion } }: FastifyRequest): boolean {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
  return hosts.length === 1 || (hosts.length === 0 && httpVersion === '1.0')
}

/** A text that is made when it is asked for first. */
function once(make: () => string): () => string {
  let text: string | undefined
  return () => {
    text ??= make()
    return text
  }
}

/** Lets the server listen only when every route has been declared. */
function refuseUndeclared(app: FastifyInstance, served: readonly Endpoint[]): void {
  const routes: string[] = []
  app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push(`${one} ${url}`)
  })
  app.addHook('onReady', async () => checkDeclared(routes, served))
}

function setHeaders(request: FastifyRequest, reply: FastifyReply, clock: Clock): void {
  secureHeaders(request, reply)
  if (!request.url.startsWith('/api/')) return
  void reply.headers({ 'cache-control': 'no-store', [serverTimeHeader]: String(clock.now()) })
}

/** While closing: the interval of closing idle connections, and the time after which all are closed, ms. */
const closing = { intervalMs: 50, timeoutMs: 2_000 }

/**
 * Answers the open requests, then closes the server. A connection that is still sending an
 * answer becomes idle a moment later, and would otherwise be kept alive for a minute.
 */
export async function closeHttpServer(app: FastifyInstance): Promise<void> {
  const idle = setInterval(() => app.server.closeIdleConnections(), closing.intervalMs)
  const timeout = setTimeout(() => app.server.closeAllConnections(), closing.timeoutMs)
  await app.close().finally(() => {
    clearInterval(idle)
    clearTimeout(timeout)
  })
}
