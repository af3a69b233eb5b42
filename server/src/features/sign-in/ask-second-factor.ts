import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import type { Clock } from '../../platform/clock.ts'
import { fingerprint, randomText } from '../../platform/random.ts'
import type { ChallengeStore } from './challenge-store.ts'

/** The second step of signing in: the challenge to answer with a code, until `expiresAt` (epoch ms). */
export type SecondFactorChallenge = { challenge: string; expiresAt: number }

/** Asks a person whose password was right for the code of their authenticator app as well. */
export async function askSecondFactor(
  { challenges, clock }: { challenges: ChallengeStore; clock: Clock },
  personId: number,
  remember: boolean,
): Promise<SecondFactorChallenge> {
  const challenge = randomText(32)
  const expiresAt = clock.now() + limits.challengeLifeMs
  await challenges.put({
    hash: fingerprint(challenge),
    purpose: 'second_factor',
    personId,
    detail: JSON.stringify({ remember }),
    expiresAt,
    tries: limits.secondFactorTries,
  })
  return { challenge, expiresAt }
}
