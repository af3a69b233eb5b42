/*
 * Runs in the head of the app's page, before anything is painted and while the app itself still
 * travels: the chosen theme, and for somebody who is signed in the files and the first answers of
 * the page they come to. It is a classic script, because a module would run after all of those.
 */
import './ui/look/theme.ts'
import type { profileEndpoint } from '@roomwire/contracts/http/accounts.ts'
import type { listActivityEndpoint } from '@roomwire/contracts/http/activity.ts'
import type {
  listDevicesEndpoint,
  listDevicesOfRoomEndpoint,
} from '@roomwire/contracts/http/devices.ts'
import type { listFamilyEndpoint } from '@roomwire/contracts/http/family.ts'
import type { listFavouritesEndpoint } from '@roomwire/contracts/http/favourites.ts'
import type { listGuestsEndpoint } from '@roomwire/contracts/http/guests.ts'
import type { listJoinCodesEndpoint } from '@roomwire/contracts/http/join-codes.ts'
import type { listOwnersEndpoint } from '@roomwire/contracts/http/owners.ts'
import type { listPassesEndpoint } from '@roomwire/contracts/http/passes.ts'
import type { getRoomEndpoint, listRoomsEndpoint } from '@roomwire/contracts/http/rooms.ts'
import type { listScenesEndpoint } from '@roomwire/contracts/http/scenes.ts'
import type { listSchedulesEndpoint } from '@roomwire/contracts/http/schedules.ts'
import type { DashboardView } from '@roomwire/contracts/vocabulary/dashboard-views.ts'
import { askEarly, pathOf } from './api/ask-early.ts'
import { seemsOver, storedSession } from './api/session.ts'
import { firstPage } from './app/first-page.ts'
import { browserStorage } from './ui/browser/storage.ts'
import { deviceClocks, storedAhead } from './ui/time/device-clocks.ts'

const at = <E extends { url: string }>(url: E['url'], path: Record<string, number> = {}) =>
  pathOf(url, path)

const profile = (userId: number) =>
  at<typeof profileEndpoint>('/api/users/profile/{userId}', { userId })
const rooms = at<typeof listRoomsEndpoint>('/api/rooms/my-rooms')
const devices = at<typeof listDevicesEndpoint>('/api/devices')

const inHome = (userId: number) => [
  profile(userId),
  rooms,
  at<typeof listFavouritesEndpoint>('/api/favourites'),
]

const onHome = (userId: number) => [
  ...inHome(userId),
  devices,
  at<typeof listScenesEndpoint>('/api/scenes'),
]

const inRoom = (roomId: number) => [
  at<typeof listDevicesOfRoomEndpoint>('/api/devices/room/{roomId}', { roomId }),
  at<typeof getRoomEndpoint>('/api/rooms/{id}', { id: roomId }),
]

const people = (userId: number) => [
  at<typeof listGuestsEndpoint>('/api/users/guest/list/{userId}', { userId }),
  at<typeof listFamilyEndpoint>('/api/users/family/list'),
  at<typeof listOwnersEndpoint>('/api/users/owner/list'),
  at<typeof listJoinCodesEndpoint>('/api/users/join-code/list'),
  at<typeof listPassesEndpoint>('/api/passes'),
]

/** Questions that the views in the bar of a phone ask first, besides the profile. */
const views: Partial<Record<DashboardView, string[]>> = {
  rooms: [rooms, devices],
  schedules: [at<typeof listSchedulesEndpoint>('/api/schedules'), devices],
  activity: [at<typeof listActivityEndpoint>('/api/activity'), rooms, devices],
}

const session = storedSession(browserStorage)
const now = deviceClocks.wall() + storedAhead(browserStorage)
const first = session && !seemsOver(session, now) && firstPage(session)
if (session && first) {
  const { token, userId } = session
  if (first.page === 'room') {
    preload('control-panel')
    askEarly(token, [...inHome(userId), ...inRoom(first.roomId)])
  } else if (first.page === 'view') {
    preload('dashboard', `${first.view}-view`)
    askEarly(token, [profile(userId), ...(views[first.view] ?? [])])
  } else if (first.manages) {
    preload('dashboard', 'management')
    askEarly(token, [...onHome(userId), ...people(userId)])
  } else {
    preload('dashboard')
    askEarly(token, onHome(userId))
  }
}

/** Fetches the files of a part, which the build writes onto this script's element. */
function preload(...parts: readonly string[]) {
  const files = parts.flatMap(
    (part) => document.currentScript?.getAttribute(`data-${part}`)?.split(' ') ?? [],
  )
  for (const file of new Set(files)) {
    const link = document.createElement('link')
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload'
    if (file.endsWith('.css')) link.as = 'style'
    // As the app will ask for it: otherwise it would be fetched twice.
    link.crossOrigin = ''
    link.href = file
    document.head.append(link)
  }
}
