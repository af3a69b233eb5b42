import type { Device, Pin, Rev } from '@roomwire/contracts/live/to-browser.ts'
import { pinOf, pinsIn, roomOfPin } from './pins-of.ts'

/**
 * Whether one report was made after another: a newer connection of the device counts
 * more than a sequence.
 */
export function isNewerReport([epoch, seq]: Rev, [otherEpoch, otherSeq]: Rev): boolean {
  return epoch === otherEpoch ? seq > otherSeq : epoch > otherEpoch
}

/**
 * Whether the rev of another state of a device counts the same as that of the known one: they show
 * the same pins, or the other leaves out what is in other rooms. A viewer sees other pins when
 * their access has changed, and then what came last counts.
 */
export const countsSame = (known: Device, other: Device): boolean =>
  showsSame(known, other) || Boolean(other.elsewhere && !known.elsewhere)

const showsSame = (one: Device, other: Device): boolean => keysOf(one) === keysOf(other)

const keysOf = ({ pins, outputs, partial, elsewhere }: Device) =>
  (partial || elsewhere) && Object.keys({ ...pins, ...outputs }).join()

/**
 * What is known of a device in some rooms, with what came of others: it stays for whoever comes back.
 * What came tells all of the rooms that its pins are in, or without any pin of the room of the board.
 */
function withOtherRooms(known: Device, other: Device): Device {
  const reported = pinsIn(other).map((pin) => roomOfPin(other, pin))
  const rooms = new Set(reported.length > 0 ? reported : [other.room_id])
  const kept = pinsIn(known).filter(
    (pin) => !pinOf(other, pin) && !rooms.has(roomOfPin(known, pin)),
  )
  if (kept.length === 0) return other
  const isKept = ([key]: [string, unknown]) => kept.some((pin) => pin === key)
  const pins = Object.fromEntries(Object.entries(known.pins).filter(isKept))
  const outputs = Object.fromEntries(Object.entries(known.outputs ?? {}).filter(isKept))
  return {
    ...other,
    waterLevelString: other.waterLevelString ?? known.waterLevelString,
    pins: { ...pins, ...other.pins },
    ...((known.outputs || other.outputs) && { outputs: { ...outputs, ...other.outputs } }),
  }
}

/**
 * The newest of two states of a device, each half by its own number: what it reports by its rev, and
 * what people set by its version. Of other pins than before it is what came last.
 */
export function newestOf(known: Device, other: Device): Device {
  if (!countsSame(known, other)) {
    return known.elsewhere && other.elsewhere ? withOtherRooms(known, other) : other
  }
  if (!showsSame(known, other)) return isNewerReport(other.rev, known.rev) ? other : known
  const [reported, older] = isNewerReport(known.rev, other.rev) ? [known, other] : [other, known]
  return older.settingsVersion > reported.settingsVersion
    ? withSettingsOf(older, reported)
    : reported
}

/** Takes what the device reports from one state, and all else from the other: also settings of later versions. */
function withSettingsOf(set: Device, reported: Device): Device {
  const { ipAddress, firmware, features, uptimeSeconds, rssi, freeMemoryBytes } = reported
  const { connected, connectedAt, lastSeenAt, waterLevelString, pumpStatus, ledStatus } = reported
  const { rev } = reported
  const { pump, led } = set.outputs ?? {}
  return {
    ...set,
    ipAddress,
    firmware,
    features,
    uptimeSeconds,
    rssi,
    freeMemoryBytes,
    connected,
    connectedAt,
    lastSeenAt,
    waterLevelString,
    pumpStatus,
    ledStatus,
    rev,
    pins: Object.fromEntries(
      Object.entries(set.pins).map(([key, pin]) => [key, pinWith(pin, reported.pins[key])]),
    ),
    ...(set.outputs && {
      outputs: {
        ...(pump && { pump: pinWith(pump, reported.outputs?.pump) }),
        ...(led && { led: pinWith(led, reported.outputs?.led) }),
      },
    }),
  }
}

/** A pin as it is set and declared, with what was reported of it; a new one is as it is. */
function pinWith(set: Pin, reported: Pin | undefined): Pin {
  if (!reported) return set
  const { desired: _, lease: _lease, lastChange: _change, last_level: _level, ...settings } = set
  const { state, touchPin, reportedAt, desired, lease, lastChange, last_level } = reported
  return {
    ...settings,
    state,
    touchPin,
    reportedAt,
    ...(desired !== undefined && { desired }),
    ...(lease && { lease }),
    ...(lastChange && { lastChange }),
    ...(last_level !== undefined && { last_level }),
  }
}
