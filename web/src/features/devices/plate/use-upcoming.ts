import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { use, useCallback } from 'react'
import type { LiveDevices } from '../state/apply-live-message.ts'
import { useOfDevices } from '../state/use-device-states.ts'
import { PlateSlotsContext, type UpcomingOfPin } from './plate-slots.ts'

/** What comes next for a pin; null where nothing is known. */
export function useUpcoming({
  deviceIdentifier,
  pin,
}: {
  deviceIdentifier: string
  pin: PinKey
}): UpcomingOfPin | null {
  const { upcoming } = use(PlateSlotsContext)
  const select = useCallback(
    (devices: LiveDevices) => {
      const device = devices.get(deviceIdentifier)?.device
      return (device && upcoming?.of(device, pin)) ?? null
    },
    [upcoming, deviceIdentifier, pin],
  )
  return useOfDevices(select, isSame, deviceIdentifier)
}

const isSame = (one: UpcomingOfPin | null, other: UpcomingOfPin | null): boolean =>
  one?.text === other?.text && one?.heldUntil === other?.heldUntil
