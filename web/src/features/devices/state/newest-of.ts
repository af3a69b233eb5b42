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

function withSettingsOf(set: Device, { pin_order: _, ...reported }: Device): Device {
  const { device_name, room_id, room_name, local_ip, static_ip, gateway, subnet, dns } = set
  const { settingsVersion, pin_order, pins, outputs } = set
  return {
    ...reported,
    device_name,
    room_id,
    room_name,
    local_ip,
    static_ip,
    gateway,
    subnet,
    dns,
    ...(pin_order && { pin_order }),
    settingsVersion,
    pins: Object.fromEntries(
      Object.entries(reported.pins).map(([key, pin]) => [key, namedAs(pins[key], pin)]),
    ),
    ...(reported.outputs && {
      outputs: {
        ...(reported.outputs.pump && { pump: namedAs(outputs?.pump, reported.outputs.pump) }),
        ...(reported.outputs.led && { led: namedAs(outputs?.led, reported.outputs.led) }),
      },
    }),
  }
}

function namedAs(set: Pin | undefined, { room_id: _, room_name: _name, ...pin }: Pin): Pin {
  if (!set) return pin
  const { name, icon, room_id, room_name = null } = set
  return { ...pin, name, icon, ...(room_id !== undefined && { room_id, room_name }) }
}
