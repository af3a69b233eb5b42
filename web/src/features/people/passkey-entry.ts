import type { askPasskeySignIn, passkeySignIn } from '@roomwire/contracts/http/passkeys.ts'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { enter } from './enter.ts'
import { passkeyObstacle, whyNotEntered } from './passkey-words.ts'

/** Signs in with a passkey, whosever this browser has. Loaded when it is first asked for. */
export async function signInWithPasskey(queries: QueryClient, remember: boolean): Promise<void> {
  const obstacle = passkeyObstacle()
  if (obstacle) throw new Error(obstacle)
  const optionsJSON = await call<typeof askPasskeySignIn>(
    'POST',
    '/api/users/login/passkey/options',
  )
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { id, response } = await startAuthentication({ optionsJSON }).catch((error) => {
    throw new Error(whyNotEntered(error))
  })
  const passkey = {
    id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
    user_handle: response.userHandle ?? '',
  }
  const body = { passkey, remember }
  await enter(
    queries,
    await call<typeof passkeySignIn>('POST', '/api/users/login/passkey', { body }),
  )
}
