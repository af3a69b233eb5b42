import type { ToBrowser } from '@roomwire/contracts/live/to-browser.ts'
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { forgetEarlyAnswers } from '../api/early-answers.ts'
import { isOneRevision } from '../api/home-revision.ts'
import { devicesKey, deviceUsersKey } from '../features/devices/device-lists.ts'
import { favouritesKey } from '../features/devices/favourites/use-favourites.ts'
import { toldNamesKey } from '../features/devices/plate/told-names-key.ts'
import { familyKey } from '../features/members/family/use-family.ts'
import { guestsKey } from '../features/members/guests/use-guests.ts'
import { passesKey } from '../features/members/passes/passes-key.ts'
import { joinCodesKey } from '../features/members/use-join-codes.ts'
import { ownersKey } from '../features/members/use-owners.ts'
import { roomsKey } from '../features/rooms/use-rooms.ts'
import { scenesKey } from '../features/scenes/scenes-key.ts'
import { schedulesKey } from '../features/schedules/schedules-key.ts'
import { profileKey } from '../features/sign-in/profile.ts'
import type { Live } from '../live/live.ts'

type HomeChanged = Extract<ToBrowser, { type: 'homeChanged' }>

/** The queries that a change in the home makes stale. */
const affected: Record<HomeChanged['what'], readonly QueryKey[]> = {
  rooms: [roomsKey, devicesKey],
  // A room's card counts its devices, and whoever sees no more of a pin sees no more of its scenes.
  devices: [devicesKey, roomsKey, deviceUsersKey, scenesKey],
  people: [guestsKey, familyKey, ownersKey, joinCodesKey, passesKey, deviceUsersKey, toldNamesKey],
  profile: [profileKey],
  favourites: [favouritesKey],
  // A schedule of a scene sets what the scene says now.
  scenes: [scenesKey, schedulesKey],
  schedules: [schedulesKey],
}

/** Who somebody is, and the states of devices, are asked anew whenever a connection is open. */
const whatMatters: readonly QueryKey[] = [profileKey, devicesKey]
const everythingElse = [...new Set(Object.values(affected).flat())].filter(
  (key) => !whatMatters.includes(key),
)

/**
 * Refetches what others have changed. Once the connection is open it asks for everything, because
 * earlier changes were not sent; the first time only for what is not known to be the same still. The
 * returned function ends it.
 */
export function followHome({ connection, onMessage }: Live, queries: QueryClient): () => void {
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
      wasConnected = true
    }
    before = phase
  })
  return () => {
    endMessages()
    endStates()
  }
}

const isAnswered = ({ state }: Query): boolean =>
  state.status === 'success' && state.fetchStatus === 'idle' && !state.isInvalidated
