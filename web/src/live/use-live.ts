import { createContext, use, useSyncExternalStore } from 'react'
import type { Live } from './live.ts'
import type { ConnectionState } from './live-connection.ts'

/** The live connection that the parts of a page share. */
export const LiveContext = createContext<Live | null>(null)

/** The live connection of this page. Throws outside its provider. */
export function useLive(): Live {
  const live = use(LiveContext)
  if (!live) throw new Error('this part of the page stands outside the live connection')
  return live
}

/** The state of the connection. Renders again at each change. */
export function useConnection(): ConnectionState {
  const { connection } = useLive()
  return useSyncExternalStore(connection.subscribe, connection.state)
}
