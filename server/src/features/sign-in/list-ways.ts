import type { PersonActor } from '../identity/actor.ts'
import type { AuthenticatorStore } from './authenticator-store.ts'
import type { PasskeyStore, StoredPasskey } from './passkey-store.ts'

/** The ways to sign in beside the password. */
export type WaysToSignIn = {
  passkeys: StoredPasskey[]
  authenticator: {
    /** Since when it is on, epoch ms; null while it is off. */
    since: number | null
    recoveryCodesLeft: number
  }
}

/** Lists the ways in which the actor can sign in, beside the password. */
export async function listWays(
  { passkeys, authenticators }: { passkeys: PasskeyStore; authenticators: AuthenticatorStore },
  actor: PersonActor,
): Promise<WaysToSignIn> {
  return {
    passkeys: await passkeys.ofPerson(actor.personId),
    authenticator: {
      since: (await authenticators.of(actor.personId))?.since ?? null,
      recoveryCodesLeft: await authenticators.recoveryCodesLeft(actor.personId),
    },
  }
}
