import type { DeviceKind, PinKey, PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { LeaseHolder } from '@roomwire/contracts/vocabulary/lease.ts'
import { useCallback } from 'react'
import type { LiveDevices } from '../../state/apply-live-message.ts'
import { pinOf } from '../../state/pins-of.ts'
import { useOfDevices } from '../../state/use-device-states.ts'

export type TimedPin = { deviceIdentifier: string; kind: DeviceKind; pin: PinKey }

export type PinTimerProps = TimedPin & {
  name: string
  /** Whether it cannot be pressed now. */
  isIdle: boolean
  press: (value: PinState, seconds: number) => void
}

type Timing = {
  state: PinState | null
  lease: { endsAt: number; heldBy: LeaseHolder } | undefined
  /** For how many seconds it is on when nobody says how long; undefined where it stays on. */
  onFor: number | undefined
  /** Who would hold a new one. */
  holder: LeaseHolder
}

/** What a timer shows of its pin. */
export function useTimedPin({ deviceIdentifier, pin }: TimedPin): Timing {
  const select = useCallback(
    (devices: LiveDevices): Timing => {
      const device = devices.get(deviceIdentifier)?.device
      const shown = device && pinOf(device, pin)
      return {
        state: shown?.state ?? null,
        lease: shown?.lease,
        onFor: shown?.on_for,
        holder: device?.features.includes('lease') ? 'device' : 'server',
      }
    },
    [deviceIdentifier, pin],
  )
  return useOfDevices(select, isSame)
}

const isSame = (a: Timing, b: Timing): boolean =>
  a.state === b.state &&
  a.lease?.endsAt === b.lease?.endsAt &&
  a.lease?.heldBy === b.lease?.heldBy &&
  a.onFor === b.onFor &&
  a.holder === b.holder
