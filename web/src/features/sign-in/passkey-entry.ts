import type { Reply, RequestInput } from '@roomwire/contracts/http/endpoint.ts'
import type {
  askPasskeySignInEndpoint,
  passkeySignInEndpoint,
} from '@roomwire/contracts/http/passkeys.ts'
import { startAuthentication } from '@simplewebauthn/browser'
import { passkeySignInError } from './passkey-label.ts'

/** Lets any passkey of this browser sign the server's challenge. */
export async function signWithPasskey(
  optionsJSON: Reply<typeof askPasskeySignInEndpoint>,
): Promise<RequestInput<typeof passkeySignInEndpoint>['body']['passkey']> {
  const { id, response } = await startAuthentication({ optionsJSON }).catch((error) => {
    throw new Error(passkeySignInError(error))
  })
  return {
    id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
    user_handle: response.userHandle ?? '',
  }
}
