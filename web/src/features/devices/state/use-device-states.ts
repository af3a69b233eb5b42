import type { Device } from '@roomwire/contracts/live/to-browser.ts'
import { createContext, use, useCallback, useMemo, useSyncExternalStore } from 'react'
import type { LiveDevices } from './apply-live-message.ts'
import type { DeviceStates } from './device-states.ts'

/** The device states that the parts of a page share. */
export const DeviceStatesContext = createContext<DeviceStates | null>(null)

/** The device states of this page. Throws outside their provider. */
export function useDeviceStates(): DeviceStates {
  const states = use(DeviceStatesContext)
  if (!states) throw new Error('this part of the page stands outside the device states')
  return states
}

/**
 * One device as it was last reported; undefined when the page does not know it.
 * @param same whether the caller need not render again; a function that stays the same.
 */
export function useDevice(
  deviceIdentifier: string,
  same: (a: Device | undefined, b: Device | undefined) => boolean = Object.is,
): Device | undefined {
  const select = useCallback(
    (devices: LiveDevices) => devices.get(deviceIdentifier)?.device,
    [deviceIdentifier],
  )
  return useOfDevices(select, same, deviceIdentifier)
}

/**
 * A value made from the devices. The caller renders again only when it differs.
 * The selector has to be the same function between renders.
 * @param deviceIdentifier of the one device that the value is made from: what others report then costs
 *   nothing, however many stand on the page.
 */
export function useOfDevices<Value>(
  select: (devices: LiveDevices) => Value,
  same: (a: Value, b: Value) => boolean,
  deviceIdentifier?: string,
): Value {
  const states = useDeviceStates()
  const subscribe = useCallback(
    (listener: () => void) => states.subscribe(listener, deviceIdentifier),
    [states, deviceIdentifier],
  )
  const snapshot = useMemo(() => {
    let from: LiveDevices | null = null
    let value: Value
    return () => {
      const now = states.devices()
      if (now !== from) {
        const next = select(now)
        if (from === null || !same(value, next)) value = next
        from = now
      }
      return value
    }
  }, [states, select, same])
  return useSyncExternalStore(subscribe, snapshot)
}
