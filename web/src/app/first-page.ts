import {
  type DashboardView,
  dashboardViews,
} from '@roomwire/contracts/vocabulary/dashboard-views.ts'
import { pagePaths } from '@roomwire/contracts/vocabulary/page-paths.ts'
import { permissionsOf } from '@roomwire/contracts/vocabulary/role.ts'
import type { BrowserSession } from '../api/session.ts'
import { readRoomPlace } from '../features/rooms/room-place.ts'
import { readStoredRole } from '../features/sign-in/person.ts'

/** The page that somebody comes to, as far as it is known before the app runs. */
export type FirstPage =
  | { page: 'dashboard'; manages: boolean }
  | { page: 'view'; view: DashboardView }
  | { page: 'room'; roomId: number }

/**
 * The page at this address, if its files and lists are fetched early. What the browser has stored
 * decides only what is asked; the server decides what it answers.
 */
export function firstPage({ person }: BrowserSession): FirstPage | null {
  const { pathname, search } = location
  if (pathname === pagePaths.controlPanel) {
    const place = readRoomPlace(history.state?.usr)
    return place && { page: 'room', roomId: place.roomId }
  }
  if (pathname !== pagePaths.dashboard) return null
  if (search === '') {
    const manages = person !== null && permissionsOf(readStoredRole(person)).isAdmin
    return { page: 'dashboard', manages }
  }
  const view = dashboardViews.find((one) => search === `?view=${one}`)
  return view ? { page: 'view', view } : null
}
