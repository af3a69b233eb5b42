import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { useCallback } from 'react'
import type { LiveDevices } from '../../devices/state/apply-live-message.ts'
import { HeldPins } from './held-pins.tsx'
import { pressedOf } from './pressed-pins.ts'
import { usePressed } from './use-pressed.ts'

/** Which of these pins somebody still holds against schedules at an instant, and until when. */
export function HoldsOf({
  pins,
  at,
}: {
  pins: readonly { device_identifier: string; pin: PinKey }[]
  /** Epoch ms. */
  at: number
}) {
  const select = useCallback(
    (devices: LiveDevices) =>
      pins.flatMap(({ device_identifier: of, pin }) => pressedOf(devices.get(of)?.device, pin)),
    [pins],
  )
  return <HeldPins pressed={usePressed(select)} at={at} />
}
