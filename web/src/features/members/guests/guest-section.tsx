import type { Guest } from '@roomwire/contracts/http/guests.ts'
import { useId, useState } from 'react'
import { paths } from '../../../paths.ts'
import { RetryNotice } from '../../../ui/control/notice.tsx'
import { useAddressFocus } from '../../../ui/focus/use-address-focus.ts'
import { useReturnFocus } from '../../../ui/focus/use-return-focus.ts'
import { Cell, RowTable, TableRow } from '../../../ui/layout/row-table.tsx'
import { Growing } from '../../../ui/lazy/growing.tsx'
import { laterDialog } from '../../../ui/lazy/later-dialog.tsx'
import { EmailText } from '../../../ui/text/email-text.tsx'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { timeAtHome } from '../../../ui/time/home-clocks.ts'
import { Time } from '../../../ui/time/time.tsx'
import { useNow } from '../../../ui/time/use-now.ts'
import { deviceLabel } from '../../devices/plate/device-label.ts'
import { roomNameOfPin } from '../../devices/state/pins-of.ts'
import { useDevices } from '../../devices/use-devices.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import { shortWeekText, wholeWeekText } from '../guest-terms/week-rows.ts'
import { daysLeft, endsText, expiredFirst, isGuestActive } from '../guest-time.ts'
import styles from '../members-section.module.css'
import { ActivityLink, FoldButton, Folded, RowAction, useFewRows } from '../row-parts.tsx'
import { placeName } from './guest-places.ts'
import { otherTimeLine } from './other-time-text.ts'
import { removeGuest } from './remove-guest.ts'
import { guestsKey, useGuests } from './use-guests.ts'

const ChangeGuestDialog = laterDialog(
  async () => (await import('./change-guest-dialog.tsx')).ChangeGuestDialog,
)
const RemoveGuestDialog = laterDialog(
  async () => (await import('../remove-member-dialog.tsx')).RemoveMemberDialog,
)

const columns = [
  { head: 'Username', at: 'title' },
  { head: 'Email', at: 'detail' },
  { head: 'Room', at: 'detail' },
  { head: 'Expiry', at: 'aside' },
  { head: 'Actions', at: 'actions' },
] as const

/** The guests of the home, for people who manage it. Without guests it is hidden (DASH-4). */
export function GuestSection() {
  const query = useGuests()
  const guests = query.data ?? []
  const [leaving, setLeaving] = useState<Guest | null>(null)
  const [changing, setChanging] = useState<Guest | null>(null)
  const { heading, returnFocus } = useReturnFocus()
  const titleId = useId()
  const isThere = guests.length > 0 || query.isError
  useAddressFocus(heading, 'guest-users', isThere)
  return (
    <>
      {isThere && (
        <section className={styles.section} aria-labelledby={titleId}>
          <h2 ref={heading} id={titleId} tabIndex={-1}>
            Guest Users
          </h2>
          {query.isError && <RetryNotice query={query}>Could not load guests</RetryNotice>}
          {guests.length > 0 && (
            <GuestTable guests={guests} onEdit={setChanging} onDelete={setLeaving} />
          )}
        </section>
      )}
      {changing && <ChangeGuestDialog guest={changing} onClose={() => setChanging(null)} />}
      {leaving && (
        <RemoveGuestDialog
          title={`Delete guest ${bidiIsolate(leaving.username)}?`}
          ownAccount={leaving.own_account}
          remove={() => removeGuest(leaving.user_id)}
          list={guestsKey}
          done={`Guest deleted: ${leaving.username}`}
          failed="Failed to delete guest"
          onDeleted={() => {
            setLeaving(null)
            returnFocus()
          }}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  )
}

function GuestTable({
  guests,
  onEdit,
  onDelete,
}: {
  guests: readonly Guest[]
  onEdit: (guest: Guest) => void
  onDelete: (guest: Guest) => void
}) {
  const now = useNow()
  const sorted = expiredFirst(guests, now)
  const expired = sorted.filter((guest) => !isGuestActive(guest, now)).length
  const { shown, fold } = useFewRows(sorted, expired)
  return (
    <>
      <RowTable label="Guest Users" columns={columns}>
        <Growing items={shown}>
          {(guest) => {
            const active = isGuestActive(guest, now)
            return (
              <TableRow key={guest.user_id} tone={active ? undefined : 'fault'}>
                <Cell at="title">
                  <ActivityLink to={paths.activityOfPerson(guest.user_id)}>
                    {guest.username}
                  </ActivityLink>
                </Cell>
                <Cell at="detail">
                  <span className={styles.email}>
                    <EmailText email={guest.email} />
                  </span>
                </Cell>
                <Cell at="detail">
                  <GuestAccessCell guest={guest} />
                </Cell>
                <Cell at="aside">
                  <Expiry guest={guest} now={now} />
                </Cell>
                <Cell at="actions">
                  <RowAction who={`guest ${guest.username}`} onPress={() => onEdit(guest)}>
                    Edit
                  </RowAction>
                  <RowAction who={`guest ${guest.username}`} onPress={() => onDelete(guest)}>
                    Delete
                  </RowAction>
                </Cell>
              </TableRow>
            )
          }}
        </Growing>
      </RowTable>
      <FoldButton {...fold} />
    </>
  )
}

function Expiry({ guest, now }: { guest: Guest; now: number }) {
  const zone = usePerson().homeTimeZone
  // The room or the device is gone, and the time of the access with it.
  if (!guest.has_access) return <span className={styles.expired}>Expired</span>
  const active = isGuestActive(guest, now)
  const ends = endsText(guest.expires_at, now, zone)
  return (
    <Time
      at={guest.expires_at}
      title={timeAtHome(guest.expires_at, zone)}
      className={active ? undefined : styles.expired}
    >
      <span>{active ? `${daysLeft(guest, now)}d left` : 'Expired'}</span>
      {ends !== null && <span className={styles.term}>{ends}</span>}
    </Time>
  )
}

/** The places of a guest's access, and its limits besides its end. */
function GuestAccessCell({ guest }: { guest: Guest }) {
  const {
    has_access,
    places,
    windows,
    may_switch,
    may_arrange,
    paused_at,
    further: otherTimes,
  } = guest
  const now = useNow()
  const zone = usePerson().homeTimeZone
  if (!has_access) return <span>Deleted</span>
  const names = places.map((place) => bidiIsolate(placeName(place)))
  const isPaused = paused_at !== null
  const looks = isPaused ? 'Paused, view only' : 'View only'
  const term = may_switch ? isPaused && 'Paused' : looks
  return (
    <>
      {names.length > 1 ? (
        <Folded short={`${names[0]} and ${names.length - 1} more`}>
          {names.slice(1).join(', ')}
        </Folded>
      ) : (
        <GuestPlace guest={guest} />
      )}
      {may_arrange && <span className={styles.term}>Also renames switches</span>}
      {term && <span className={styles.term}>{term}</span>}
      {windows.length > 1 ? (
        <Folded short={shortWeekText(windows)}>{wholeWeekText(windows)}</Folded>
      ) : (
        windows.length > 0 && <span className={styles.term}>{shortWeekText(windows)}</span>
      )}
      {otherTimes
        .map((one) => otherTimeLine(one, 'Full Access', { now, zone }))
        .map((line) => (
          <span key={line} className={styles.term}>{`Also ${line}`}</span>
        ))}
    </>
  )
}

/**
 * The scope of a guest's access. A guest of a device can use only that device, so it stands there
 * by its name, with the room it is in now; by its identifier while the devices are not known.
 */
function GuestPlace({ guest: { room_name, device_identifier, places } }: { guest: Guest }) {
  const [first] = places
  const devices = useDevices().data
  if (device_identifier === null) return <span>{room_name ?? 'Full Access'}</span>
  const device = devices?.find(({ deviceIdentifier }) => deviceIdentifier === device_identifier)
  if (!device)
    return (
      <span className={styles.identifier} translate="no">
        {device_identifier}
      </span>
    )
  const room = first?.pin ? roomNameOfPin(device, first.pin) : device.room_name
  return (
    <span className={styles.place}>
      <span title={device_identifier}>{first?.pin ? placeName(first) : deviceLabel(device)}</span>
      <span className={styles.about}>{room ?? 'Unassigned'}</span>
    </span>
  )
}
