import type { Pin } from '@roomwire/contracts/live/to-browser.ts'
import type { DeviceKind, PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { useCallback } from 'react'
import type { LiveDevices } from '../state/apply-live-message.ts'
import { pinOf } from '../state/pins-of.ts'
import { useOfDevices } from '../state/use-device-states.ts'

export type TimedPin = { deviceIdentifier: string; kind: DeviceKind; pin: PinKey }

/** The lease of a pin; undefined where it has none. */
export function useLease({ deviceIdentifier, pin }: TimedPin): Pin['lease'] {
  const select = useCallback(
    (devices: LiveDevices) => {
      const device = devices.get(deviceIdentifier)?.device
      return device && pinOf(device, pin)?.lease
    },
    [deviceIdentifier, pin],
  )
  return useOfDevices(select, isSameLease, deviceIdentifier)
}

const isSameLease = (a: Pin['lease'], b: Pin['lease']): boolean =>
  a?.endsAt === b?.endsAt && a?.heldBy === b?.heldBy
