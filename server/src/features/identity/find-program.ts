import type { ApiTokenRight } from '@roomwire/contracts/vocabulary/api-token-right.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import { fingerprint } from '../../platform/random.ts'
import type { PersonActor } from './actor.ts'
import type { ApiTokenStore } from './api-token-store.ts'

/** A program that acts for a person by an API token. It never does more than one right of theirs. */
export type Program = PersonActor & { tokenId: number; right: ApiTokenRight }

/** The beginning of every API token, so that scanners of leaked secrets find it. */
export const apiTokenPrefix = 'rw_'

/** How exact it is stored when a token was used last, ms. */
const usedWithinMs = 60_000

/**
 * Finds the program behind an API token: undefined for one that was never made or is revoked, whose
 * person has gone to another home, or whose account is closed. Nothing in it is older than this call.
 */
export async function findProgram(
  {
    apiTokens,
    atomicallyRelaxed,
    clock,
  }: {
    apiTokens: ApiTokenStore
    atomicallyRelaxed: Atomically<{ apiTokens: ApiTokenStore }>
    clock: Clock
  },
  secret: string,
): Promise<Program | undefined> {
  const found = await apiTokens.find(fingerprint(secret))
  if (!found) return undefined
  const { token, person } = found
  const now = clock.now()
  if (now - (token.lastUsedAt ?? 0) >= usedWithinMs) {
    await atomicallyRelaxed((stores) => stores.apiTokens.markUsed(token.id, now))
  }
  return { ...person, tokenId: token.id, right: token.right }
}
