import {
  decideWaitingEndpoint,
  type WaitingReply,
  waitingEndpoint,
} from '@roomwire/contracts/http/restored.ts'
import { decideWaiting, listWaiting } from '../../features/backups/review-restored.ts'
import type { PersonActor } from '../../features/identity/actor.ts'
import { type RouteContext, serve } from './serve.ts'

/** The calls of managers about what waits since a restore. */
export function restoredRoutes(context: RouteContext): void {
  const { roomwire } = context
  const present = async (actor: PersonActor): Promise<WaitingReply> => ({
    restored_at: (await roomwire.restored.at()) || null,
    waiting: (await listWaiting(roomwire, actor)).map(({ expiresAt, ...one }) => ({
      ...one,
      expires_at: expiresAt,
    })),
  })
  serve(context, waitingEndpoint, (_input, { actor }) => present(actor))
  serve(context, decideWaitingEndpoint, async ({ body }, { actor }) => {
    const keep = body.decision === 'keep'
    await decideWaiting(roomwire, actor, { keep, keys: body.waiting })
    return present(actor)
  })
}
