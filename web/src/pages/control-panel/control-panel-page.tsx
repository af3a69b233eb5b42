import { type ComponentProps, useEffect, useMemo, useState } from 'react'
import { statusOf } from '../../api/call-failed.ts'
import { Plate } from '../../features/devices/plate/plate.tsx'
import {
  type PlateSlots,
  PlateSlotsContext,
  placeholderSlots,
} from '../../features/devices/plate/plate-slots.ts'
import { PlateSkeletons, Plates } from '../../features/devices/plate/plates.tsx'
import { mostPlates, useChosenView } from '../../features/devices/rows/room-view.ts'
import { useDevicesIn } from '../../features/devices/state/use-devices-in.ts'
import { useHomeWasLive } from '../../features/devices/state/use-home-messages.ts'
import { useRoomMessages } from '../../features/devices/state/use-room-messages.ts'
import { useDevicesWereFresh, useRoomDevices } from '../../features/devices/use-devices.ts'
import { useSince } from '../../features/devices/use-visible-names.ts'
import { useArranging } from '../../features/rooms/arrange-button.tsx'
import { type RoomPlace, readRoomPlace } from '../../features/rooms/room-place.ts'
import { useRoom, useRooms } from '../../features/rooms/use-rooms.ts'
import { onlyLooksText, useOnlyLooks, usePerson } from '../../features/sign-in/use-auth.ts'
import { paths } from '../../paths.ts'
import { useSkeleton } from '../../ui/browser/use-lasting.ts'
import { Button } from '../../ui/control/button.tsx'
import { Notice } from '../../ui/control/notice.tsx'
import type { Elements } from '../../ui/layout/elements.ts'
import { partFile } from '../../ui/lazy/part-file.tsx'
import { PartPlace } from '../../ui/lazy/part-place.tsx'
import { whenPainted } from '../../ui/lazy/when-idle.ts'
import { Redirect, useLocation } from '../../ui/router/router.tsx'
import styles from './control-panel-page.module.css'
import { largeRoom } from './large-room-file.ts'
import { RoomActions } from './room-actions.tsx'
import type { RoomLater } from './room-beside.tsx'
import { RoomHeader } from './room-header.tsx'

/**
 * The devices of one room. The navigation state holds the room; without it there is
 * nothing to show (CTRL-1).
 */
export function ControlPanelPage() {
  const place = readRoomPlace(useLocation().state)
  if (!place) return <Redirect to={paths.dashboard} />
  return <ControlPanel key={place.roomId} place={place} />
}

const { Part: ArrangeDevices } = partFile(
  async () => (await import('./arrange-devices.tsx')).ArrangeDevices,
)

const roomBeside = partFile(async () => (await import('./room-beside.tsx')).RoomBeside)

const { Part: RoomNotFound } = partFile(async () => (await import('./no-plates.tsx')).RoomNotFound)

const { Part: NoDevices } = partFile(async () => (await import('./no-plates.tsx')).NoDevices)

/** One room live: its header, and a plate for each device. */
function ControlPanel({ place: { roomId, roomName } }: { place: RoomPlace }) {
  const room = useRoom(roomId)
  // The link's name is shown until the server has sent the room's present name.
  const place = { roomId, roomName: room.data?.room_name ?? roomName }
  const asked = useRoomDevices(roomId)
  useRoomMessages(roomId)
  const onlyLooks = useOnlyLooks()
  const rooms = useRooms()
  const order = rooms.data?.find(({ room_id }) => room_id === roomId)?.device_order
  const identifiers = useDevicesIn(roomId, order)
  const isLarge = useIsLarge(identifiers.length)
  const { isArranging, button, onKeyDown } = useArranging()
  // A visit from the dashboard brings the devices along.
  const wereKnown = [useHomeWasLive(), useDevicesWereFresh()].some(Boolean)
  const areKnown = (!asked.isPending || (wereKnown && identifiers.length > 0)) && !rooms.isPending
  const skeleton = useSkeleton(!areKnown)
  const [later, setLater] = useState<RoomLater>()
  if (statusOf(asked.error) === 404) {
    return (
      <PartPlace>
        <RoomNotFound />
      </PartPlace>
    )
  }
  const draw = (identifier: string) => (
    <Plate
      key={identifier}
      deviceIdentifier={identifier}
      roomId={roomId}
      actions={(device) => <RoomActions device={device} place={place} />}
    />
  )
  const count = asked.data ? identifiers.length : null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape, from whatever is in it
    <div className={styles.panel} onKeyDown={onKeyDown}>
      <RoomHeader
        place={place}
        arranging={(isArranging || identifiers.length > 1) && button}
        devices={count}
        isReady={areKnown}
        refreshing={asked.isFetching}
        onRefresh={asked.refetch}
      >
        {later?.Scenes && <later.Scenes roomId={roomId} />}
      </RoomHeader>
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
      <PartPlace>{count === 0 && <NoDevices place={place} />}</PartPlace>
      <h2 className="visually-hidden">Devices</h2>
      {isArranging ? (
        <ArrangeDevices roomId={roomId} identifiers={identifiers} />
      ) : (
        <div className={styles.sides}>
          {skeleton && <PlateSkeletons />}
          <RoomSlots later={later?.slots ?? placeholderSlots}>
            {areKnown && !isLarge && <Plates identifiers={identifiers} draw={draw} />}
            {areKnown && isLarge && (
              <PartPlace
                fallback={<PlateSkeletons />}
                instead={() => <Plates identifiers={identifiers} draw={draw} />}
              >
                <largeRoom.Part identifiers={identifiers} place={place} draw={draw} />
              </PartPlace>
            )}
          </RoomSlots>
          {areKnown && Boolean(count) && (
            <div className={styles.beside}>
              <Beside roomId={roomId} onLater={setLater} />
            </div>
          )}
        </div>
      )}
    </div>
  )
}

/** Whether a room shows its devices as rows, or so many plates that not all are drawn at once. */
const useIsLarge = (devices: number) => useChosenView() === 'rows' || devices > mostPlates

/** Everything that the plates of a room can do. */
function RoomSlots({ later, children }: { later: PlateSlots; children: Elements }) {
  const canSwitch = !useOnlyLooks()
  const hasDetails = usePerson().role !== 'guest'
  const since = useSince()
  const slots = useMemo(
    () => ({ ...later, canSwitch, hasDetails, since }),
    [later, canSwitch, hasDetails, since],
  )
  return <PlateSlotsContext value={slots}>{children}</PlateSlotsContext>
}

/** The rest of the room is fetched once the plates are painted. The plates stay even if its file does not come. */
function Beside(props: ComponentProps<typeof roomBeside.Part>) {
  const [arePainted, setPainted] = useState(false)
  useEffect(() => whenPainted(() => setPainted(true)), [])
  useEffect(() => {
    // A failure is shown in its place.
    if (arePainted) roomBeside.fetchPart().catch(() => undefined)
  }, [arePainted])
  const isFetched = roomBeside.useIsFetched()
  if (!arePainted || !isFetched) return null
  return (
    <PartPlace>
      <roomBeside.Part {...props} />
    </PartPlace>
  )
}
