import type { renamePinEndpoint, updateDeviceEndpoint } from '@roomwire/contracts/http/devices.ts'
import type { protectPinEndpoint } from '@roomwire/contracts/http/pin-protection.ts'
import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { limits } from '@roomwire/contracts/vocabulary/limits.ts'
import { isSwitched } from '@roomwire/contracts/vocabulary/pin-form.ts'
import type { PinIcon } from '@roomwire/contracts/vocabulary/pin-icon.ts'
import type { PinProtection } from '@roomwire/contracts/vocabulary/protection.ts'
import { callServer } from '../../../api/call.ts'
import { numberIn } from '../../../ui/form/number-text.ts'
import { formOf, pinOf, pinsIn } from '../state/pins-of.ts'
import { askingProposed } from './asking-proposed.ts'
import { isSameProtection, protectionsAfter, unprotected } from './protections.ts'

/** The power that a pin may take while it is on. */
export const pinWattsRule = { least: 1, most: limits.pinWattsMax, unit: 'W' }

/** The volume that a full tank may hold. */
export const tankLitresRule = { least: 1, most: limits.tankLitresMax, unit: 'l' }

/** The fields of a pin that somebody changes. */
export type PinEdit = {
  name: string
  icon: PinIcon | null
  /** A room of its own; null for that of its board. */
  roomId: number | null
  /** As typed; empty for none. */
  watts: string
  /** Whether it asks before it is turned on; stored where that is proposed (`asking-proposed.ts`). */
  asksFirst: boolean
  protection: PinProtection
}

/** A pin as it is stored. */
export function storedPin(device: Device, pin: PinKey): PinEdit {
  const stored = pinOf(device, pin)
  const { name, icon = null, room_id: roomId = null, watts = '' } = stored ?? {}
  const { protection = unprotected } = stored ?? {}
  return { name: name ?? '', icon, roomId, watts: String(watts), asksFirst: true, protection }
}

/** Stores what the tank holds; the history then knows litres. */
export const saveLitres = ({ deviceIdentifier: device_identifier }: Device, litres: string) =>
  callServer<typeof updateDeviceEndpoint>('PUT', '/api/devices/update', {
    body: { device_identifier, tank_litres: numberIn(litres, tankLitresRule) ?? null },
  })

/**
 * Stores what somebody has changed of a pin: one call for its fields, and one for each protection that changes
 * with it. The first failure ends it, and what came before stays saved.
 * @param before the pin when somebody began to change it
 * @param mayDecide whether the person may say which pins ask first
 */
export async function savePin(
  device: Device,
  pin: PinKey,
  { before, edit }: { before: PinEdit; edit: PinEdit },
  mayDecide: boolean,
): Promise<void> {
  const { deviceIdentifier: device_identifier } = device
  const name = edit.name.trim()
  const change = {
    ...(name !== before.name && { name: name || null }),
    ...(edit.icon !== before.icon && { icon: edit.icon }),
    ...(edit.roomId !== before.roomId && { room_id: edit.roomId }),
    ...(mayDecide && askingProposed(device, pin, edit) && { ask_first: edit.asksFirst }),
    ...(edit.watts !== before.watts && { watts: numberIn(edit.watts, pinWattsRule) ?? null }),
  }
  if (Object.keys(change).length > 0) {
    await callServer<typeof renamePinEndpoint>('PUT', '/api/devices/pin-name', {
      body: { device_identifier, pin, ...change },
    })
  }
  if (isSameProtection(edit.protection, before.protection)) return
  const known = pinsIn(device)
    .filter((key) => isSwitched(formOf(device, key)))
    .map((key) => [key, storedPin(device, key).protection] as const)
  for (const [key, protection] of protectionsAfter(known, pin, edit.protection)) {
    await callServer<typeof protectPinEndpoint>('PUT', '/api/devices/pin-protection', {
      body: { device_identifier, pin: key, ...protection },
    })
  }
}
