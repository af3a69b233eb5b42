import type { Reply, Sent } from '@roomwire/contracts/http/endpoint.ts'
import type { askPasskeySignIn, passkeySignIn } from '@roomwire/contracts/http/passkeys.ts'
import { startAuthentication } from '@simplewebauthn/browser'
import { whyNotEntered } from './passkey-label.ts'

/** Lets a passkey sign what the server asks, whosever this browser has. */
export async function signWithPasskey(
  optionsJSON: Reply<typeof askPasskeySignIn>,
): Promise<Sent<typeof passkeySignIn>['body']['passkey']> {
  const { id, response } = await startAuthentication({ optionsJSON }).catch((error) => {
    throw new Error(whyNotEntered(error))
  })
  return {
    id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
    user_handle: response.userHandle ?? '',
  }
}
