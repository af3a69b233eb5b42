import type { Device, ToBrowser } from '@roomwire/contracts/live/to-browser.ts'
import type { PinKey } from '@roomwire/contracts/vocabulary/device-kind.ts'
import { createContext, use, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import type { LiveDevices } from './apply-live-message.ts'
import type { Live } from './live.ts'
import type { ConnectionState } from './live-connection.ts'
import type { PinView } from './pin-view.ts'

export const LiveContext = createContext<Live | null>(null)

export function useLive(): Live {
  const live = use(LiveContext)
  if (!live) throw new Error('this part of the page stands outside the live connection')
  return live
}

export function useConnection(): ConnectionState {
  const { connection } = useLive()
  return useSyncExternalStore(connection.subscribe, connection.state)
}

/** Whether the connection is known to be lost; its first second is not a loss. */
export function isLost({ phase }: ConnectionState): boolean {
  return phase === 'reconnecting' || phase === 'closed'
}

export function useDevice(deviceIdentifier: string): Device | undefined {
  const { devices } = useLive()
  return useSyncExternalStore(
    devices.subscribe,
    () => devices.devices().get(deviceIdentifier)?.device,
  )
}

/** One pin: a message that changes another one does not draw this one again. */
export function usePin(deviceIdentifier: string, pin: PinKey): PinView | undefined {
  const { devices } = useLive()
  return useSyncExternalStore(devices.subscribe, () =>
    devices.devices().get(deviceIdentifier)?.pins.get(pin),
  )
}

/**
 * Something made from the devices, drawn anew only when it differs. The
 * selector has to be the same function between renders.
 */
export function useOfDevices<Value>(
  select: (devices: LiveDevices) => Value,
  same: (a: Value, b: Value) => boolean,
): Value {
  const { devices } = useLive()
  const snapshot = useMemo(() => {
    let from: LiveDevices | null = null
    let value: Value
    return () => {
      const now = devices.devices()
      if (now !== from) {
        const next = select(now)
        if (from === null || !same(value, next)) value = next
        from = now
      }
      return value
    }
  }, [devices, select, same])
  return useSyncExternalStore(devices.subscribe, snapshot)
}

/** Holds the live messages of rooms for as long as the caller is on the page. */
export function useRoomMessages(roomIds: readonly number[]) {
  const { connection } = useLive()
  const key = roomIds.join()
  useEffect(() => {
    const held = key === '' ? [] : key.split(',').map((id) => connection.holdRoom(Number(id)))
    return () => {
      for (const letGo of held) letGo()
    }
  }, [connection, key])
}

export function useLiveMessages(onMessage: (message: ToBrowser) => void) {
  const { onMessage: listen } = useLive()
  const handler = useEffectEvent(onMessage)
  useEffect(() => listen((message) => handler(message)), [listen])
}
