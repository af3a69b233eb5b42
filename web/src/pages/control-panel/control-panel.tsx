import { useCallback, useState } from 'react'
import { statusOf } from '../../api/call-failed.ts'
import { SocketLost } from '../../features/devices/plate/use-pin-module.ts'
import type { LiveDevices } from '../../features/devices/state/apply-live-message.ts'
import { useOfDevices } from '../../features/devices/state/use-device-states.ts'
import { useRoomMessages } from '../../features/devices/state/use-room-messages.ts'
import { useRoomDevices } from '../../features/devices/use-devices.ts'
import type { RoomPlace } from '../../features/rooms/room-place.ts'
import { useRoom } from '../../features/rooms/use-rooms.ts'
import { usePerson } from '../../features/sign-in/use-auth.ts'
import { isLost } from '../../live/live-connection.ts'
import { useConnection, useLiveMessages } from '../../live/use-live.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLasting, useSkeleton } from '../../ui/use-lasting.ts'
import styles from './control-panel.module.css'
import { NoDevices } from './no-devices.tsx'
import { RoomHeader, type Updates } from './room-header.tsx'
import { RoomPlate } from './room-plate.tsx'

/** After this time, states that nobody can confirm are shown as remembered. */
const onlyKnownAfterMs = 10_000

/** One room live: its header, and a plate for each device. */
export function ControlPanel({ place: { roomId, roomName } }: { place: RoomPlace }) {
  const room = useRoom(roomId)
  // What the link has carried is shown until the server has told the room's present name.
  const place = { roomId, roomName: room.data?.room_name ?? roomName }
  const asked = useRoomDevices(roomId)
  useRoomMessages([roomId])
  const updates = useUpdates(roomId)
  const identifiers = useIdentifiers(roomId)
  const skeleton = useSkeleton(asked.isPending)
  const lost = useLasting(isLost(useConnection()), onlyKnownAfterMs, 0)
  if ([asked.error, room.error].some((error) => statusOf(error) === 404)) return <RoomNotFound />
  const count = asked.data ? identifiers.length : null
  return (
    <div className={styles.panel}>
      <RoomHeader
        place={place}
        devices={count}
        updates={updates}
        refreshing={asked.isFetching}
        onRefresh={asked.refetch}
      />
      {asked.error && (
        <Notice
          tone="fault"
          action={
            <Button busy={asked.isFetching} busyText="Loading…" onClick={() => asked.refetch()}>
              Try again
            </Button>
          }
        >
          {statusOf(asked.error) === 401
            ? asked.error.message
            : `Failed to load devices: ${asked.error.message}`}
        </Notice>
      )}
      {skeleton && <PlateSkeletons />}
      {count === 0 && <NoDevices place={place} />}
      <h2 className="visually-hidden">Devices</h2>
      <SocketLost value={lost}>
        <div className={styles.plates}>
          {(asked.data || asked.error) &&
            identifiers.map((identifier) => (
              <RoomPlate key={identifier} deviceIdentifier={identifier} place={place} />
            ))}
        </div>
      </SocketLost>
    </div>
  )
}

/** The room's devices, in the order of their names. */
function useIdentifiers(roomId: number): readonly string[] {
  const select = useCallback(
    (devices: LiveDevices) =>
      [...devices.values()]
        .map(({ device }) => device)
        .filter((device) => device.room_id === roomId)
        .sort((a, b) => (a.device_name ?? '').localeCompare(b.device_name ?? ''))
        .map(({ deviceIdentifier }) => deviceIdentifier),
    [roomId],
  )
  return useOfDevices(select, sameList)
}

const sameList = (a: readonly string[], b: readonly string[]) => a.join() === b.join()

/** The number of live updates of this room in this visit, and the time of the last one. */
function useUpdates(roomId: number): Updates {
  const [updates, setUpdates] = useState<Updates>({ count: 0, lastAt: null })
  useLiveMessages((message) => {
    if (!('rev' in message) || message.room_id !== roomId) return
    setUpdates(({ count }) => ({ count: count + 1, lastAt: Date.now() }))
  })
  return updates
}

function RoomNotFound() {
  const { isAdmin } = usePerson()
  return (
    <div className={styles.panel}>
      <PageHeading>Room Not Found</PageHeading>
      <EmptyState
        title="Room Not Found"
        action={<LinkButton to={paths.dashboard}>Go to Dashboard</LinkButton>}
      >
        {isAdmin ? 'It is not a room of your home.' : 'It is no longer shared with you.'}
      </EmptyState>
    </div>
  )
}

function PlateSkeletons() {
  return (
    <div className={styles.plates} aria-busy="true">
      {[1, 2, 3].map((plate) => (
        <Skeleton key={plate} height={320} />
      ))}
    </div>
  )
}
