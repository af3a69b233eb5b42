import type {
  deleteDeviceEndpoint,
  deviceDeletionEndpoint,
  renamePinEndpoint,
  resetSecretEndpoint,
  restoreDeviceEndpoint,
  updateDeviceEndpoint,
} from '@roomwire/contracts/http/devices.ts'
import type { Reply, RequestInput } from '@roomwire/contracts/http/endpoint.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { callServer } from '../../../api/call.ts'
import { deviceCallError } from './device-call-error.ts'

/* The calls that change a device. Those with a text of the specification throw DeviceCallError. */

/** Saves the details of a device (MANAGE-2). */
export function saveDetails(body: RequestInput<typeof updateDeviceEndpoint>['body']) {
  return callServer<typeof updateDeviceEndpoint>('PUT', '/api/devices/update', { body }).catch(
    toCallError('Failed to update'),
  )
}

/** Makes one call for each pin. The first failure ends it, and the pins before it stay saved. */
export async function savePinNames(
  device_identifier: string,
  names: ReadonlyMap<PinKey, string>,
): Promise<void> {
  for (const [pin, name] of names) {
    await callServer<typeof renamePinEndpoint>('PUT', '/api/devices/pin-name', {
      body: { device_identifier, pin, name: name || null },
    }).catch(toCallError('Failed to update'))
  }
}

/** A new secret, and where its device reaches the server. */
export type MadeSecret = Reply<typeof resetSecretEndpoint>

/** Makes a new secret for a device (MANAGE-3). */
export function makeSecret(device_identifier: string) {
  return callServer<typeof resetSecretEndpoint>('POST', '/api/devices/reset', {
    body: { device_identifier },
  }).catch(toCallError('Failed to generate secret'))
}

/** Asks who would lose access if a device were deleted. */
export const previewDeviceEnd = (device_identifier: string) =>
  callServer<typeof deviceDeletionEndpoint>('GET', '/api/devices/deletion', {
    query: { device_identifier },
  })

/** Deletes a device; for a moment this can be undone. */
export const endDevice = (device_identifier: string) =>
  callServer<typeof deleteDeviceEndpoint>('POST', '/api/devices/delete', {
    body: { device_identifier },
  })

/** Undoes its deletion. */
export const bringBackDevice = (device_identifier: string) =>
  callServer<typeof restoreDeviceEndpoint>('POST', '/api/devices/restore', {
    body: { device_identifier },
  })

function toCallError(summary: string) {
  return (error: unknown): never => {
    throw deviceCallError(summary, error)
  }
}
