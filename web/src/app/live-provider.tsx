import type { liveTicketEndpoint, logoutEndpoint } from '@roomwire/contracts/http/accounts.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { callServer } from '../api/call.ts'
import { session } from '../api/this-session.ts'
import { keepConnected } from '../live/keep-connected.ts'
import { Live } from '../live/live.ts'
import { realTimers } from '../live/timers.ts'
import { isLost, LiveContext } from '../live/use-live.ts'
import { Offline } from '../ui/offline.ts'
import { paths } from '../ui/paths.ts'
import { followHome } from './follow-home.ts'

/** The live connection of the signed-in part of the page. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const [live] = useState(newLive)
  const queries = useQueryClient()
  useEffect(() => {
    const { connection } = live
    const cancelStart = realTimers.after(limits.socketStartDelayMs, () => connection.start())
    const endKeeping = keepConnected(connection, realTimers)
    const endWaking = onWaking(live)
    const endFollowing = followHome(live, queries)
    return () => {
      cancelStart()
      endKeeping()
      endWaking()
      endFollowing()
      connection.stop()
    }
  }, [live, queries])
  return (
    <LiveContext value={live}>
      <OfflineProvider live={live}>{children}</OfflineProvider>
    </LiveContext>
  )
}

function OfflineProvider({ live, children }: { live: Live; children: ReactNode }) {
  const [offline, setOffline] = useState(false)
  useEffect(
    () => live.connection.subscribe(() => setOffline(isLost(live.connection.state()))),
    [live],
  )
  return <Offline value={offline}>{children}</Offline>
}

function newLive(): Live {
  return new Live({
    timers: realTimers,
    random: Math.random,
    isAway: () => document.hidden || location.pathname === paths.login,
    accessEnded: (reason) => leave(reason || 'Session expired. Logging out...'),
    ticket: async () =>
      (await callServer<typeof liveTicketEndpoint>('POST', '/api/auth/ws-ticket')).ticket,
    open: (ticket) => {
      const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
      return new WebSocket(
        `${scheme}://${location.host}/ws-app?token=${encodeURIComponent(ticket)}`,
      )
    },
  })
}

/**
 * Signs out of a page that the server has ended. Another role ends no session: one that
 * this browser forgets would go on, held by nobody, and stand in its person's list.
 */
function leave(why: string) {
  const token = session.current()?.token
  session.end(why)
  if (token)
    callServer<typeof logoutEndpoint>('POST', '/api/auth/logout', {}, { token }).catch(
      () => undefined,
    )
}

/** When somebody looks again or the network is back, nothing waits for the next attempt. */
function onWaking({ connection }: Live): () => void {
  function wake() {
    if (document.hidden) return
    if (isLost(connection.state())) connection.retry()
    else connection.check()
  }
  document.addEventListener('visibilitychange', wake)
  window.addEventListener('online', wake)
  return () => {
    document.removeEventListener('visibilitychange', wake)
    window.removeEventListener('online', wake)
  }
}
