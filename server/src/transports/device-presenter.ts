import type { Device, LiveUpdate, Pin } from '@roomwire/contracts/live/to-browser.ts'
import {
  type PinKey,
  pinTouchedBy,
  touchPinOf,
} from '@roomwire/contracts/vocabulary/device-kind.ts'
import {
  copySetting,
  type DeviceAudience,
  settingAudience,
  shownSettingNames,
} from '@roomwire/contracts/vocabulary/device-settings.ts'
import { type PinForm, stopState } from '@roomwire/contracts/vocabulary/pin-form.ts'
import { manages } from '@roomwire/contracts/vocabulary/role.ts'
import type { ChangeCause } from '../features/devices/records/device-events.ts'
import type {
  LastChange,
  ShownPin,
  VisibleDevice,
} from '../features/devices/records/shown-device.ts'
import { type Protection, protectionStatusOf } from '../features/devices/rules/protection.ts'
import type { Actor } from '../features/identity/actor.ts'

/** Decides how much of a device somebody sees who may see it. */
export function deviceViewOf({ role }: Pick<Actor, 'role'>): DeviceAudience {
  if (role === 'guest') return 'guests'
  return manages(role) ? 'managers' : 'family'
}

/** Fields about the network of a device and its program: they stay as null, so that messages keep their shape. */
const hiddenFromGuests = {
  local_ip: null,
  static_ip: null,
  gateway: null,
  subnet: null,
  dns: null,
  ipAddress: null,
  firmware: null,
  uptimeSeconds: null,
  rssi: null,
  freeMemoryBytes: null,
} satisfies Partial<Device>

/**
 * A device under the field names of the specification (spec §3), for calls and live messages alike.
 * @param pins all its pins, where these are presented already
 */
export function presentDevice(
  device: VisibleDevice,
  view: DeviceAudience,
  pins = presentPins(device, view),
): Device {
  const shown = presentAll(device, view, pins)
  return view === 'guests' ? Object.assign(shown, hiddenFromGuests) : shown
}

function presentPins(device: VisibleDevice, view: DeviceAudience): Device['pins'] {
  const pins: Device['pins'] = {}
  for (const pin of device.pins) pins[pin.key] = presentPin(device, pin, view)
  return pins
}

function presentAll(device: VisibleDevice, view: DeviceAudience, pins: Device['pins']): Device {
  const { identifier, kind } = device
  const outputs = kind === 'WLM' ? pins : undefined
  const own = outputs ? { WLM_device_identifier: identifier } : { PC_device_identifier: identifier }
  const shown: Device = {
    deviceIdentifier: identifier,
    ...own,
    kind,
    device_name: device.name,
    room_id: device.roomId,
    room_name: device.roomName,
    local_ip: device.localIp,
    static_ip: device.staticIp,
    gateway: device.gateway,
    subnet: device.subnet,
    dns: device.dns,
    ipAddress: device.ipAddress,
    pins: outputs ? {} : pins,
    pumpStatus: onOff(outputs?.pump),
    ledStatus: onOff(outputs?.led),
    waterLevelString: device.waterLevel,
    connected: device.connected,
    connectedAt: device.connectedAt,
    lastSeenAt: device.lastSeenAt,
    firmware: device.firmware,
    features: [...device.features],
    uptimeSeconds: device.uptimeS,
    rssi: device.rssi,
    freeMemoryBytes: device.freeMemoryBytes,
    settingsVersion: device.isPart ? device.seenChanges.settings : device.settingsVersion,
    rev: device.isPart ? [device.seenChanges.epoch, device.seenChanges.all] : device.rev,
  }
  if (outputs) shown.outputs = outputs
  addRare(shown, device, view)
  return shown
}

/** Adds the fields that few devices have. */
function addRare(shown: Device, device: VisibleDevice, view: DeviceAudience): void {
  if (device.isPart) shown.partial = true
  if (device.hasPartsInOtherRooms) shown.elsewhere = true
  if (device.pinOrder) shown.pin_order = device.pinOrder
  if (device.dialect && view === 'managers') shown.dialect = device.dialect
  if (device.isOfHub && view === 'managers') shown.of_hub = true
  addSettings(shown, device, view)
  const protection = view !== 'guests' && protectionStatusOf(device)
  if (protection) shown.protection = protection
}

function addSettings(shown: Device, { settings }: VisibleDevice, view: DeviceAudience): void {
  for (const name of shownSettingNames) {
    const isSeen = settings[name] !== null && settingAudience[name].includes(view)
    if (isSeen) copySetting(shown, settings, name)
  }
}

/** A device that has changed, with the cause of the change (spec §7); `pins` as in `presentDevice`. */
export function presentChange(
  device: VisibleDevice,
  { touched, acks }: ChangeCause,
  view: DeviceAudience,
  pins?: Device['pins'],
): LiveUpdate {
  const change: LiveUpdate = presentDevice(device, view, pins)
  if (isInPart(device)) return Object.assign(change, causeInPart(device, { touched, acks }))
  if (acks) change.acks = acks.map(({ messageId }) => messageId)
  return Object.assign(change, touched)
}

const isInPart = ({ isPart, hasPartsInOtherRooms }: VisibleDevice) => isPart || hasPartsInOtherRooms

function causeInPart({ pins }: VisibleDevice, { touched, acks = [] }: ChangeCause) {
  const sees = (pin: PinKey | undefined) => pins.some(({ key }) => key === pin)
  const seenAcks = acks.filter(({ pin }) => sees(pin)).map(({ messageId }) => messageId)
  return {
    ...(touched && sees(pinTouchedBy(touched.touchPin)) ? touched : {}),
    ...(seenAcks.length > 0 ? { acks: seenAcks } : {}),
  }
}

/** A pin under the field names of the specification. */
export function presentPin({ pinRooms }: VisibleDevice, pin: ShownPin, view: DeviceAudience): Pin {
  const { key, state, name, icon, reportedAt, desired, roomName, watts } = pin
  const { lastChange, letGoOf, lease, onForS, askFirst, protection, declaredName, lastLevel } = pin
  const roomId = pinRooms[key]
  const shown: Pin = {
    state,
    touchPin: touchPinOf(key),
    icon,
    reportedAt,
    name: name ?? declaredName,
  }
  if (desired !== null && desired !== stopState) shown.desired = desired
  if (pin.moving) shown.moving = pin.moving
  if (watts !== null) shown.watts = watts
  if (pin.isOwn) shown.form = pin.form
  if (lastLevel !== null) shown.last_level = lastLevel
  if (pin.newForm) shown.new_form = pin.newForm
  if (pin.isGone) shown.gone = true
  if (lease) shown.lease = { endsAt: lease.endsAt, heldBy: lease.holder }
  if (onForS !== null) shown.on_for = onForS
  if (askFirst !== null) shown.ask_first = askFirst
  if (protection && view !== 'guests') shown.protection = presentProtection(protection)
  if (lastChange) shown.lastChange = presentLastChange(lastChange, letGoOf, view)
  if (roomId !== undefined) Object.assign(shown, { room_id: roomId, room_name: roomName })
  return shown
}

/** The name of a pin where it stands beside its device, and its form where the device has declared it. */
export const presentPinNamed = (
  pin: Pick<ShownPin, 'name' | 'declaredName' | 'form' | 'isOwn'> | undefined,
): { pin_name: string | null; pin_form?: PinForm } => ({
  pin_name: pin?.name ?? pin?.declaredName ?? null,
  ...(pin?.isOwn && { pin_form: pin.form }),
})

const presentProtection = (protection: Protection): Pin['protection'] => ({
  longest_on: protection.longestOnS,
  shortest_off: protection.shortestOffS,
  after_power_on: protection.afterPowerOn,
  not_with: protection.notWith,
})

/** Guests do not learn who else there is. */
function presentLastChange(
  { at, cause, by }: LastChange,
  letGoOf: ShownPin['letGoOf'],
  view: DeviceAudience,
): Pin['lastChange'] {
  return {
    at,
    cause,
    ...(by && view !== 'guests' ? { by } : {}),
    ...(letGoOf === at ? { letGo: true as const } : {}),
  }
}

function onOff(pin: Pin | undefined): 'ON' | 'OFF' | null {
  if (!pin || pin.state === null) return null
  return pin.state > 0 ? 'ON' : 'OFF'
}
