import { createContext, use } from 'react'
import { clockTime } from '../time/time-text.ts'

/** Whether the server is out of reach, for components that do not know the live connection. */
export const Offline = createContext(false)

/** Whether the server is out of reach. */
export function useOffline(): boolean {
  return use(Offline)
}

/**
 * The time at which the server was last within reach, epoch ms, once it was long enough ago that whatever
 * stands here is only remembered; null while it is live.
 */
export const RememberedSince = createContext<number | null>(null)

/** 'as of 17:45' beside remembered states; null while they are live. */
export function useAsOf(): string | null {
  const since = use(RememberedSince)
  return since === null ? null : `as of ${clockTime(since)}`
}
