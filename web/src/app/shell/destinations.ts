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
  views?: readonly (string | null)[]
  path?: string
}

/** Whether the page belongs to the destination. */
export function isHere(
  { views = [], path }: Destination,
  { pathname, search }: { pathname: string; search: string },
): boolean {
  if (path !== undefined && pathname.startsWith(path)) return true
  return pathname === paths.dashboard && views.includes(new URLSearchParams(search).get('view'))
}

const home: Destination = {
  to: paths.dashboard,
  label: 'Home',
  Icon: HomeIcon,
  views: [null, 'history'],
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

/** The bar of a phone, the same for everybody; beside these stands 'More'. */
export const ofBar: readonly Destination[] = [home, rooms, schedules, activity]

/** Behind 'More': devices and people are for those who manage the home. */
export const ofMore = ({ isAdmin }: Pick<Person, 'isAdmin'>): readonly Destination[] =>
  isAdmin ? [devices, people, settings] : [settings]

/** The rail and the sidebar, where the rooms stand below Home. */
export const ofRail = ({ isAdmin }: Pick<Person, 'isAdmin'>): readonly Destination[] => [
  { ...home, views: [null, 'history', 'rooms'] },
  ...(isAdmin ? [devices, people] : []),
  schedules,
  activity,
  settings,
]
