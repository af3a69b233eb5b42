import type { liveTicketEndpoint } from '@roomwire/contracts/http/accounts.ts'
import type { ToBrowser } from '@roomwire/contracts/live/to-browser.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { type Query, type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { isOneRevision } from '../api/ask.ts'
import { callServer } from '../api/call.ts'
import { isWorthAnother, nullIfAddressRefused } from '../api/call-failed.ts'
import { forgetEarlyAnswers } from '../api/early-answers.ts'
import { session } from '../api/this-session.ts'
import {
  devicesKey,
  deviceUsersKey,
  followLists,
  takeLists,
  visibleNamesKey,
} from '../features/devices/device-lists.ts'
import { favouritesKey } from '../features/devices/favourites/use-favourites.ts'
import { DeviceStates, followLive } from '../features/devices/state/device-states.ts'
import { DeviceStatesContext } from '../features/devices/state/use-device-states.ts'
import { familyKey, ownersKey } from '../features/members/family/use-family.ts'
import { guestsKey } from '../features/members/guests/use-guests.ts'
import { joinCodesKey } from '../features/members/invite/use-join-codes.ts'
import { passesKey } from '../features/members/passes/passes-key.ts'

import { roomsKey } from '../features/rooms/use-rooms.ts'
import { scenesKey } from '../features/scenes/scenes-key.ts'
import { schedulesKey } from '../features/schedules/schedules-key.ts'
import { leaveSession } from '../features/sign-in/leave-session.ts'
import { awaitingScreen } from '../features/sign-in/same-switch.ts'
import { profileKey } from '../features/sign-in/use-auth.ts'
import { keepConnected, keepTime, retryOnWaking } from '../live/keep-connected.ts'
import { Live, LiveContext, OfflineWhileLost } from '../live/live.tsx'
import { realTimers } from '../live/timers.ts'
import { paths } from '../paths.ts'

/** Gives the signed-in part of the page its live connection and its device states. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient()
  const [{ live, states }] = useState(() => newLiveStates(queries))
  useEffect(() => {
    const { connection } = live
    const stopLists = followLists(states, queries)
    // Some lists may have come while this was rendered.
    takeLists(states, queries)
    const cancelStart = realTimers.after(limits.socketStartDelayMs, () => connection.start())
    const stopKeeping = keepConnected(connection, realTimers)
    const stopTime = keepTime(
      () => void queries.invalidateQueries({ queryKey: profileKey }),
      realTimers,
    )
    const stopWaking = retryOnWaking(connection)
    const stopFollowing = followHome(live, queries)
    const stopWatching = watchOnceOtherScreen(states)
    return () => {
      stopWatching()
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

/** Watches for the first press on somebody's other screen, where this browser waits for one. */
function watchOnceOtherScreen(states: DeviceStates): () => void {
  const person = session.current()
  if (!person || awaitingScreen() === null) return () => undefined
  let end: (() => void) | undefined
  let isOver = false
  import('../features/members/phone/watch-other-screen.ts').then(
    ({ watchOtherScreen }) => {
      if (!isOver) end = watchOtherScreen(states, person.userId)
    },
    () => undefined, // The next page waits for it.
  )
  return () => {
    isOver = true
    end?.()
  }
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

type HomeChanged = Extract<ToBrowser, { type: 'homeChanged' }>

/** The queries that a change in the home makes stale. */
const affected: Record<HomeChanged['what'], readonly QueryKey[]> = {
  rooms: [roomsKey, devicesKey],
  // A room's card counts its devices, and whoever sees no more of a pin sees no more of its scenes.
  devices: [devicesKey, roomsKey, deviceUsersKey, scenesKey],
  people: [
    guestsKey,
    familyKey,
    ownersKey,
    joinCodesKey,
    passesKey,
    deviceUsersKey,
    visibleNamesKey,
  ],
  profile: [profileKey],
  favourites: [favouritesKey],
  // A schedule of a scene sets what the scene says now.
  scenes: [scenesKey, schedulesKey],
  schedules: [schedulesKey],
}

/** The profile and the states of devices: asked for anew whenever a connection opens. */
const whatMatters: readonly QueryKey[] = [profileKey, devicesKey]
const everythingElse = [...new Set(Object.values(affected).flat())].filter(
  (key) => !whatMatters.includes(key),
)

/**
 * Refetches what others have changed. Once the connection is open it asks for everything, because
 * earlier changes were not sent; the first time only for what is not known to be the same still. Calls that found
 * no server are made again. The returned function ends it.
 */
function followHome({ connection, onMessage }: Live, queries: QueryClient): () => void {
  const refetch = (keys: readonly QueryKey[], which: (query: Query) => boolean = () => true) =>
    Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey, predicate: which })))
  let before = connection.state().phase
  let wasConnected = false
  const endMessages = onMessage((message) => {
    if ('type' in message && message.type === 'homeChanged') void refetch(affected[message.what])
  })
  async function catchUp() {
    await refetch(whatMatters)
    const wereAnswered = queries.getQueryCache().findAll({ queryKey: profileKey }).some(isAnswered)
    const isKnown = wereAnswered && isOneRevision() ? isAnswered : () => false
    await refetch(everythingElse, (query) => !isKnown(query))
  }
  const endStates = connection.subscribe(() => {
    const { phase } = connection.state()
    if (phase === 'connected' && before !== 'connected') {
      forgetEarlyAnswers()
      void (wasConnected ? refetch([...whatMatters, ...everythingElse]) : catchUp())
      void queries.refetchQueries({ type: 'active', predicate: hasFailed })
      wasConnected = true
    }
    before = phase
  })
  return () => {
    endMessages()
    endStates()
  }
}

/** Whether it found no server, and nobody asks it again now. */
const hasFailed = ({ state }: Query): boolean =>
  state.status === 'error' && state.fetchStatus === 'idle' && isWorthAnother(state.error)

const isAnswered = ({ state }: Query): boolean =>
  state.status === 'success' && state.fetchStatus === 'idle' && !state.isInvalidated
