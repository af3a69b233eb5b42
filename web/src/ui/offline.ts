import { createContext, use } from 'react'

/** Whether the server is out of reach, for components that do not know the live connection. */
export const Offline = createContext(false)

/** Whether the server is out of reach. */
export function useOffline(): boolean {
  return use(Offline)
}
