import type { loginEndpoint, registerEndpoint } from '@roomwire/contracts/http/accounts.ts'
import type { Reply, RequestInput } from '@roomwire/contracts/http/endpoint.ts'
import type {
  askPasskeySignInEndpoint,
  passkeySignInEndpoint,
} from '@roomwire/contracts/http/passkeys.ts'
import type { phoneLinkEndpoint } from '@roomwire/contracts/http/phone-link.ts'
import type { startLinkEndpoint } from '@roomwire/contracts/http/start-link.ts'
import type { QueryClient } from '@tanstack/react-query'
import { callServer } from '../../api/call.ts'
import { session } from '../../api/this-session.ts'
import { tokenExpiry } from '../../api/token.ts'
import { paths } from '../../paths.ts'
import { toast } from '../../ui/control/toast.tsx'
import { bidiIsolate } from '../../ui/text/names-text.ts'
import { awaitOtherScreen } from './same-switch.ts'
import { fetchProfile, profileQuery, storedOf } from './use-auth.ts'

/*
 * The ways to sign in. Each fetches the profile with the new token before it stores
 * anything, so every session has been accepted by the server (LOGIN-5).
 */

/** Resolves to the challenge when a code is required as well (second-step.tsx). */
export async function signInHere(
  queries: QueryClient,
  body: RequestInput<typeof loginEndpoint>['body'],
) {
  const answer = await callServer<typeof loginEndpoint>('POST', '/api/users/login', { body })
  if ('challenge' in answer) return answer.challenge
  await startSession(queries, answer)
  return null
}

/** Signs in with the link that the start of a demo home has printed. */
export async function signInHereByStartLink(queries: QueryClient, secret: string) {
  const path = '/api/users/login/start-link'
  await startSession(
    queries,
    await callServer<typeof startLinkEndpoint>('POST', path, { body: { secret } }),
  )
  return null
}

/** Signs in with the link that the person's own page has shown, and says who it was; resolves as signInHere does. */
export async function signInHereByPhoneLink(queries: QueryClient, secret: string) {
  const path = '/api/users/login/phone-link'
  const answer = await callServer<typeof phoneLinkEndpoint>('POST', path, { body: { secret } })
  awaitOtherScreen('phone')
  if ('challenge' in answer) return answer.challenge
  await startSession(queries, answer)
  toast(`Signed in as ${bidiIsolate(answer.username)}`, paths.dashboard)
  return null
}

/** Signs in with a passkey. Its code is fetched at the first use. */
export async function signInHereWithPasskey(queries: QueryClient, remember: boolean) {
  const path = '/api/users/login/passkey'
  const options = await callServer<typeof askPasskeySignInEndpoint>('POST', `${path}/options`)
  const { signWithPasskey } = await import('./passkey-entry.ts')
  const body = { passkey: await signWithPasskey(options), remember }
  await startSession(
    queries,
    await callServer<typeof passkeySignInEndpoint>('POST', path, { body }),
  )
  return null
}

/**
 * Creates an account and signs in with it.
 * @param onCreated is called before that
 */
export async function registerHere(
  queries: QueryClient,
  body: RequestInput<typeof registerEndpoint>['body'],
  onCreated: () => void,
) {
  const made = await callServer<typeof registerEndpoint>('POST', '/api/users/register', { body })
  onCreated()
  await startSession(queries, made)
}

/** Begins the session of a token that the server accepts. */
export async function startSession(
  queries: QueryClient,
  { token, user_id }: Reply<typeof registerEndpoint>,
) {
  const authExpiry = token ? tokenExpiry(token) : null
  if (authExpiry === null || session.isOver({ authExpiry })) {
    throw new Error('Invalid authentication token received')
  }
  const user = await fetchProfile(user_id, token).catch(() => {
    throw new Error('Authentication validation failed')
  })
  queries.clear()
  queries.setQueryData(profileQuery(user_id).queryKey, user)
  session.begin({ token, userId: user_id, authExpiry, person: storedOf(user) })
}
