import type { ConnectedDevice } from './twins/connected-device.ts'
import type { Twins } from './twins/twins.ts'

/** A device has read a command, and will do it or not. */
export type Acknowledgement = { commandId: number; ok: boolean; error?: string | undefined }

/**
 * Notes that a device has read a command, and informs the page that asked for it. A
 * command that the device refuses has failed. Resolves once that is stored.
 * @throws Refusal 'device_replaced' when a newer connection has taken this one's place.
 */
export function acknowledgeCommand(
  { twins }: { twins: Pick<Twins, 'receive' | 'refuse'> },
  device: ConnectedDevice,
  { commandId, ok, error }: Acknowledgement,
): Promise<void> {
  if (ok) return twins.receive(device, commandId)
  return twins.refuse(device, commandId, error || 'The device refused')
}
