import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Clock } from '../../platform/clock.ts'
import { fingerprint, randomText } from '../../platform/random.ts'
import type { ChallengeStore } from './challenge-store.ts'

/** The second step of signing in: the challenge to answer with a code, until `expiresAt` (epoch ms). */
export type SecondFactorChallenge = { challenge: string; expiresAt: number }

/** How long the session is to last: as sessionLife says, or until an instant (epoch ms), if the session lasts that made the link. */
export type AskedLife = { remember: boolean } | { until: number; maker: string }

/** Asks a person whose password, or link, was right for the code of their authenticator app as well. */
export async function askSecondFactor(
  { challenges, clock }: { challenges: ChallengeStore; clock: Clock },
  personId: number,
  life: AskedLife,
): Promise<SecondFactorChallenge> {
  const challenge = randomText(32)
  const expiresAt = clock.now() + limits.challengeLifeMs
  await challenges.put({
    hash: fingerprint(challenge),
    purpose: 'second_factor',
    personId,
    detail: JSON.stringify(life),
    expiresAt,
    tries: limits.secondFactorTries,
  })
  return { challenge, expiresAt }
}
