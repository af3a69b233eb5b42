import { createContext, use } from 'react'
import { useOffline } from '../../../../ui/browser/offline.ts'

/**
 * Whether the device of the panel no longer exists for this person: its texts stay,
 * but nothing can be sent.
 */
export const DeviceGone = createContext(false)

/** Whether the fields of the panel are read-only. */
export function useDeviceGone(): boolean {
  return use(DeviceGone)
}

/** Whether the panel can send nothing: the server is out of reach, or the device is gone. */
export function useSavingPaused(): boolean {
  const offline = useOffline()
  const gone = useDeviceGone()
  return offline || gone
}
