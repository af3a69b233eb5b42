import { createContext, use } from 'react'

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
