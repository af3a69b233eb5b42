import type { Room } from '@roomwire/contracts/http/rooms.ts'
import { useState } from 'react'
import { useHomeMessages } from '../../features/devices/state/use-home-messages.ts'
import { useDevices } from '../../features/devices/use-devices.ts'
import { PhoneDialog, useMayLinkPhone } from '../../features/members/phone/phone-link.ts'
import { placeOf, readRoomPlace } from '../../features/rooms/room-place.ts'
import { useRoomIcon } from '../../features/rooms/room-summary.ts'
import { useRooms } from '../../features/rooms/use-rooms.ts'
import { usePerson } from '../../features/sign-in/use-auth.ts'
import { paths } from '../../paths.ts'
import { useMedia } from '../../ui/browser/use-media.ts'
import { laterDialog } from '../../ui/lazy/later-dialog.tsx'
import { classNames } from '../../ui/look/class-names.ts'
import { MoreIcon, SearchIcon } from '../../ui/look/icons.tsx'
import { Mark } from '../../ui/look/logo.tsx'
import { PageLink } from '../../ui/router/page-link.tsx'
import { navigate, useLocation } from '../../ui/router/router.tsx'
import { useAsOf } from '../../ui/time/use-as-of.ts'
import { type Destination, isHere, ofBar, ofMore, ofRail } from './destinations.ts'
import styles from './navigation.module.css'

const shortcut = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'

/** The navigation: a bar at the bottom of a phone, a rail, and on a wide page a sidebar with the styles. */
export function Navigation({ onSearch }: { onSearch: () => void }) {
  const isRail = useMedia('(min-width: 720px)')
  const person = usePerson()
  return (
    <nav aria-label="Main" className={styles.nav}>
      {isRail ? (
        <Rail destinations={ofRail(person)} onSearch={onSearch} />
      ) : (
        <>
          {ofBar.map((one) => (
            <PlaceLink key={one.to} destination={one} />
          ))}
          <More destinations={ofMore(person)} onSearch={onSearch} />
        </>
      )}
    </nav>
  )
}

function Rail({
  destinations,
  onSearch,
}: {
  destinations: readonly Destination[]
  onSearch: () => void
}) {
  const isWide = useMedia('(min-width: 1200px)')
  return (
    <>
      <PageLink to={paths.dashboard} className={styles.brand} aria-label="Roomwire">
        <Mark />
        <b>Roomwire</b>
      </PageLink>
      <button
        type="button"
        className={classNames(styles.link, styles.button, styles.search)}
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
      {destinations.map((one) => (
        <div key={one.to} className={one.to === paths.dashboard ? styles.place : undefined}>
          <PlaceLink destination={one} />
          {isWide && one.to === paths.dashboard && <RoomLinks />}
        </div>
      ))}
    </>
  )
}

function PlaceLink({ destination }: { destination: Destination }) {
  const { to, label, Icon, isDocument } = destination
  return (
    <PageLink
      to={to}
      reloadDocument={isDocument}
      className={styles.link}
      aria-current={isHere(destination, useLocation()) ? 'page' : undefined}
    >
      <Icon />
      <span>{label}</span>
    </PageLink>
  )
}

const MoreDialog = laterDialog(async () => (await import('./more-dialog.tsx')).MoreDialog)

/** Everything that has no place of its own in the bar of a phone. The address `?view=more` opens it, too. */
function More({
  destinations,
  onSearch,
}: {
  destinations: readonly Destination[]
  onSearch: () => void
}) {
  const [open, setOpen] = useState<'more' | 'phone' | null>(null)
  const mayLinkPhone = useMayLinkPhone()
  const here = useLocation()
  const isAsked = new URLSearchParams(here.search).get('view') === 'more'
  const shown = open ?? (isAsked ? 'more' : null)
  const close = () => {
    setOpen(null)
    if (isAsked) navigate(paths.dashboard, { replace: true })
  }
  return (
    <>
      <button
        type="button"
        className={classNames(styles.link, styles.button)}
        aria-haspopup="dialog"
        aria-current={destinations.some((one) => isHere(one, here)) ? 'true' : undefined}
        onClick={() => setOpen('more')}
      >
        <MoreIcon />
        <span>More</span>
      </button>
      {shown === 'more' && (
        <MoreDialog
          destinations={destinations}
          onSearch={onSearch}
          onPhone={mayLinkPhone ? () => setOpen('phone') : undefined}
          onClose={close}
        />
      )}
      {shown === 'phone' && <PhoneDialog onClose={close} />}
    </>
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
