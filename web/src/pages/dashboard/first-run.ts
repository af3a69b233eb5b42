import { useDevices } from '../../features/devices/use-devices.ts'
import { useRooms } from '../../features/rooms/use-rooms.ts'
import { usePerson } from '../../features/sign-in/use-auth.ts'

/** The parts that a new home has already. */
export type FirstRun = { hasRoom: boolean; hasDevice: boolean }

/** The parts that a new home has already, for people who manage it; null once it has a room and a device. */
export function useFirstRun(): FirstRun | null {
  const { isAdmin } = usePerson()
  const { data: rooms } = useRooms()
  const { data: devices } = useDevices()
  // Without a room it is clear what comes first, whatever is known of devices.
  if (!isAdmin || !rooms || (rooms.length > 0 && !devices)) return null
  const [hasRoom, hasDevice] = [rooms.length > 0, (devices?.length ?? 0) > 0]
  return hasRoom && hasDevice ? null : { hasRoom, hasDevice }
}
