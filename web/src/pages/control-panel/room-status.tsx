import type { Device, LiveUpdate, ToBrowser } from '@roomwire/contracts/live/to-browser.ts'
import { useState, useSyncExternalStore } from 'react'
import type { LiveDevices } from '../../features/devices/state/apply-live-message.ts'
import { isInRoom } from '../../features/devices/state/rooms-of.ts'
import { useDeviceStates } from '../../features/devices/state/use-device-states.ts'
import { type StatusText, statusMeaning, statusText } from '../../features/devices/status-text.ts'
import type { Live } from '../../live/live.ts'
import { useConnection, useLive } from '../../live/use-live.ts'
import { Explained } from '../../ui/control/explained.tsx'
import { classNames } from '../../ui/look/class-names.ts'
import { clock } from '../../ui/time/clock.ts'
import { Time } from '../../ui/time/time.tsx'
import { clockTimeWithSeconds } from '../../ui/time/time-text.ts'
import styles from './room-status.module.css'

/** How live a room is, and the updates of this visit (CTRL-2, CTRL-7). */
export function RoomStatus({
  roomId,
  devices,
}: {
  roomId: number
  /** How many devices the room has; null while that is not known. */
  devices: number | null
}) {
  const { phase } = useConnection()
  const { count, lastAt } = useUpdates(roomId)
  const status = statusText(phase, devices, count)
  const meaning = statusMeaning[status]
  return (
    <p className={styles.status}>
      <span className={styles.live}>
        {/* The halo brightens once for each update, then stops. */}
        <span key={count} className={classNames(styles.dot, styles[markOf[status]])} />
        {meaning ? <Explained text={status} meaning={meaning} /> : <span>{status}</span>}
      </span>
      <span className={styles.count}>{`${count} live ${count === 1 ? 'update' : 'updates'}`}</span>
      {lastAt !== null && <Time at={lastAt}>{`Last update ${clockTimeWithSeconds(lastAt)}`}</Time>}
    </p>
  )
}

/** The live updates of this room in this visit. */
type Updates = { count: number; lastAt: number | null }

function useUpdates(roomId: number): Updates {
  const live = useLive()
  const states = useDeviceStates()
  const [updates] = useState(() => countUpdates(live, states.devices, roomId))
  return useSyncExternalStore(updates.subscribe, updates.value)
}

/** A store like that of the devices: what one message changes is drawn at once. */
function countUpdates({ onMessage }: Live, devices: () => LiveDevices, roomId: number) {
  let updates: Updates = { count: 0, lastAt: null }
  const lastSeen = new Map([...devices().values()].map(({ device }) => seen(device)))
  const isUpdate = (message: ToBrowser): boolean => {
    if ('readings' in message) {
      // A level came with a change of its device, which counts.
      if (message.readings.every(({ series }) => series === 'device.level')) return false
      return devices().get(message.deviceIdentifier)?.device.room_id === roomId
    }
    if (!('rev' in message) || !isInRoom(message, roomId)) return false
    const [device, at] = seen(message)
    // A device that was not known yet when somebody came is taken to have said nothing meanwhile.
    const isOnlyAsked = isCommand(message) && at === (lastSeen.get(device) ?? at)
    lastSeen.set(device, at)
    return !isOnlyAsked
  }
  return {
    value: () => updates,
    subscribe: (listener: () => void) =>
      onMessage((message) => {
        if (!isUpdate(message)) return
        updates = { count: updates.count + 1, lastAt: clock.now() }
        listener()
      }),
  }
}

const seen = ({ deviceIdentifier, lastSeenAt }: Device): [string, number | null] => [
  deviceIdentifier,
  lastSeenAt,
]

/** Whether a message may say only what a device is asked to do: that is no update by the device. */
function isCommand({ acks, pins, outputs }: LiveUpdate): boolean {
  const all = [...Object.values(pins), ...Object.values(outputs ?? {})]
  return !acks && all.some(({ desired }) => desired !== undefined)
}

/** Ring or dot: colour is never the only sign, a text stands beside it. */
const markOf: Record<StatusText, 'ring' | 'greenDot' | 'greenRing' | 'halo' | 'inkDot'> = {
  Connecting: 'ring',
  Connected: 'greenDot',
  'Waiting for Arduino': 'greenRing',
  'LIVE Arduino Updates': 'halo',
  Reconnecting: 'ring',
  'Devices Ready': 'inkDot',
  'No Devices': 'ring',
}
