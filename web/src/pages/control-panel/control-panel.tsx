import { lazy, Suspense } from 'react'
import { statusOf } from '../../api/call-failed.ts'
import { PlateSkeletons, Plates } from '../../features/devices/plate/plates.tsx'
import { SinceProvider } from '../../features/devices/plate/since-provider.tsx'
import { useDevicesIn } from '../../features/devices/state/use-devices-in.ts'
import { useHomeWasLive } from '../../features/devices/state/use-home-messages.ts'
import { useRoomMessages } from '../../features/devices/state/use-room-messages.ts'
import { useRoomDevices } from '../../features/devices/use-devices.ts'
import { useArranging } from '../../features/rooms/arrange-button.tsx'
import type { RoomPlace } from '../../features/rooms/room-place.ts'
import { useRoom, useRooms } from '../../features/rooms/use-rooms.ts'
import { onlyLooksText, useOnlyLooks, usePerson } from '../../features/sign-in/use-auth.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { PartBoundary } from '../../ui/part-boundary.tsx'
import { useSkeleton } from '../../ui/use-lasting.ts'
import { useMedia } from '../../ui/use-media.ts'
import styles from './control-panel.module.css'
import { NoDevices } from './no-devices.tsx'
import { RoomHeader } from './room-header.tsx'
import { RoomPlate } from './room-plate.tsx'

const ArrangeDevices = lazy(async () => ({
  default: (await import('../../features/devices/arranging/arrange-devices.tsx')).ArrangeDevices,
}))

// Only beside the plates of a wide window, which stay where its file does not come.
const RoomActivity = lazy(async () => ({
  default: (await import('../../features/activity/room-activity.tsx')).RoomActivity,
}))

/** One room live: its header, and a plate for each device. */
export function ControlPanel({ place: { roomId, roomName } }: { place: RoomPlace }) {
  const room = useRoom(roomId)
  // The link's name is shown until the server has sent the room's present name.
  const place = { roomId, roomName: room.data?.room_name ?? roomName }
  const asked = useRoomDevices(roomId)
  useRoomMessages(roomId)
  const onlyLooks = useOnlyLooks()
  const isWide = useMedia('(min-width: 1200px)')
  const rooms = useRooms()
  const order = rooms.data?.find(({ room_id }) => room_id === roomId)?.device_order
  const identifiers = useDevicesIn(roomId, order)
  const { isArranging, button, onKeyDown } = useArranging()
  // Who comes from the dashboard has brought the devices along.
  const wasLive = useHomeWasLive()
  const areKnown = (!asked.isPending || (wasLive && identifiers.length > 0)) && !rooms.isPending
  const skeleton = useSkeleton(!areKnown)
  if (statusOf(asked.error) === 404) return <RoomNotFound />
  const count = asked.data ? identifiers.length : null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape, from whatever is in it
    <div
      className={classNames(styles.panel, identifiers.length > 2 && styles.many)}
      onKeyDown={onKeyDown}
    >
      <RoomHeader
        place={place}
        arranging={(isArranging || identifiers.length > 1) && button}
        devices={count}
        refreshing={asked.isFetching}
        onRefresh={asked.refetch}
      />
      {onlyLooks && <p className={styles.onlyLooks}>{onlyLooksText}</p>}
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
      {isArranging ? (
        <ArrangeDevices roomId={roomId} identifiers={identifiers} />
      ) : (
        <div className={styles.sides}>
          <SinceProvider>
            <Plates>
              {areKnown &&
                identifiers.map((identifier) => (
                  <RoomPlate key={identifier} deviceIdentifier={identifier} place={place} />
                ))}
            </Plates>
          </SinceProvider>
          {isWide && areKnown && count !== 0 && (
            <PartBoundary>
              <Suspense fallback={null}>
                <RoomActivity roomId={roomId} />
              </Suspense>
            </PartBoundary>
          )}
        </div>
      )}
    </div>
  )
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
        {isAdmin
          ? 'It was deleted, or it is not a room of your home.'
          : 'It is no longer shared with you.'}
      </EmptyState>
    </div>
  )
}
