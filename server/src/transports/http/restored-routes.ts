import {
  decideWaitingEndpoint,
  type WaitingReply,
  waitingEndpoint,
} from '@roomwire/contracts/http/restored.ts'
import { decideWaiting, listWaiting } from '../../features/backups/review-restored.ts'
import type { PersonActor } from '../../features/identity/actor.ts'
import type { NeedsOf } from '../../roomwire.ts'
import type { Serve } from './serve.ts'

type RestoredNeeds = NeedsOf<typeof decideWaiting>

/** The calls of managers about what waits since a restore. */
export function restoredRoutes(needs: RestoredNeeds, serve: Serve): void {
  const present = async (actor: PersonActor): Promise<WaitingReply> => ({
    restored_at: (await needs.restored.at()) || null,
    waiting: (await listWaiting(needs, actor)).map(({ expiresAt, ...one }) => ({
      ...one,
      expires_at: expiresAt,
    })),
  })
  serve(waitingEndpoint, (_input, { actor }) => present(actor))
  serve(decideWaitingEndpoint, async ({ body }, { actor }) => {
    const keep = body.decision === 'keep'
    await decideWaiting(needs, actor, { keep, keys: body.waiting })
    return present(actor)
  })
}
