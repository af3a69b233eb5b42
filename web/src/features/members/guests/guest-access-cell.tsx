import type { Guest } from '@roomwire/contracts/http/guests.ts'
import { bidiIsolate } from '../../../ui/text/names-text.ts'
import { useNow } from '../../../ui/time/use-now.ts'
import { deviceLabel } from '../../devices/device-label.ts'
import { roomNameOfPin } from '../../devices/state/rooms-of.ts'
import { useDevices } from '../../devices/use-devices.ts'
import { usePerson } from '../../sign-in/use-auth.ts'
import { shortWeekText, wholeWeekText } from '../guest-terms/week-rows.ts'
import styles from '../members-section.module.css'
import { furtherLine } from './further/further-text.ts'
import { placeName } from './guest-places.ts'

/** What a guest may reach, and what limits it beside its end. */
export function GuestAccessCell({ guest }: { guest: Guest }) {
  const { has_access, places, windows, may_switch, may_arrange, paused_at, further } = guest
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
      {further
        .map((one) => furtherLine(one, 'Full Access', { now, zone }))
        .map((line) => (
          <span key={line} className={styles.term}>{`Also ${line}`}</span>
        ))}
    </>
  )
}

/** A short text; a press, or a key, shows the rest of it. */
export function Folded({ short, children }: { short: string; children: string }) {
  return (
    <details className={styles.folded}>
      <summary>{short}</summary>
      <span>{children}</span>
    </details>
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
