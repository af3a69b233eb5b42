import { useCallback } from 'react'
import { pinsShown } from '../../devices/plate/pins-shown.ts'
import type { LiveDevices } from '../../devices/state/apply-live-message.ts'
import { useOfDevices } from '../../devices/state/use-device-states.ts'
import { HeldPins } from './held-pins.tsx'
import { pressedOf } from './pressed-pins.ts'
import { isSamePressed, useScheduled } from './scheduled-pressed.ts'

/** Which pins of a plate somebody holds against schedules, and until when. */
export function PlateHolds({
  deviceIdentifier,
  roomId,
}: {
  deviceIdentifier: string
  /** The room that the plate stands in; all of the device without one. */
  roomId: number | undefined
}) {
  const scheduled = useScheduled()
  const select = useCallback(
    (devices: LiveDevices) => {
      const device = devices.get(deviceIdentifier)?.device
      return scheduled(
        device ? pinsShown(device, roomId).flatMap((pin) => pressedOf(device, pin)) : [],
      )
    },
    [scheduled, deviceIdentifier, roomId],
  )
  return <HeldPins pressed={useOfDevices(select, isSamePressed, deviceIdentifier)} />
}
