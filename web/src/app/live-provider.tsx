import type { liveTicketEndpoint } from '@roomwire/contracts/http/accounts.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { callServer } from '../api/call.ts'
import { nullIfAddressRefused } from '../api/call-failed.ts'
import { session } from '../api/this-session.ts'
import { followLists, takeLists } from '../features/devices/device-lists.ts'
import { DeviceStates } from '../features/devices/state/device-states.ts'
import { followLive } from '../features/devices/state/follow-live.ts'
import { DeviceStatesContext } from '../features/devices/state/use-device-states.ts'
import { leaveSession } from '../features/sign-in/leave-session.ts'
import { profileKey } from '../features/sign-in/profile.ts'
import { keepConnected } from '../live/keep-connected.ts'
import { keepTime } from '../live/keep-time.ts'
import { Live } from '../live/live.ts'
import { OfflineWhileLost } from '../live/offline-while-lost.tsx'
import { retryOnWaking } from '../live/retry-on-waking.ts'
import { realTimers } from '../live/timers.ts'
import { LiveContext } from '../live/use-live.ts'
import { paths } from '../paths.ts'
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
    const stopTime = keepTime(
      () => void queries.invalidateQueries({ queryKey: profileKey }),
      realTimers,
    )
    const stopWaking = retryOnWaking(connection)
    const stopFollowing = followHome(live, queries)
    return () => {
      cancelStart()
      stopLists()
      stopKeeping()
      stopTime()
      stopWaking()
      stopFollowing()
      connection.stop()
    }
  }, [live, states, queries])
  return (
    <LiveContext value={live}>
      <DeviceStatesContext value={states}>
        <OfflineWhileLost>{children}</OfflineWhileLost>
      </DeviceStatesContext>
    </LiveContext>
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
    onEndExplained: (reason) => session.explainEnd(reason),
    ticket: () =>
      callServer<typeof liveTicketEndpoint>('POST', '/api/auth/ws-ticket').then(
        ({ ticket }) => ticket,
        nullIfAddressRefused,
      ),
    open: (ticket) => {
      const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
      return new WebSocket(
        `${scheme}://${location.host}/ws-app?token=${encodeURIComponent(ticket)}`,
      )
    },
  })
}
