import { z } from 'zod'
import { device } from '../live/to-browser.ts'
import { connectRefusal } from '../vocabulary/connect-refusal.ts'
import { pinWatts } from '../vocabulary/consumption.ts'
import { pinKey } from '../vocabulary/device-kind.ts'
import { settingsChange } from '../vocabulary/device-settings.ts'
import { dialect } from '../vocabulary/dialect.ts'
import {
  deviceIdentifier,
  deviceNameField,
  id,
  idInPath,
  instant,
  leaseSeconds,
  pinNameField,
} from '../vocabulary/fields.ts'
import { ipv4 } from '../vocabulary/ipv4.ts'
import { limits } from '../vocabulary/limits.ts'
import { isNodeKey } from '../vocabulary/node-key.ts'
import { pinIcon } from '../vocabulary/pin-icon.ts'
import { readingKey } from '../vocabulary/series.ts'
import { endpoint } from './endpoint.ts'
import { lostAccess } from './lost-access.ts'
import { done } from './refusals.ts'

/** The encryption key of a node with ESPHome. */
const encryptionKey = z
  .string()
  .refine(isNodeKey, 'must be the key of the node: 44 characters that end with =')

const devices = z.object({ devices: z.array(device) })

export const listDevicesEndpoint = endpoint({
  method: 'GET',
  url: '/api/devices',
  summary: 'The devices the caller may see, with their pins.',
  access: 'session',
  reply: devices,
})

export const listDevicesToManageEndpoint = endpoint({
  method: 'GET',
  url: '/api/devices/listdevice',
  summary: 'The same list, under the path the device manager uses.',
  access: 'session',
  reply: devices,
})

export const listDevicesOfRoomEndpoint = endpoint({
  method: 'GET',
  url: '/api/devices/room/{roomId}',
  summary: 'The devices of one room.',
  access: 'session',
  path: z.object({ roomId: idInPath }),
  reply: devices,
})

/** The fallback path of the specification: the same call under `/api/api` (spec §7). */
export const listDevicesOfRoomAgainEndpoint = endpoint({
  ...listDevicesOfRoomEndpoint,
  url: '/api/api/devices/room/{roomId}',
})

export const mapRoomEndpoint = endpoint({
  method: 'PUT',
  url: '/api/devices/map-room',
  summary: 'Puts a device into a room; `room_id: null` takes it out.',
  access: 'managers',
  body: z.strictObject({ deviceIdentifier, room_id: id.nullable() }),
  reply: done,
})

/** Where a device reaches this server. */
const addressesForDevices = z.object({
  /** Where it takes MQTT from devices: over TLS alone if it is the port of `tls`. */
  mqtt_port: z.int(),
  /** Where it takes MQTT over TLS, and the certificate (PEM) by which a device knows it; null where devices must be told. */
  tls: z.object({ port: z.int(), authority: z.string().nullable() }).optional(),
})

export const registerDeviceEndpoint = endpoint({
  method: 'POST',
  url: '/api/devices/register',
  summary:
    'Registers a device. Its secret is shown only once; a node with ESPHome has none (`device_secret` is empty), but the `encryption_key` of its YAML.',
  access: 'managers',
  body: z.strictObject({
    // `/api/devices/room/…` is the address of a room.
    device_identifier: deviceIdentifier.refine((one) => one !== 'room', 'may not be room'),
    device_name: deviceNameField,
    device_local_IP: ipv4,
    room_id: id.nullish(),
    /** The firmware in whose words it speaks; without it the device protocol. */
    dialect: dialect.optional(),
    encryption_key: encryptionKey.optional(),
  }),
  reply: z.object({
    message: z.string(),
    device_secret: z.string(),
    ...addressesForDevices.shape,
  }),
})

export const updateDeviceEndpoint = endpoint({
  method: 'PUT',
  url: '/api/devices/update',
  summary:
    'Changes a device’s name, local IP or settings. Fields that are left out stay; null removes a setting. A node with ESPHome is dialled at its local IP; `encryption_key` is the one of its YAML, which nothing ever tells.',
  access: 'managers',
  body: z.strictObject({
    device_identifier: deviceIdentifier,
    device_name: deviceNameField.optional(),
    device_local_IP: ipv4.optional(),
    encryption_key: encryptionKey.optional(),
    ...settingsChange.shape,
  }),
  reply: done,
})

export const deviceConnectionEndpoint = endpoint({
  method: 'GET',
  url: '/api/devices/connection',
  summary:
    'Why a device cannot connect: the last refusal since it was connected, and whether another board uses its secret.',
  access: 'managers',
  query: z.object({ device_identifier: deviceIdentifier }),
  reply: z.object({
    refused: z.object({ at: instant, why: connectRefusal }).nullable(),
    /** The addresses of both boards; one where both have the same. */
    shared: z.object({ at: instant, addresses: z.array(z.string()) }).nullable(),
  }),
})

export const resetSecretEndpoint = endpoint({
  method: 'POST',
  url: '/api/devices/reset',
  summary: 'Makes a new secret. The old one stops working at once.',
  access: 'managers',
  body: z.strictObject({ device_identifier: deviceIdentifier }),
  reply: z.object({ device_secret: z.string(), ...addressesForDevices.shape }),
})

export const replaceBoardEndpoint = endpoint({
  method: 'POST',
  url: '/api/devices/replace',
  summary:
    'Replaces a broken board by that of another device (`replacement`). The device takes over its identifier, secret and firmware, and keeps its name, room, history and everything that was set for its pins. `pins` names the pin of the other device for each of its own; one that is left out is `gone`. `readings` does the same for what both measure, so that its history goes on; without it those of one key are the same. The other device is deleted, and the old secret stops working at once.',
  access: 'managers',
  body: z.strictObject({
    device_identifier: deviceIdentifier,
    replacement: deviceIdentifier,
    pins: z.array(z.strictObject({ pin: pinKey, by: pinKey })).max(limits.pinsMax),
    readings: z
      .array(z.strictObject({ reading: readingKey, by: readingKey }))
      .max(limits.declaredReadingsMax)
      .optional(),
  }),
  reply: done,
})

export const replacementEndpoint = endpoint({
  method: 'GET',
  url: '/api/devices/replacement',
  summary:
    'The replacement of a device’s board that can still be undone: the identifier of the old board, and until when. Null where there is none.',
  access: 'managers',
  query: z.object({ device_identifier: deviceIdentifier }),
  reply: z.object({
    replacement: z.object({ identifier: z.string(), undo_until: instant }).nullable(),
  }),
})

export const undoReplacementEndpoint = endpoint({
  method: 'POST',
  url: '/api/devices/replacement/undo',
  summary:
    'Undoes the replacement of a device’s board, for a day: the device has its old identifier, secret and firmware again, and keeps what was set and measured since. The other board is registered anew under its identifier and secret, without history and access.',
  access: 'managers',
  body: z.strictObject({ device_identifier: deviceIdentifier }),
  reply: done,
})

export const deviceDeletionEndpoint = endpoint({
  method: 'GET',
  url: '/api/devices/deletion',
  summary: 'What deleting a device would do: who would lose access.',
  access: 'managers',
  query: z.object({ device_identifier: deviceIdentifier }),
  reply: lostAccess,
})

export const deleteDeviceEndpoint = endpoint({
  method: 'POST',
  url: '/api/devices/delete',
  summary:
    'Deletes a device: its connection ends and its secret is refused at once. For 10 seconds this can be undone.',
  access: 'managers',
  body: z.strictObject({ device_identifier: deviceIdentifier }),
  reply: z.object({ message: z.string(), restorable_until: instant }),
})

export const restoreDeviceEndpoint = endpoint({
  method: 'POST',
  url: '/api/devices/restore',
  summary: 'Undoes the deletion of a device; 404 once it is too late.',
  access: 'managers',
  body: z.strictObject({ device_identifier: deviceIdentifier }),
  reply: done,
})

export const renamePinEndpoint = endpoint({
  method: 'PUT',
  url: '/api/devices/pin-name',
  summary:
    'Changes a pin: its name, icon, room, watts while on, and the seconds after which it is switched off again (`on_for`). Fields that are left out stay; `null` removes one. With `ask_first` pages ask for a second press before they turn it on. Only managers set `room_id`, `watts`, `on_for` and `ask_first`.',
  access: 'session',
  body: z.strictObject({
    device_identifier: deviceIdentifier,
    pin: pinKey,
    name: pinNameField.nullable().optional(),
    icon: pinIcon.nullable().optional(),
    room_id: id.nullable().optional(),
    watts: pinWatts.nullable().optional(),
    on_for: leaseSeconds.nullable().optional(),
    ask_first: z.boolean().nullable().optional(),
  }),
  reply: done,
})

export const arrangePinsEndpoint = endpoint({
  method: 'PUT',
  url: '/api/devices/pin-order',
  summary: 'Puts the pins of a device into another order, for everybody of the home.',
  access: 'managers',
  body: z.strictObject({ device_identifier: deviceIdentifier, pins: z.array(pinKey) }),
  reply: done,
})

export const arrangeDevicesEndpoint = endpoint({
  method: 'PUT',
  url: '/api/devices/order',
  summary:
    'Puts devices into an order of the caller’s own; devices that are not named follow, as do those that the caller may not see.',
  access: 'session',
  body: z.strictObject({ device_identifiers: z.array(deviceIdentifier) }),
  reply: done,
})

const optionalAddress = z
  .union([ipv4, z.literal('')])
  .nullish()
  .transform((address) => address || null)

export const setStaticIpEndpoint = endpoint({
  method: 'PUT',
  url: '/api/devices/static-ip',
  summary:
    'Gives a device a static IP over its own connection; 409 when it is not connected, 502 when it refuses.',
  access: 'managers',
  body: z.strictObject({
    device_identifier: deviceIdentifier,
    static_ip: ipv4,
    gateway: optionalAddress,
    subnet: optionalAddress,
    dns: optionalAddress,
  }),
  reply: done,
})

export const wifiInfoEndpoint = endpoint({
  method: 'GET',
  url: '/api/devices/wifi-info',
  summary:
    'The Wi-Fi information of a device, asked over its own connection; 409 when it is not connected.',
  access: 'managers',
  query: z.object({ device_identifier: deviceIdentifier }),
  reply: z.object({ ip: z.string(), ssid: z.string().nullable(), rssi: z.int().nullable() }),
})
