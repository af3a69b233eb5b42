import type { Room } from '@roomwire/contracts/http/rooms.ts'
import type { ComponentType } from 'react'
import { useHomeMessages } from '../../features/devices/state/use-home-messages.ts'
import { useDevices } from '../../features/devices/use-devices.ts'
import { placeOf, readRoomPlace } from '../../features/rooms/room-place.ts'
import { useRoomIcon } from '../../features/rooms/room-summary.ts'
import { useRooms } from '../../features/rooms/use-rooms.ts'
import type { Person } from '../../features/sign-in/person.ts'
import { usePerson } from '../../features/sign-in/use-auth.ts'
import { paths } from '../../paths.ts'
import { useAsOf } from '../../ui/browser/offline.ts'
import { useMedia } from '../../ui/browser/use-media.ts'
import { classNames } from '../../ui/look/class-names.ts'
import {
  ActivityIcon,
  ClockIcon,
  DevicesIcon,
  HomeIcon,
  PeopleIcon,
  SearchIcon,
  SettingsIcon,
} from '../../ui/look/icons.tsx'
import { Mark } from '../../ui/look/logo.tsx'
import { PageLink } from '../../ui/router/page-link.tsx'
import { useLocation, useSearch } from '../../ui/router/router.tsx'
import styles from './navigation.module.css'

const shortcut = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'

/** The navigation: a bar at the bottom of a phone, a rail, and on a wide page a sidebar with the styles. */
export function Navigation({ isBar, onSearch }: { isBar: boolean; onSearch: () => void }) {
  const isRail = useMedia('(min-width: 720px)')
  const destinations = destinationsOf(usePerson(), isRail)
  const { pathname } = useLocation()
  const search = useSearch()
  const isWide = useMedia('(min-width: 1200px)')
  return (
    <nav aria-label="Main" className={classNames(styles.nav, isBar ? styles.bar : styles.top)}>
      <PageLink to={paths.dashboard} className={styles.brand} aria-label="Roomwire">
        <Mark />
        <b>Roomwire</b>
      </PageLink>
      <button
        type="button"
        className={classNames(styles.link, styles.search)}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onSearch}
      >
        <SearchIcon />
        <span>Search</span>
        <span className={styles.keys} aria-hidden="true">
          {shortcut}
        </span>
      </button>
      {destinations.map(({ to, label, Icon, isDocument, holds }) => (
        <div key={to} className={to === paths.dashboard ? styles.place : undefined}>
          <PageLink
            to={to}
            reloadDocument={isDocument}
            className={styles.link}
            aria-current={holds(pathname, search.get('view')) ? 'page' : undefined}
          >
            <Icon />
            <span>{label}</span>
          </PageLink>
          {isWide && to === paths.dashboard && <RoomLinks />}
        </div>
      ))}
    </nav>
  )
}

/** The rooms in the sidebar, each with a summary of what is on. */
function RoomLinks() {
  const rooms = useRooms().data ?? []
  useDevices()
  useHomeMessages()
  const asOf = useAsOf()
  if (rooms.length === 0) return null
  return (
    <>
      <ul className={styles.rooms}>
        {rooms.map((room) => (
          <li key={room.room_id}>
            <RoomLink room={room} />
          </li>
        ))}
      </ul>
      {asOf && <p className={styles.asOf}>{`States ${asOf}`}</p>}
    </>
  )
}

function RoomLink({ room }: { room: Room }) {
  const { pathname, state } = useLocation()
  const here = pathname === paths.controlPanel && readRoomPlace(state)?.roomId === room.room_id
  return (
    <PageLink
      to={paths.controlPanel}
      state={placeOf(room)}
      className={styles.room}
      aria-current={here ? 'page' : undefined}
    >
      <span translate="no">{room.room_name}</span>
      <RoomMark roomId={room.room_id} />
    </PageLink>
  )
}

/** By itself, so that a switch renders it alone. */
function RoomMark({ roomId }: { roomId: number }) {
  const mark = useRoomIcon(roomId)
  return mark && <span className={styles.mark}>{mark}</span>
}

/** An entry of the navigation. */
type Destination = {
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
    path === paths.dashboard &&
    !['settings', 'server', 'activity', 'schedules', 'people'].includes(view ?? ''),
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
  holds: (path, view) => path === paths.dashboard && (view === 'settings' || view === 'server'),
}

/** Shown if there is room: on a phone the palette leads there. */
const people: Destination = {
  to: paths.people,
  label: 'People',
  Icon: PeopleIcon,
  holds: (path, view) => path === paths.dashboard && view === 'people',
}

/** Shown if there is room: on a phone the activity leads there. */
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
  const records = isRail ? [schedules, activity] : [activityWithSchedules]
  const managed = isRail ? [devices, people] : [devices]
  return [home, ...(isAdmin ? managed : []), ...records, settings]
}
