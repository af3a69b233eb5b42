import type { liveTicketEndpoint } from '@roomwire/contracts/http/accounts.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { callServer } from '../api/call.ts'
import { followLists, takeLists } from '../features/devices/device-lists.ts'
import { DeviceStates } from '../features/devices/state/device-states.ts'
import { followLive } from '../features/devices/state/follow-live.ts'
import { DeviceStatesContext } from '../features/devices/state/use-device-states.ts'
import { leaveSession } from '../features/sign-in/leave-session.ts'
import { keepConnected } from '../live/keep-connected.ts'
import { Live } from '../live/live.ts'
import { isLost } from '../live/live-connection.ts'
import { realTimers } from '../live/timers.ts'
import { LiveContext } from '../live/use-live.ts'
import { paths } from '../paths.ts'
import { Offline, RememberedSince } from '../ui/offline.ts'
import { useLasting } from '../ui/use-lasting.ts'
import { followHome } from './follow-home.ts'

/** Gives the signed-in part of the page its live connection and its device states. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient()
  const [{ live, states }] = useState(() => newLiveStates(queries))
  useEffect(() => {
    const { connection } = live
    const stopLists = followLists(states, queries)
    // Those that came while this was rendered.
    takeLists(states, queries)
    const cancelStart = realTimers.after(limits.socketStartDelayMs, () => connection.start())
    const stopKeeping = keepConnected(connection, realTimers)
    const stopWaking = onWaking(live)
    const stopFollowing = followHome(live, queries)
    return () => {
      cancelStart()
      stopLists()
      stopKeeping()
      stopWaking()
      stopFollowing()
      connection.stop()
    }
  }, [live, states, queries])
  return (
    <LiveContext value={live}>
      <DeviceStatesContext value={states}>
        <OfflineProvider live={live}>{children}</OfflineProvider>
      </DeviceStatesContext>
    </LiveContext>
  )
}

/** After this time without a connection, states that nobody can confirm are shown as remembered. */
const rememberedAfterMs = 10_000

function OfflineProvider({ live, children }: { live: Live; children: ReactNode }) {
  const [lostAt, setLostAt] = useState<number | null>(null)
  useEffect(
    () =>
      live.connection.subscribe(() => {
        const isOffline = isLost(live.connection.state())
        setLostAt((at) => (isOffline ? (at ?? Date.now()) : null))
      }),
    [live],
  )
  const isOffline = lostAt !== null
  const isRemembered = useLasting(isOffline, rememberedAfterMs, 0)
  return (
    <Offline value={isOffline}>
      <RememberedSince value={isRemembered ? lostAt : null}>{children}</RememberedSince>
    </Offline>
  )
}

function newLiveStates(queries: QueryClient) {
  const live = newLive()
  const states = new DeviceStates(realTimers)
  takeLists(states, queries)
  // The states are first in the line of listeners: the others find them changed.
  followLive(states, live)
  return { live, states }
}

function newLive(): Live {
  return new Live({
    timers: realTimers,
    random: Math.random,
    isAway: () => document.hidden || location.pathname === paths.login,
    onAccessEnded: (reason) => leaveSession(reason || 'Session expired. Logging out...'),
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

/** Reconnects at once when somebody looks at the page again or the network is back. */
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
