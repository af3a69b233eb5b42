import { fingerprint, randomText, sameFingerprint } from '../../platform/random.ts'

export type StartSecret = ReturnType<typeof makeStartSecret>

/** A secret that a start prints: it is in memory alone, and a new one with each start. */
export function makeStartSecret() {
  const secret = randomText(16)
  let isAnnounced = false
  return {
    /** It opens something from here on: somebody is told. */
    announce(): string {
      isAnnounced = true
      return secret
    },
    isAnnounced: () => isAnnounced,
    /** Compares in a time that does not reveal where the two differ. */
    equals: (shown: string) => sameFingerprint(fingerprint(shown), fingerprint(secret)),
  }
}
