import type { ApiTokenRight } from '@roomwire/contracts/vocabulary/api-token-right.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import type { Delivery } from '../../platform/delivery/delivery.ts'
import type { Passwords } from '../../platform/passwords.ts'
import { fingerprint, randomText } from '../../platform/random.ts'
import { refuse } from '../../platform/refusal.ts'
import type { AuditWriter } from '../audit/audit-writer.ts'
import type { PersonActor } from '../identity/actor.ts'
import type { ApiTokenStore, StoredApiToken } from '../identity/api-token-store.ts'
import { apiTokenPrefix } from '../identity/find-program.ts'
import { managesHome } from '../identity/person-access.ts'
import type { PersonStore } from '../identity/person-store.ts'
import type { Attempts } from '../limits/attempts.ts'
import { provePassword } from './prove-password.ts'
import { warnAccountOwner } from './warn-account-owner.ts'

type Needs = {
  people: PersonStore
  atomically: Atomically<{
    members: { lockHome(homeId: number): Promise<void> }
    apiTokens: ApiTokenStore
    audit: AuditWriter
  }>
  attempts: Attempts
  passwords: Passwords
  delivery: Delivery
  clock: Clock
}

/** Bytes of chance in an API token. */
const secretBytes = 32

/**
 * Makes an API token of the actor, for the home that they manage now.
 * @returns it, and the token itself, which is told this one time.
 * @throws Refusal 'forbidden' for somebody who manages no home, 'wrong_password',
 * 'too_many_attempts', 'too_many_tokens', 'server_busy'.
 */
export async function createApiToken(
  needs: Needs,
  actor: PersonActor,
  { label, right, password }: { label: string; right: ApiTokenRight; password: string },
): Promise<{ token: StoredApiToken; secret: string }> {
  if (!managesHome(actor)) throw refuse('forbidden', 'You may not make API tokens')
  const { personId, homeId } = actor
  await provePassword(needs, actor, password)
  const secret = `${apiTokenPrefix}${randomText(secretBytes)}`
  const token = await needs.atomically(async ({ members, apiTokens, audit }) => {
    await members.lockHome(homeId) // Behind the lock nobody makes another one meanwhile.
    if ((await apiTokens.ofPerson(personId)).length >= limits.apiTokensMax) {
      throw refuse(
        'too_many_tokens',
        `You have ${limits.apiTokensMax} API tokens. Revoke one first.`,
      )
    }
    const hash = fingerprint(secret)
    const about = { personId, homeId, label, right, hash, createdAt: needs.clock.now() }
    const added = await apiTokens.add(about)
    await audit.write('token.created', actor, { token: added.id, right })
    return added
  })
  await warnAccountOwner(needs, personId, 'an API token was made')
  return { token, secret }
}

/**
 * Revokes one of the actor's API tokens; it opens nothing from the next call on.
 * @throws Refusal 'not_found', alike for a stranger's token and for none.
 */
export async function revokeApiToken(
  { atomically }: Pick<Needs, 'atomically'>,
  actor: PersonActor,
  tokenId: number,
): Promise<void> {
  await atomically(async ({ apiTokens, audit }) => {
    if (!(await apiTokens.removeOneOf(actor.personId, tokenId))) {
      throw refuse('not_found', 'Token not found')
    }
    await audit.write('token.revoked', actor, { token: tokenId })
  })
}
