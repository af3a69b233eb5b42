import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { useCallback } from 'react'
import type { LiveDevices } from '../../devices/state/apply-live-message.ts'
import { useOfDevices } from '../../devices/state/use-device-states.ts'
import { HeldPins } from './held-pins.tsx'
import { pressedOf } from './pressed-pins.ts'
import { isSamePressed, useScheduled } from './scheduled-pressed.ts'

/** Which of these pins somebody still holds against schedules at an instant, and until when. */
export function HoldsOf({
  pins,
  at,
}: {
  pins: readonly { device_identifier: string; pin: PinKey }[]
  /** Epoch ms. */
  at: number
}) {
  const scheduled = useScheduled()
  const select = useCallback(
    (devices: LiveDevices) =>
      scheduled(
        pins.flatMap(({ device_identifier: of, pin }) => pressedOf(devices.get(of)?.device, pin)),
      ),
    [scheduled, pins],
  )
  return <HeldPins pressed={useOfDevices(select, isSamePressed)} at={at} />
}
