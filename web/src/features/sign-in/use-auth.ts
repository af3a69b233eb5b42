import type { Profile, profileEndpoint } from '@roomwire/contracts/http/accounts.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { createContext, use, useSyncExternalStore } from 'react'
import { callServer } from '../../api/call.ts'
import { statusOf } from '../../api/call-failed.ts'
import { session } from '../../api/this-session.ts'
import { setHomeClocks, setHomeDaylight } from '../../ui/time/time-zone.ts'
import { type Person, personFromStore, personOfProfile } from './person.ts'

/** Whether somebody is signed in here, and who (AUTH-1). */
type Auth =
  | { state: 'loading' | 'unauthenticated' }
  | {
      state: 'authenticated'
      person: Person
      /** Why this is the saved profile and not the server's. */
      profileError: string | null
    }

/** Whether somebody is signed in here. Checks the stored session at the server. */
export function useAuth(): Auth {
  const stored = useSyncExternalStore(session.subscribe, session.current)
  const profile = useQuery({ ...profileQuery(stored?.userId ?? 0), enabled: stored !== null })
  if (!stored) return { state: 'unauthenticated' }
  if (profile.data)
    return { state: 'authenticated', person: personOfProfile(profile.data), profileError: null }
  if (!profile.error) return { state: 'loading' }
  if (!stored.person) return { state: 'unauthenticated' }
  return {
    state: 'authenticated',
    person: personFromStore(stored.person),
    profileError: profile.error.message,
  }
}

/** The state of a page for signed-in people. */
type SignedInAuth = Extract<Auth, { state: 'authenticated' }>

/** The signed-in person of this page. */
export const SignedInContext = createContext<SignedInAuth | null>(null)

/** The signed-in state. Throws on pages for visitors. */
export function useSignedIn(): SignedInAuth {
  const signedIn = use(SignedInContext)
  if (!signedIn) throw new Error('this part of the page requires a signed-in person')
  return signedIn
}

/** The signed-in person. Throws on pages for visitors. */
export function usePerson(): Person {
  return useSignedIn().person
}

/** Whether this is a guest who may see devices and not switch them. */
export function useOnlyLooks(): boolean {
  return use(SignedInContext)?.person.access?.may_switch === false
}

/** Whether this person may name switches and choose their icons, where they may switch. */
export function useMayArrange(): boolean {
  const { isAdmin, access } = usePerson()
  return isAdmin || access?.may_arrange === true
}

/** Shown to a guest who may only look, and announced at a press. */
export const onlyLooksText = 'You can view but not switch.'

/** The query key of the profile. */
export const profileKey = ['profile'] as const

/** The signed-in person's own profile. Fetching it checks the stored session (AUTH-3). */
export function profileQuery(userId: number) {
  return queryOptions({
    queryKey: [...profileKey, userId],
    queryFn: () => checkedProfile(userId),
    retry: false,
    staleTime: 300_000,
  })
}

/** Fetches the profile of the token, or of the session without one. */
export async function fetchProfile(userId: number, token?: string): Promise<Profile> {
  const { user } = await callServer<typeof profileEndpoint>(
    'GET',
    '/api/users/profile/{userId}',
    { path: { userId: String(userId) } },
    { logoutReason: 'Authentication expired', ...(token !== undefined && { token }) },
  )
  if (!user?.user_id || !user.username) throw new Error('Invalid user profile data')
  // Before anything of the page is written with it.
  setHomeClocks(user.home_time_zone, user.home_offsets, user.home_locale)
  setHomeDaylight(user.home_daylight)
  return user
}

/** The part of a profile stored here, for when the server cannot be reached. */
export function storedOf({ user_id, username, email, role, role_name }: Profile) {
  return { id: user_id, username, email, role, role_name }
}

async function checkedProfile(userId: number): Promise<Profile> {
  try {
    const user = await fetchProfile(userId)
    session.rememberPerson(storedOf(user))
    session.recheck()
    return user
  } catch (error) {
    // An answer of any kind tells the time by which a stored session may be over.
    session.recheck()
    if (!session.current()?.person) session.end('Authentication failed')
    const status = statusOf(error)
    throw status === 0 ? error : new Error(`Profile fetch failed: ${status}`)
  }
}
