import type { Actor } from '../identity/actor.ts'
import type { AuthenticatorStore } from './authenticator-store.ts'
import type { PasskeyStore } from './passkey-store.ts'

/** The ways in which the actor can sign in, beside the password. */
export async function listWays(
  { passkeys, authenticators }: { passkeys: PasskeyStore; authenticators: AuthenticatorStore },
  actor: Actor,
) {
  return {
    passkeys: await passkeys.ofPerson(actor.personId),
    authenticator: {
      since: (await authenticators.of(actor.personId))?.totp_since ?? null,
      recovery_codes_left: await authenticators.recoveryCodesLeft(actor.personId),
    },
  }
}
