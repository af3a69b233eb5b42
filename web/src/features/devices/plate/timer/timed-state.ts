import {
  type DeviceKind,
  isFan,
  type PinKey,
  type PinState,
} from '@roomwire/contracts/vocabulary/device-kind.ts'

/** What a pin is set to for some time: a fan that turns stays at its speed. */
export const timedState = (
  { kind, pin }: { kind: DeviceKind; pin: PinKey },
  state: PinState | null,
): PinState => (isFan(kind, pin) && state !== null && state > 0 ? state : 1)
