import type { ComponentType } from 'react'
import type { Person } from '../../features/sign-in/person.ts'
import { paths } from '../../paths.ts'
import {
  ActivityIcon,
  ClockIcon,
  DevicesIcon,
  HomeIcon,
  SettingsIcon,
} from '../../ui/look/icons.tsx'

/** An entry of the navigation. */
export type Destination = {
  to: string
  label: string
  Icon: ComponentType<{ small?: boolean }>
  /** The destination has a document with a policy of its own, which has to be loaded. */
  isDocument?: true
  /** Whether a page belongs to the destination. */
  holds: (path: string, view: string | null) => boolean
}

const home: Destination = {
  to: paths.dashboard,
  label: 'Home',
  Icon: HomeIcon,
  holds: (path, view) =>
    path === paths.dashboard && !['settings', 'activity', 'schedules'].includes(view ?? ''),
}

const devices: Destination = {
  to: paths.manageDevices,
  label: 'Devices',
  Icon: DevicesIcon,
  isDocument: true,
  holds: (path) => path.startsWith('/devices/'),
}

const activity: Destination = {
  to: paths.activity,
  label: 'Activity',
  Icon: ActivityIcon,
  holds: (path, view) => path === paths.dashboard && view === 'activity',
}

const settings: Destination = {
  to: paths.settings,
  label: 'Settings',
  Icon: SettingsIcon,
  holds: (path, view) => path === paths.dashboard && view === 'settings',
}

/** Where there is room: on a phone the activity leads there. */
const schedules: Destination = {
  to: paths.schedules,
  label: 'Schedules',
  Icon: ClockIcon,
  holds: (path, view) => path === paths.dashboard && view === 'schedules',
}

/** The activity where it leads to the schedules: they belong to it. */
const activityWithSchedules: Destination = {
  ...activity,
  holds: (...page) => activity.holds(...page) || schedules.holds(...page),
}

/**
 * The destinations of a role: only those who manage the home have its devices.
 * @param isRail whether there is room for the schedules
 */
export function destinationsOf({ isAdmin }: Person, isRail: boolean): readonly Destination[] {
  const past = isRail ? [schedules, activity] : [activityWithSchedules]
  return [home, ...(isAdmin ? [devices] : []), ...past, settings]
}
