import type { ToBrowser } from '@roomwire/contracts/live/to-browser.ts'
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { Listeners } from '../ui/browser/listeners.ts'
import { Offline, RememberedSince } from '../ui/browser/offline.ts'
import { useLasting } from '../ui/browser/use-lasting.ts'
import { clock } from '../ui/time/clock.ts'
import { type ConnectionState, isLost, LiveConnection } from './live-connection.ts'

type LiveNeeds = Omit<ConstructorParameters<typeof LiveConnection>[0], 'onMessage'>

/** The live half of a page: its connection, and those who listen to its messages. */
export class Live {
  readonly connection: LiveConnection
  readonly #listeners = new Listeners<ToBrowser>()

  constructor(needs: LiveNeeds) {
    this.connection = new LiveConnection({
      ...needs,
      onMessage: (message) => this.#listeners.tell(message),
    })
  }

  /** Listeners get each message in the order in which they came. The returned function ends it. */
  onMessage = this.#listeners.subscribe
}

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

/** After this time without a connection, states that nobody can confirm are shown as remembered. */
const rememberedAfterMs = 10_000

/** Tells the parts of the page, which do not know the live connection, whether it is lost. */
export function OfflineWhileLost({ children }: { children: ReactNode }) {
  const { connection } = useLive()
  const [lostAt, setLostAt] = useState<number | null>(null)
  useEffect(
    () =>
      connection.subscribe(() => {
        const isOffline = isLost(connection.state())
        setLostAt((at) => (isOffline ? (at ?? clock.now()) : null))
      }),
    [connection],
  )
  const isOffline = lostAt !== null
  const isRemembered = useLasting(isOffline, rememberedAfterMs, 0)
  return (
    <Offline value={isOffline}>
      <RememberedSince value={isRemembered ? lostAt : null}>{children}</RememberedSince>
    </Offline>
  )
}
