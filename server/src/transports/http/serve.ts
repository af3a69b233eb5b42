import type { Endpoint, Input, Reply } from '@roomwire/contracts/http/endpoint.ts'
import { revisionHeader } from '@roomwire/contracts/http/revision-header.ts'
import type { BrokerState } from '@roomwire/contracts/http/server-address.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { nobody } from '../../features/audit/audit-writer.ts'
import type { Actor, PassHolder, PersonActor, SignedIn } from '../../features/identity/actor.ts'
import type { Caller } from '../../features/identity/caller.ts'
import { revisionOf } from '../../features/identity/home-events.ts'
import { managesHome } from '../../features/identity/person-access.ts'
import type { OwnBackups } from '../../features/operation/server-backups.ts'
import { deletedMeanwhile, isOrphan } from '../../platform/database/orphan.ts'
import { networkOf } from '../../platform/network.ts'
import { parseAs, parseJson } from '../../platform/parse-json.ts'
import { isDenial, type Refusal } from '../../platform/refusal.ts'
import type { Tls } from '../../platform/tls/open-tls.ts'
import type { NeedsOf, Roomwire } from '../../roomwire.ts'
import { openAnswerWriter } from './answer-writer.ts'
import { readCookie } from './browser-cookies.ts'
import { authorize, type CallActor, findCaller, notSignedIn } from './find-caller.ts'

type ActorOf<E extends Endpoint> = E['access'] extends 'open'
  ? SignedIn | undefined
  : E['access'] extends 'pass'
    ? PassHolder
    : E extends { right: string }
      ? PersonActor
      : SignedIn

/** The context that every handler gets beside the parsed input. */
export type RequestContext<E extends Endpoint> = {
  caller: Caller
  /** The actor who calls; undefined is possible only for an open endpoint. */
  actor: ActorOf<E>
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * Serves one endpoint of the contracts: checks who may call it, parses the request, calls the
 * handler, and answers with only the fields that the reply declares.
 */
export type Serve = <const E extends Endpoint>(
  endpoint: E,
  handle: (input: Input<E>, context: RequestContext<E>) => Promise<Reply<E>>,
) => void

/** The open ports of a server: those of TLS where it has a certificate, that of MQTT without TLS where it is allowed. */
export type OpenPorts = { http: number; https?: number; mqtt?: number; mqtts?: number }

/** Where this server listens, and its folders. */
export type ThisServer = {
  /** The address that it listens on, and the ports; those of devices are open before any call is answered. */
  host: string
  ports: () => OpenPorts
  tls: Tls | undefined
  /** Which devices may connect without TLS. */
  plainMqtt: Config['plainMqtt']
  /** The data folder, and the folder that gets a backup each day; empty where none does. */
  data: string
  backups: string
  /** The backups that this server makes; undefined where it makes none. */
  ownBackups: OwnBackups | undefined
  /** Whether a backup may be restored by page: nobody has registered yet. */
  mayRestore: () => Promise<boolean>
  broker: {
    /** How the broker is that is read for a home; undefined where none is. */
    stateFor(homeId: number | null): Promise<BrokerState | undefined>
    /** Whether nobody owns the home for which it is to be read. */
    lacksHome(): Promise<boolean>
  }
}

type ServeNeeds = NeedsOf<typeof findCaller | typeof revisionOf | typeof openAnswerWriter> &
  Pick<Roomwire, 'audit' | 'callerAddress' | 'changesStored'>

/** Lets endpoints be served, and lists those that are. */
export function openServe(needs: ServeNeeds, app: FastifyInstance) {
  const served: Endpoint[] = []
  const serve: Serve = (endpoint, handle) => {
    served.push(endpoint)
    app.route({
      method: endpoint.method,
      ...(endpoint.bodyBytesMax && { bodyLimit: endpoint.bodyBytesMax }),
      url: endpoint.url.replaceAll(/\{(\w+)\}/g, ':$1'),
      handler: handlerOf(needs, endpoint, handle),
    })
  }
  return { serve, served }
}

function handlerOf<E extends Endpoint>(
  needs: ServeNeeds,
  endpoint: E,
  handle: (input: Input<E>, context: RequestContext<E>) => Promise<Reply<E>>,
) {
  const write = openAnswerWriter(needs, endpoint)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const caller = {
      address: networkOf(needs.callerAddress.of(request.raw)),
      userAgent: request.headers['user-agent'] ?? null,
      known: readCookie(request, 'known'),
    }
    let actor: CallActor | undefined
    try {
      needs.rateLimits.countCallFrom(caller.address)
      actor = await findCaller(needs, endpoint, request)
      authorize(endpoint, actor)
      const input = {
        ...(endpoint.path ? { path: parseAs(endpoint.path, request.params) } : {}),
        ...(endpoint.query ? { query: parseAs(endpoint.query, request.query) } : {}),
        ...(endpoint.body
          ? { body: parseAs(endpoint.body, parseJson(bodyOf(request), endpoint.bodyBytesMax)) }
          : {}),
      }
      const revision = revisionFor(needs, endpoint, actor)
      // The parsed shape is that of the endpoint; the compiler can't follow it through the three optional parts.
      const context = { caller, actor, request, reply } as RequestContext<E>
      const answer = await handle(input as Input<E>, context) // As above.
      // No answer tells of what a power cut would take back.
      await needs.changesStored()
      if (isKnownTo(request, reply)) return reply.code(304).send()
      if (revision !== undefined) void reply.header(revisionHeader, revision)
      const text = await write(answer, reply)
      void reply.type('application/json; charset=utf-8')
      return text
    } catch (cause) {
      const error = isOrphan(cause) ? await refusalOfOrphan(needs, endpoint, request) : cause
      auditDenial(needs, endpoint, actor, caller, error)
      throw error
    }
  }
}

/** Whether the browser has kept the same answer; it was allowed again just now. */
const isKnownTo = ({ headers }: FastifyRequest, reply: FastifyReply): boolean =>
  reply.hasHeader('etag') && headers['if-none-match'] === reply.getHeader('etag')

/**
 * The revision of the home that a list is read of. Those who manage it see all of it. What others
 * see changes with their grants and with time too, and how often the home changes is not theirs to know.
 */
function revisionFor(
  needs: NeedsOf<typeof revisionOf>,
  { method }: Endpoint,
  actor: CallActor | undefined,
): string | undefined {
  if (method !== 'GET' || !actor || !('session' in actor) || actor.kind !== 'person')
    return undefined
  return managesHome(actor) ? revisionOf(needs, actor.homeId) : undefined
}

/** The refusal when a row was deleted during the call: it may be the caller's own. */
async function refusalOfOrphan(
  needs: NeedsOf<typeof findCaller>,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Refusal> {
  const isStillThere =
    endpoint.access === 'open' || (await findCaller(needs, endpoint, request)) !== undefined
  return isStillThere ? deletedMeanwhile() : notSignedIn()
}

/** Writes a denial to the audit log. Of strangers it writes only 429s, because their verbs write the rest. */
function auditDenial(
  { audit }: Pick<Roomwire, 'audit'>,
  { method, url }: Endpoint,
  actor: Actor | undefined,
  { address }: Caller,
  error: unknown,
): void {
  if (!isDenial(error) || (!actor && error.status !== 429)) return
  const from = audit.pseudonymise(address)
  audit.enqueue('call.refused', actor ?? nobody, {
    call: `${method} ${url}`,
    code: error.code,
    from,
  })
}

function bodyOf(request: FastifyRequest): Buffer {
  return request.body instanceof Buffer ? request.body : Buffer.alloc(0)
}
