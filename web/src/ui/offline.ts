import { createContext, use } from 'react'

/** Whether the server is out of reach, for pieces that do not know how it is reached. */
export const Offline = createContext(false)

export function useOffline(): boolean {
  return use(Offline)
}
