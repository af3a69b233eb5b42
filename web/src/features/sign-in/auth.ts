import { useQuery } from '@tanstack/react-query'
import { createContext, use, useSyncExternalStore } from 'react'
import { session } from '../../api/this-session.ts'
import { type Person, personFromStore, personOfProfile } from './person.ts'
import { profileQuery } from './profile.ts'

/** Whether somebody is signed in here, and who (AUTH-1). */
type Auth =
  | { state: 'loading' | 'unauthenticated' }
  | {
      state: 'authenticated'
      person: Person
      /** Why this is the saved profile and not the server's. */
      trouble: string | null
    }

export function useAuth(): Auth {
  const stored = useSyncExternalStore(session.subscribe, session.current)
  const profile = useQuery({ ...profileQuery(stored?.userId ?? 0), enabled: stored !== null })
  if (!stored) return { state: 'unauthenticated' }
  if (profile.data)
    return { state: 'authenticated', person: personOfProfile(profile.data), trouble: null }
  if (!profile.error) return { state: 'loading' }
  if (!stored.person) return { state: 'unauthenticated' }
  return {
    state: 'authenticated',
    person: personFromStore(stored.person),
    trouble: profile.error.message,
  }
}

export type SignedInAuth = Extract<Auth, { state: 'authenticated' }>

export const SignedInContext = createContext<SignedInAuth | null>(null)

export function useSignedIn(): SignedInAuth {
  const signedIn = use(SignedInContext)
  if (!signedIn) throw new Error('this part of the page is for those who are signed in')
  return signedIn
}

export function usePerson(): Person {
  return useSignedIn().person
}
