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
export type SignedInAuth = Extract<Auth, { state: 'authenticated' }>

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

/** What a guest reads who only looks, and hears at a press. */
export const onlyLooksText = 'You can view but not switch.'
