import type { DeviceKind, PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { DeviceSettings } from '@roomwire/contracts/vocabulary/device-settings.ts'
import type { Dialect } from '@roomwire/contracts/vocabulary/dialect.ts'
import type { DeviceFeature, LeaseHolder } from '@roomwire/contracts/vocabulary/lease.ts'
import type { CoverMove } from '@roomwire/contracts/vocabulary/pin-form.ts'
import type { PinIcon } from '@roomwire/contracts/vocabulary/pin-icon.ts'
import type { DeviceObject } from '../rules/device-access.ts'
import type { DevicePin } from '../rules/device-pins.ts'
import type { Protection } from '../rules/protection.ts'
import type { ActivityRow } from './activity-rows.ts'
import type { CommandRow, Requester } from './command-store.ts'

/** When and why a pin came to its state. */
export type LastChange = {
  /** Epoch ms. */
  at: number
  cause: CommandRow['cause'] | ActivityRow['cause']
  /** Who asked for it; null for what the device did without being asked. */
  by: Requester | null
}

/** Stands for the command of a lease that no command asked for: the pin's protection ends it. */
export const ofProtection = 0

/** The instant at which a pin is switched off. */
export type Lease = {
  /** The number by which the device knows the command that asked for it, or `ofProtection`. */
  commandId: number
  /** Epoch ms. */
  endsAt: number
  holder: LeaseHolder
}

/** A pin as people see it. */
export type ShownPin = DevicePin & {
  key: PinKey
  /** As last reported; null before the first report, and of an input that its device does not know. */
  state: PinState | null
  /** The state before, of an input that its device does not know now. Nobody stores it. */
  stateBefore?: PinState | null
  /** Where a cover moves to; null while it stands, and for all else. Nobody stores it. */
  moving: CoverMove | null
  /** The nickname, if the pin has one. */
  name: string | null
  icon: PinIcon | null
  /** Epoch ms. */
  reportedAt: number | null
  /** The state that a pending command asks for; null when no command is pending. */
  desired: PinState | null
  /** The name of its own room; null where it counts for that of its device. */
  roomName: string | null
  /** Power while it is on, W; null while unknown. */
  watts: number | null
  /** Null where it is not to be switched off. */
  lease: Lease | null
  /** For how many seconds it is on when nobody says how long; null where it stays on. */
  onForS: number | null
  /** Whether pages ask before they turn it on; null while nobody has decided. */
  askFirst: boolean | null
  /** The limits that its device itself keeps; null for none. */
  protection: Protection | null
  /** Its last change; null before its first one. */
  lastChange: LastChange | null
  /** The last change that somebody has let go of, by its time; null before any. */
  letGoOf: number | null
  /** Its device's name for it; null where the device gives none. */
  declaredName: string | null
  /** Where it stands among all pins that its device has ever had, from 0. */
  place: number
  /** How often its state has changed, or what is asked for: counted by the twin. */
  changes: number
  /** How often what people set of it has changed. */
  settingsChanges: number
}

/** A device as people see it, with its pins in the order of its kind, or in which it declares them. */
export type ShownDevice = DeviceObject & {
  identifier: string
  kind: DeviceKind
  /** The firmware whose own topics it speaks; null for the device protocol. */
  dialect: Dialect | null
  /** Whether a hub speaks for it. */
  isOfHub: boolean
  name: string | null
  roomName: string | null
  localIp: string | null
  staticIp: string | null
  gateway: string | null
  subnet: string | null
  dns: string | null
  /** The address that the device itself reports. */
  ipAddress: string | null
  pins: ShownPin[]
  /** The pins as the home has arranged them, or as the device declares them; null where they are in the order of its kind. */
  pinOrder: PinKey[] | null
  settings: Readonly<DeviceSettings>
  /** In the device's own format. */
  waterLevel: string | null
  /** How often that has changed: counted by the twin. */
  levelChanges: number
  connected: boolean
  /** When it connected last, epoch ms: what it reported before may have changed since. Null when it never connected. */
  connectedAt: number | null
  /** Epoch ms; null when it never connected. */
  lastSeenAt: number | null
  firmware: string | null
  uptimeS: number | null
  /** Wi-Fi signal, dBm. */
  rssi: number | null
  freeMemoryBytes: number | null
  /** Its abilities beyond setting pins. */
  features: readonly DeviceFeature[]
  /** The version of how all its pins are protected; empty where none is. */
  configVersion: string
  /** The version of that which it has stored; empty where it has none. */
  storedConfig: string
  /** The version of its settings: the higher one is the newer. */
  settingsVersion: number
  /** How often its name has changed: counted for those who see a part of it. */
  nameChanges: number
  /** [epoch, seq]: of two states the one with the higher rev is the newer. */
  rev: [epoch: number, seq: number]
  isPart?: undefined
  /** Whether some of it is in other rooms than those that are shown. */
  hasPartsInOtherRooms?: true
}

/**
 * The changes that somebody has seen of their part of a device: sums of the counters of its pins, which hidden
 * pins do not move. Of two states of the same part the one with more changes is the newer.
 */
export type SeenChanges = {
  /** The device's connection number, as in a rev. */
  epoch: number
  /** Changes of states and settings together; one more while it is not connected. */
  all: number
  settings: number
}

/** A device of which some is hidden: it has the changes of the visible part, and no rev. */
export type VisiblePart = Omit<ShownDevice, 'rev' | 'settingsVersion' | 'isPart'> & {
  isPart: true
  rev?: undefined
  settingsVersion?: undefined
  seenChanges: SeenChanges
}

/** A device as somebody sees it: all of it, or a part. */
export type VisibleDevice = ShownDevice | VisiblePart

/** Whether a device has reported a pin since it connected. */
export const isFresh = ({ reportedAt }: ShownPin, connectedAt: number | null): boolean =>
  reportedAt !== null && connectedAt !== null && reportedAt >= connectedAt

/** All that people have set about a device, without its pins. */
export function settingsOf(device: ShownDevice) {
  return {
    name: device.name,
    roomId: device.roomId,
    roomName: device.roomName,
    pinRooms: device.pinRooms,
    localIp: device.localIp,
    staticIp: device.staticIp,
    gateway: device.gateway,
    subnet: device.subnet,
    dns: device.dns,
    pinOrder: device.pinOrder,
    settings: device.settings,
    configVersion: device.configVersion,
    settingsVersion: device.settingsVersion,
    nameChanges: device.nameChanges,
  }
}

/**
 * The pins of a device as people and the device itself have set them: those that it had stay as they
 * are, and new ones are as they were stored.
 */
export function pinsAsSet(
  stored: Pick<ShownDevice, 'pins'>,
  live: readonly ShownPin[],
): ShownPin[] {
  const known = new Map(live.map((pin) => [pin.key, pin]))
  return stored.pins.map((pin) => {
    const one = known.get(pin.key)
    return one ? { ...one, ...pinSettingsOf(pin) } : pin
  })
}

/** The settings of a pin by people, and its declaration by its device. */
function pinSettingsOf(pin: ShownPin) {
  return {
    name: pin.name,
    icon: pin.icon,
    roomName: pin.roomName,
    watts: pin.watts,
    onForS: pin.onForS,
    askFirst: pin.askFirst,
    protection: pin.protection,
    letGoOf: pin.letGoOf,
    settingsChanges: pin.settingsChanges,
    form: pin.form,
    isOwn: pin.isOwn,
    newForm: pin.newForm,
    isGone: pin.isGone,
    declaredName: pin.declaredName,
    place: pin.place,
  }
}
