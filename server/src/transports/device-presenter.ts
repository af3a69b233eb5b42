import type { Device, LiveUpdate, Pin } from '@roomwire/contracts/live/to-browser.ts'
import {
  type PinKey,
  pinTouchedBy,
  touchPinOf,
} from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { ChangeCause } from '../features/devices/device-events.ts'
import { type Protection, protectionStatusOf } from '../features/devices/protection.ts'
import type { LastChange, ShownDevice, ShownPin } from '../features/devices/shown-device.ts'
import type { Actor } from '../features/identity/actor.ts'

/** How much of a device somebody sees who may see it. */
export type DeviceAudience = 'whole' | 'guest'

/** A guest learns nothing of the network that a device is in, nor of what runs on it. */
export const deviceViewOf = ({ role }: Pick<Actor, 'role'>): DeviceAudience =>
  role === 'guest' ? 'guest' : 'whole'

/** What a guest does not see stays in the message as null, so that it keeps its shape. */
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

/** A device under the field names of the specification (spec §3), for calls and live messages alike. */
export function presentDevice(device: ShownDevice, view: DeviceAudience): Device {
  const shown = presentAll(device, view)
  return view === 'whole' ? shown : { ...shown, ...hiddenFromGuests }
}

function presentAll(device: ShownDevice, view: DeviceAudience): Device {
  const { identifier, kind } = device
  const pins: Device['pins'] = {}
  for (const pin of device.pins) pins[pin.key] = presentPin(device, pin, view)
  const outputs = kind === 'WLM' ? pins : undefined
  const own = outputs ? 'WLM_device_identifier' : 'PC_device_identifier'
  return {
    ...{ deviceIdentifier: identifier, [own]: identifier },
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
    ...(outputs ? { outputs } : {}),
    ...(device.isPart ? { partial: true as const } : {}),
    ...(device.isElsewhere ? { elsewhere: true as const } : {}),
    ...(device.pinOrder ? { pin_order: device.pinOrder } : {}),
    pumpStatus: onOff(outputs?.pump),
    ledStatus: onOff(outputs?.led),
    waterLevelString: device.waterLevel,
    ...(device.tankLitres === null ? {} : { tank_litres: device.tankLitres }),
    connected: device.connected,
    connectedAt: device.connectedAt,
    lastSeenAt: device.lastSeenAt,
    ...{ firmware: device.firmware, features: [...device.features] },
    uptimeSeconds: device.uptimeS,
    ...(view === 'whole' && presentStatus(device)),
    rssi: device.rssi,
    freeMemoryBytes: device.freeMemoryBytes,
    settingsVersion: device.settingsVersion,
    rev: device.rev,
  }
}

function presentStatus(device: ShownDevice): Pick<Device, 'protection'> {
  const protection = protectionStatusOf(device)
  return protection ? { protection } : {}
}

/** A device that has changed, with the cause of the change (spec §7). */
export function presentChange(
  device: ShownDevice,
  { touched, acks }: ChangeCause,
  view: DeviceAudience,
): LiveUpdate {
  const shown = presentDevice(device, view)
  if (isInPart(device)) return { ...shown, ...causeInPart(device, { touched, acks }) }
  return { ...shown, ...touched, ...(acks ? { acks: acks.map(({ messageId }) => messageId) } : {}) }
}

const isInPart = ({ isPart, isElsewhere }: ShownDevice) => isPart || isElsewhere

function causeInPart({ pins }: ShownDevice, { touched, acks = [] }: ChangeCause) {
  const sees = (pin: PinKey | undefined) => pins.some(({ key }) => key === pin)
  const seenAcks = acks.filter(({ pin }) => sees(pin)).map(({ messageId }) => messageId)
  return {
    ...(touched && sees(pinTouchedBy(touched.touchPin)) ? touched : {}),
    ...(seenAcks.length > 0 ? { acks: seenAcks } : {}),
  }
}

function presentPin({ pinRooms }: ShownDevice, pin: ShownPin, view: DeviceAudience): Pin {
  const { key, state, name, icon, reportedAt, desired, roomName, watts } = pin
  const { lastChange, letGoOf, lease, onForS, protection } = pin
  const roomId = pinRooms[key]
  return {
    state,
    touchPin: touchPinOf(key),
    name,
    icon,
    reportedAt,
    ...(desired === null ? {} : { desired }),
    ...(watts === null ? {} : { watts }),
    ...(lease ? { lease: { endsAt: lease.endsAt, heldBy: lease.holder } } : {}),
    ...(onForS === null ? {} : { on_for: onForS }),
    ...(protection && view === 'whole' && { protection: presentProtection(protection) }),
    ...(lastChange ? { lastChange: presentLastChange(lastChange, letGoOf, view) } : {}),
    ...(roomId === undefined ? {} : { room_id: roomId, room_name: roomName }),
  }
}

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
    ...{ at, cause },
    ...(by && view === 'whole' ? { by } : {}),
    ...(letGoOf === at ? { letGo: true as const } : {}),
  }
}

function onOff(pin: Pin | undefined): 'ON' | 'OFF' | null {
  if (!pin || pin.state === null) return null
  return pin.state > 0 ? 'ON' : 'OFF'
}
