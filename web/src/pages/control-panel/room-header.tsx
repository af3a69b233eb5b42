import type { Room } from '@roomwire/contracts/http/rooms.ts'
import type { Device, LiveUpdate, ToBrowser } from '@roomwire/contracts/live/to-browser.ts'
import { type ComponentProps, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { mostPlates } from '../../features/devices/rows/room-view.ts'
import type { LiveDevices } from '../../features/devices/state/apply-live-message.ts'
import { isInRoom } from '../../features/devices/state/pins-of.ts'
import { useDeviceStates } from '../../features/devices/state/use-device-states.ts'
import { type StatusText, statusMeaning, statusText } from '../../features/devices/status-text.ts'
import { ArrangeButton, type useArranging } from '../../features/rooms/arrange-button.tsx'
import { paintClass, paintOf } from '../../features/rooms/house/paint-class.ts'
import { type RoomPlace, roomPart } from '../../features/rooms/room-place.ts'
import { useRooms } from '../../features/rooms/use-rooms.ts'
import { usePerson } from '../../features/sign-in/use-auth.ts'
import { type Live, useConnection, useLive } from '../../live/live.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/control/button.tsx'
import { Explained } from '../../ui/control/explained.tsx'
import { Notice } from '../../ui/control/notice.tsx'
import type { Elements } from '../../ui/layout/elements.ts'
import { PageHeading } from '../../ui/layout/page-header.tsx'
import { partFile } from '../../ui/lazy/part-file.tsx'
import { PartPlace } from '../../ui/lazy/part-place.tsx'
import { whenPainted } from '../../ui/lazy/when-idle.ts'
import { classNames } from '../../ui/look/class-names.ts'
import { RefreshIcon } from '../../ui/look/icons.tsx'
import { navigate } from '../../ui/router/router.tsx'
import { clock } from '../../ui/time/clock.ts'
import { Time } from '../../ui/time/time.tsx'
import { clockTimeWithSeconds } from '../../ui/time/time-text.ts'
import styles from './room-header.module.css'

const drawing = partFile(
  async () => (await import('../../features/rooms/house/room-drawing.tsx')).RoomDrawing,
)

const photo = partFile(
  async () => (await import('../../features/rooms/photo/room-photo.tsx')).RoomPhoto,
)

const roomMenu = partFile(async () => (await import('./room-menu.tsx')).RoomMenu)

/** The room's name, how live it is, its scenes, and its actions (CTRL-2). */
export function RoomHeader({
  place,
  devices,
  isReady,
  arranging,
  refreshing,
  onRefresh,
  children,
}: {
  place: RoomPlace
  /** How many devices the room has; null while that is not known. */
  devices: number | null
  /** Whether its plates can stand: what they do not need comes after them. */
  isReady: boolean
  /** Arranges the devices; false where there is nothing to arrange. */
  arranging: ReturnType<typeof useArranging>['button'] | false
  refreshing: boolean
  onRefresh: () => unknown
  /** The scenes of the room. */
  children: Elements
}) {
  const { isAdmin } = usePerson()
  const room = useRooms().data?.find(({ room_id }) => room_id === place.roomId)
  const opener = useRef<HTMLButtonElement>(null)
  const isArranging = arranging !== false && arranging.isArranging
  useEffect(() => {
    const menu = opener.current
    // Where the button that ended it was.
    return isArranging ? () => menu?.focus() : undefined
  }, [isArranging])
  return (
    <header className={styles.header}>
      <div
        className={classNames(styles.head, room && paintClass(paintOf(room)))}
        data-part={roomPart(place.roomId)}
      >
        <LaterDrawing
          room={room}
          isLarge={devices !== null && devices > mostPlates}
          isReady={isReady && devices !== null}
        />
        <PageHeading>{place.roomName}</PageHeading>
        <RoomStatus roomId={place.roomId} devices={devices}>
          <Button
            look="quiet"
            className={styles.refresh}
            icon={<RefreshIcon small />}
            busy={refreshing}
            onClick={() => onRefresh()}
          >
            <span className={styles.word}>Refresh</span>
          </Button>
        </RoomStatus>
      </div>
      <div className={styles.tools}>
        <div className={styles.scenes}>{children}</div>
        {isArranging && <ArrangeButton {...arranging} noun="devices" />}
        {isAdmin && <AddDevice place={place} isFirst={devices === 0} />}
        <LaterMenu
          place={place}
          isReady={isReady && devices !== null}
          devices={devices ?? 0}
          arranging={!isArranging && arranging}
          opener={opener}
        />
      </div>
    </header>
  )
}

/** The photo of the room, or the room as it stands in the house, unless it is large. Its switches come first. */
function LaterDrawing({
  room,
  isLarge,
  isReady,
}: {
  /** Undefined while it is not known. */
  room: Room | undefined
  /** Whether it has more devices than a drawing can show. */
  isLarge: boolean
  /** Whether its devices are known. */
  isReady: boolean
}) {
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    if (!isReady) return
    return whenPainted(() => setTime(true))
  }, [isReady])
  return (
    <div className={room?.photo ? styles.photo : styles.drawing}>
      {/* A picture that did not come takes nothing away. */}
      <PartPlace instead={() => null}>
        {isTime && room && !room.photo && !isLarge && <drawing.Part room={room} />}
        {isTime && room?.photo && <photo.Part key={room.photo} room={room} name={room.photo} />}
      </PartPlace>
    </div>
  )
}

/** The menu comes once the room is painted, into the place that is kept for it. */
function LaterMenu({
  isReady,
  ...props
}: ComponentProps<typeof roomMenu.Part> & {
  /** Whether the devices are known. */
  isReady: boolean
}) {
  const isFetched = roomMenu.useIsFetched()
  useEffect(() => {
    if (!isReady) return
    // A failure is shown in its place.
    return whenPainted(() => void roomMenu.fetchPart().catch(() => undefined))
  }, [isReady])
  return (
    <div className={styles.menu}>
      {isFetched && (
        <PartPlace>
          <roomMenu.Part {...props} />
        </PartPlace>
      )}
    </div>
  )
}

/** An empty room has its own filled button, for the first device. */
function AddDevice({ place, isFirst }: { place: RoomPlace; isFirst: boolean }) {
  const [missing, setMissing] = useState(false)
  return (
    <>
      <Button
        look={isFirst ? 'outline' : 'primary'}
        onClick={() => {
          if (place.roomId > 0) navigate(paths.registerDevice, { state: place })
          else setMissing(true)
        }}
      >
        Add Device
      </Button>
      {missing && <Notice tone="fault">Cannot add device: Room information missing</Notice>}
    </>
  )
}

/** How live a room is, and the updates of this visit (CTRL-2, CTRL-7). */
function RoomStatus({
  roomId,
  devices,
  children,
}: {
  roomId: number
  /** How many devices the room has; null while that is not known. */
  devices: number | null
  /** Asks for its devices again. */
  children: Elements
}) {
  const { phase } = useConnection()
  const { count, lastAt } = useUpdates(roomId)
  const status = statusText(phase, devices, count)
  const meaning = statusMeaning[status]
  return (
    <div className={styles.status}>
      <p className={styles.live}>
        {/* The halo brightens once for each update, then stops. */}
        <span key={count} className={classNames(styles.dot, styles[markOf[status]])} />
        {meaning ? <Explained text={status} meaning={meaning} /> : <span>{status}</span>}
      </p>
      {children}
      <p className={styles.updates}>
        <span className={styles.count}>
          {`${count} live ${count === 1 ? 'update' : 'updates'}`}
        </span>
        {lastAt !== null && (
          <Time at={lastAt}>{`Last update ${clockTimeWithSeconds(lastAt)}`}</Time>
        )}
      </p>
    </div>
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
