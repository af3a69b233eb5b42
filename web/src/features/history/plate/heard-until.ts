import { use, useCallback } from 'react'
import { RememberedSince } from '../../../ui/browser/offline.ts'
import type { LiveDevices } from '../../devices/state/apply-live-message.ts'
import { useOfDevices } from '../../devices/state/use-device-states.ts'
import type { NewestReading } from './newest-readings.ts'

/** Whether a device is connected, as far as this page knows it. */
export function useIsConnected(deviceIdentifier: string): boolean {
  const select = useCallback(
    (devices: LiveDevices) => devices.get(deviceIdentifier)?.device.connected ?? true,
    [deviceIdentifier],
  )
  return useOfDevices(select, Object.is, deviceIdentifier)
}

/**
 * The instant up to which a device could be heard, epoch ms: what was silent by then counts as such. Now, while it is
 * connected and this page too; else when this page lost the server, or when the newest part of the device was heard.
 */
export function useHeardUntil(
  deviceIdentifier: string,
  readings: readonly NewestReading[],
  now: number,
): number {
  const pageSince = use(RememberedSince)
  const selectPins = useCallback(
    (devices: LiveDevices) =>
      Math.max(
        0,
        ...Object.values(devices.get(deviceIdentifier)?.device.pins ?? {}).map(
          ({ reportedAt }) => reportedAt ?? 0,
        ),
      ),
    [deviceIdentifier],
  )
  const pinsAt = useOfDevices(selectPins, Object.is, deviceIdentifier)
  const isConnected = useIsConnected(deviceIdentifier)
  if (isConnected) return pageSince ?? now
  return Math.max(pinsAt, ...readings.map(({ at }) => at ?? 0))
}
