import type { PinState } from '@roomwire/contracts/vocabulary/device-kind.ts'
import type { LeaseHolder } from '@roomwire/contracts/vocabulary/lease.ts'
import { useCallback } from 'react'
import type { LiveDevices } from '../../state/apply-live-message.ts'
import { pinOf } from '../../state/pins-of.ts'
import { useOfDevices } from '../../state/use-device-states.ts'
import type { TimedPin } from './use-lease.ts'

type Timing = {
  state: PinState | null
  /** For how many seconds it is on when nobody says how long; undefined where it stays on. */
  onFor: number | undefined
  /** Who would hold a new timer. */
  holder: LeaseHolder
}

/** What the dialog of a timer needs of its pin. */
export function useTimedPin({ deviceIdentifier, pin }: TimedPin): Timing {
  const select = useCallback(
    (devices: LiveDevices): Timing => {
      const device = devices.get(deviceIdentifier)?.device
      const shown = device && pinOf(device, pin)
      const holder = device?.features.includes('lease') ? 'device' : 'server'
      return { state: shown?.state ?? null, onFor: shown?.on_for, holder }
    },
    [deviceIdentifier, pin],
  )
  return useOfDevices(select, isSame, deviceIdentifier)
}

const isSame = (a: Timing, b: Timing): boolean =>
  a.state === b.state && a.onFor === b.onFor && a.holder === b.holder
