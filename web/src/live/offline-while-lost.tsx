import { type ReactNode, useEffect, useState } from 'react'
import { Offline, RememberedSince } from '../ui/browser/offline.ts'
import { useLasting } from '../ui/browser/use-lasting.ts'
import { clock } from '../ui/time/clock.ts'
import { isLost } from './live-connection.ts'
import { useLive } from './use-live.ts'

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
