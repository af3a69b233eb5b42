import type { Endpoint } from '@roomwire/contracts/http/endpoint.ts'
import { renewOpenedPassEndpoint } from '@roomwire/contracts/http/opened-pass.ts'
import { idInPath } from '@roomwire/contracts/vocabulary/fields.ts'
import { manages } from '@roomwire/contracts/vocabulary/role.ts'
import type { FastifyRequest } from 'fastify'
import { keyOfHolder } from '../../features/access/holder.ts'
import { holderOf, type PassHolder, type SignedIn } from '../../features/identity/actor.ts'
import { findActor, findPassHolder } from '../../features/identity/find-actor.ts'
import { apiTokenPrefix, findProgram, type Program } from '../../features/identity/find-program.ts'
import { refuse } from '../../platform/refusal.ts'
import type { NeedsOf, Roomwire } from '../../roomwire.ts'
import { readPassCookie } from './browser-cookies.ts'
import { isSameOrigin, refuseForeignOrigin } from './origin.ts'

/** The caller: a session of a person or a pass, or a program. */
export type CallActor = SignedIn | PassHolder | Program

type HolderNeeds = NeedsOf<typeof findPassHolder> & Pick<Roomwire, 'publicUrl' | 'foreignPages'>
type BearerNeeds = NeedsOf<typeof findProgram> &
  NeedsOf<typeof findActor> &
  Pick<Roomwire, 'rateLimits' | 'tokens'>
type CallerNeeds = HolderNeeds & BearerNeeds & Pick<Roomwire, 'sessionUse'>

/**
 * Finds the caller of this endpoint; undefined for a stranger.
 * @throws Refusal 'slow_down' when somebody calls too fast.
 */
export async function findCaller(
  needs: CallerNeeds,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<CallActor | undefined> {
  const { access } = endpoint
  const { rateLimits, sessionUse } = needs
  const actor = await (access === 'pass'
    ? findHolderOfPass(needs, endpoint, request)
    : findBearer(needs, access, request))
  if (!actor) return undefined
  rateLimits.countCallOf(keyOfHolder(holderOf(actor)), actor.homeId)
  if ('session' in actor) sessionUse.markUsed(actor.session.id)
  return actor
}

/**
 * Finds the holder of the pass in the path.
 * @throws Refusal 'foreign_origin': a page of another site must not use its visitor's cookie.
 */
async function findHolderOfPass(
  needs: HolderNeeds,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<PassHolder | undefined> {
  const passId = idInPath.safeParse(Reflect.get(Object(request.params), 'id')).data
  const { headers } = request
  if (passId === undefined || headers.authorization) return undefined
  const cookie = readPassCookie(headers, passId)
  if (cookie === undefined) return undefined
  if (!isSameOrigin(request.raw, needs.publicUrl)) {
    const isForLive = endpoint === renewOpenedPassEndpoint
    throw refuseForeignOrigin(needs, headers, isForLive ? 'the live connection' : 'requests')
  }
  return findPassHolder(needs, passId, cookie)
}

/** @throws Refusal 'slow_down': a person's call too many costs no look-up. */
async function findBearer(
  needs: BearerNeeds,
  access: Endpoint['access'],
  request: FastifyRequest,
): Promise<SignedIn | Program | undefined> {
  const { rateLimits, tokens } = needs
  const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? []
  if (token?.startsWith(apiTokenPrefix)) {
    // An open call is about nobody's home: a program makes it as anybody does.
    return access === 'open' ? undefined : findProgram(needs, token)
  }
  const claims = token === undefined ? undefined : await tokens.read(token)
  if (token === undefined || !claims) return undefined
  rateLimits.countCallWith(claims)
  return findActor(needs, token)
}

export const notSignedIn = () => refuse('not_signed_in', 'Please sign in')

/**
 * Decides whether somebody may make calls of this endpoint at all.
 * @throws Refusal 'not_signed_in', or 'forbidden' where only those who manage a home or the operator
 * of the server may go, and to a program whose token is of no right for it.
 */
export function authorize({ access, right }: Endpoint, actor: CallActor | undefined): void {
  if (access === 'open') return
  if (!actor) throw notSignedIn()
  if ('right' in actor && actor.right !== right) {
    throw refuse('forbidden', 'This API token is not for this call')
  }
  if (access === 'managers' && !manages(actor.role)) {
    throw refuse('forbidden', 'Only owners may do this')
  }
  if (access === 'operator' && actor.role !== 'super_admin') {
    throw refuse('forbidden', 'Only the operator of this server may do this')
  }
}
