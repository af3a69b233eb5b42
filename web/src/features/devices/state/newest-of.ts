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
 * A device as known in some rooms, with what came of others: it stays for people who come back.
 * `other` tells all of the rooms that its pins are in, or without any pin of the room of the board.
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

/** The fields of a device that it reports; what people set, and what it declares, is all else. */
const reportedFields = [
  'ipAddress',
  'pumpStatus',
  'ledStatus',
  'waterLevelString',
  'connected',
  'connectedAt',
  'lastSeenAt',
  'firmware',
  'features',
  'uptimeSeconds',
  'rssi',
  'freeMemoryBytes',
  'rev',
] as const satisfies readonly (keyof Device)[]

const reportedFieldsOfPin = [
  'state',
  'touchPin',
  'reportedAt',
  'desired',
  'lease',
  'lastChange',
  'last_level',
] as const satisfies readonly (keyof Pin)[]

function withSettingsOf(set: Device, reported: Device): Device {
  const outputs = set.outputs && pinsSetAs(set.outputs, reported.outputs)
  return {
    ...withFieldsOf(set, reported, reportedFields),
    pins: pinsSetAs(set.pins, reported.pins),
    ...(outputs && { outputs }),
  }
}

/** The pins as they are set, with what is reported of each; new ones are as they are. */
const pinsSetAs = (set: Pins, reported: Pins = {}) =>
  Object.fromEntries(
    Object.entries(set).flatMap(([key, pin]) =>
      pin ? [[key, withFieldsOf(pin, reported[key] ?? pin, reportedFieldsOfPin)]] : [],
    ),
  )

type Pins = { [key: string]: Pin | undefined }

/** One object with these fields of another, also where they are absent there. */
function withFieldsOf<Whole extends object>(
  one: Whole,
  other: Whole,
  fields: readonly (keyof Whole)[],
): Whole {
  const made: Partial<Whole> & Whole = { ...one }
  for (const field of fields) {
    if (field in other) made[field] = other[field]
    else delete made[field]
  }
  return made
}
