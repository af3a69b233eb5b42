import type { Profile, profileEndpoint } from '@roomwire/contracts/http/accounts.ts'
import { queryOptions } from '@tanstack/react-query'
import { callServer } from '../../api/call.ts'
import { statusOf } from '../../api/call-failed.ts'
import { session } from '../../api/this-session.ts'
import { setHomeClocks } from '../../ui/time/time-zone.ts'

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
  setHomeClocks(user.home_time_zone, user.home_offsets)
  return user
}

/** What is stored here of a person, for the next time the server cannot be reached. */
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
