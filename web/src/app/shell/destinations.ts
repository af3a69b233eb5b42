import type { ComponentType } from 'react'
import type { Person } from '../../features/sign-in/person.ts'
import { paths } from '../../paths.ts'
import {
  ActivityIcon,
  ClockIcon,
  DevicesIcon,
  HomeIcon,
  PeopleIcon,
  RoomsIcon,
  SettingsIcon,
} from '../../ui/look/icons.tsx'

/** An entry of the navigation. */
export type Destination = {
  to: string
  label: string
  Icon: ComponentType<{ small?: boolean }>
  /** The destination has a document with a policy of its own, which has to be loaded. */
  isDocument?: true
  /** The views of the dashboard, or the beginning of the paths, that belong to it. */
  views?: readonly string[]
  path?: string
}

/** Whether the page belongs to the destination. Views that belong to no other one are Home's. */
export function isHere(
  { to, views = [], path }: Destination,
  { pathname, search }: { pathname: string; search: string },
): boolean {
  if (path !== undefined && pathname.startsWith(path)) return true
  if (pathname !== paths.dashboard) return false
  const view = new URLSearchParams(search).get('view') ?? ''
  if (views.includes(view)) return true
  return to === paths.dashboard && !besidesHome.some((one) => one.views?.includes(view))
}

const home: Destination = {
  to: paths.dashboard,
  label: 'Home',
  Icon: HomeIcon,
}

const rooms: Destination = {
  to: paths.rooms,
  label: 'Rooms',
  Icon: RoomsIcon,
  views: ['rooms'],
  path: paths.controlPanel,
}

const schedules: Destination = {
  to: paths.schedules,
  label: 'Schedules',
  Icon: ClockIcon,
  views: ['schedules', 'scenes'],
}

const activity: Destination = {
  to: paths.activity,
  label: 'Activity',
  Icon: ActivityIcon,
  views: ['activity'],
}

const devices: Destination = {
  to: paths.manageDevices,
  label: 'Devices',
  Icon: DevicesIcon,
  isDocument: true,
  path: '/devices/',
}

const people: Destination = {
  to: paths.people,
  label: 'People',
  Icon: PeopleIcon,
  views: ['people'],
}

const settings: Destination = {
  to: paths.settings,
  label: 'Settings',
  Icon: SettingsIcon,
  views: ['settings', 'server'],
}

const besidesHome: readonly Destination[] = [rooms, schedules, activity, people, settings]

/** The bar of a phone, the same for everybody; beside these stands 'More'. */
export const ofBar: readonly Destination[] = [home, rooms, schedules, activity]

/** Behind 'More': devices and people are for those who manage the home. */
export const ofMore = ({ isAdmin }: Pick<Person, 'isAdmin'>): readonly Destination[] =>
  isAdmin ? [devices, people, settings] : [settings]

/** The rail and the sidebar, where the rooms stand below Home. */
export const ofRail = ({ isAdmin }: Pick<Person, 'isAdmin'>): readonly Destination[] => [
  { ...home, views: ['rooms'] },
  ...(isAdmin ? [devices, people] : []),
  schedules,
  activity,
  settings,
]
