import { QueryClient } from '@tanstack/react-query'
import { answersStayGoodMs } from '../api/answers-stay-good.ts'
import { isWorthAnother } from '../api/call-failed.ts'
import { hasEarlyAnswers } from '../api/early-answers.ts'
import { session } from '../api/this-session.ts'
import { favouritesQuery } from '../features/devices/favourites/use-favourites.ts'
import { devicesOfRoomQuery, devicesQuery } from '../features/devices/use-devices.ts'
import { familyQuery, otherOwnersQuery } from '../features/members/family/use-family.ts'
import { guestsQuery } from '../features/members/guests/use-guests.ts'
import { joinCodesQuery } from '../features/members/invite/use-join-codes.ts'
import { passesQuery } from '../features/members/passes/use-passes.ts'

import { roomQuery, roomsQuery } from '../features/rooms/use-rooms.ts'
import { profileQuery } from '../features/sign-in/use-auth.ts'
import { firstPage } from './first-page.ts'

/**
 * The cache of HTTP answers. An answer stays good until a live message says that
 * something has changed.
 */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: answersStayGoodMs,
        // The server may stand in the same house, reachable even without the internet.
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && isWorthAnother(error),
        retryDelay: 800,
        // A failed query stays failed until somebody tries again or a live message says so: parts that
        // come with the failure would otherwise ask, and go, and come again without end.
        retryOnMount: false,
      },
      mutations: { networkMode: 'always' },
    },
  })
}

/**
 * Takes the answers that the head of the page has asked for (app-head.ts), so that the first page
 * is drawn once, with all of them, and not once more for each.
 */
export function takeEarlyAnswers(queries: QueryClient): void {
  const current = session.current()
  if (!current || !hasEarlyAnswers()) return
  const { userId } = current
  const first = firstPage(current)
  if (!first) return
  void queries.prefetchQuery(profileQuery(userId))
  // A view asks by itself, and takes the answers then.
  if (first.page === 'view') return
  void queries.prefetchQuery(roomsQuery)
  void queries.prefetchQuery(favouritesQuery)
  if (first.page === 'room') {
    void queries.prefetchQuery(devicesOfRoomQuery(first.roomId))
    void queries.prefetchQuery(roomQuery(first.roomId))
    return
  }
  void queries.prefetchQuery(devicesQuery)
  if (!first.manages) return
  void queries.prefetchQuery(guestsQuery(userId))
  void queries.prefetchQuery(familyQuery)
  void queries.prefetchQuery(otherOwnersQuery(userId))
  void queries.prefetchQuery(joinCodesQuery)
  void queries.prefetchQuery(passesQuery)
}
