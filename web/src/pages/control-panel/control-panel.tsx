import { type ComponentProps, useEffect, useState } from 'react'
import { statusOf } from '../../api/call-failed.ts'
import { extrasToCome, PlateExtrasContext } from '../../features/devices/plate/plate-extras.ts'
import { PlateSkeletons, Plates } from '../../features/devices/plate/plates.tsx'
import { SinceProvider } from '../../features/devices/plate/since-provider.tsx'
import { useDevicesIn } from '../../features/devices/state/use-devices-in.ts'
import { useHomeWasLive } from '../../features/devices/state/use-home-messages.ts'
import { useRoomMessages } from '../../features/devices/state/use-room-messages.ts'
import { useDevicesWereFresh, useRoomDevices } from '../../features/devices/use-devices.ts'
import { useArranging } from '../../features/rooms/arrange-button.tsx'
import type { RoomPlace } from '../../features/rooms/room-place.ts'
import { useRoom, useRooms } from '../../features/rooms/use-rooms.ts'
import { onlyLooksText, useOnlyLooks } from '../../features/sign-in/use-auth.ts'
import { useSkeleton } from '../../ui/browser/use-lasting.ts'
import { Button } from '../../ui/control/button.tsx'
import { Notice } from '../../ui/control/notice.tsx'
import { partFile } from '../../ui/lazy/part-file.tsx'
import { PartPlace } from '../../ui/lazy/part-place.tsx'
import { whenPainted } from '../../ui/lazy/when-idle.ts'
import styles from './control-panel.module.css'
import { RoomHeader } from './room-header.tsx'
import { RoomPlate } from './room-plate.tsx'

const { Part: ArrangeDevices } = partFile(
  async () => (await import('../../features/devices/arranging/arrange-devices.tsx')).ArrangeDevices,
)

const roomBeside = partFile(async () => (await import('./room-beside.tsx')).RoomBeside)

const { Part: RoomNotFound } = partFile(
  async () => (await import('./room-not-found.tsx')).RoomNotFound,
)

const { Part: NoDevices } = partFile(async () => (await import('./no-devices.tsx')).NoDevices)

/** One room live: its header, and a plate for each device. */
export function ControlPanel({ place: { roomId, roomName } }: { place: RoomPlace }) {
  const room = useRoom(roomId)
  // The link's name is shown until the server has sent the room's present name.
  const place = { roomId, roomName: room.data?.room_name ?? roomName }
  const asked = useRoomDevices(roomId)
  useRoomMessages(roomId)
  const onlyLooks = useOnlyLooks()
  const rooms = useRooms()
  const order = rooms.data?.find(({ room_id }) => room_id === roomId)?.device_order
  const identifiers = useDevicesIn(roomId, order)
  const { isArranging, button, onKeyDown } = useArranging()
  // Who comes from the dashboard has brought the devices along.
  const wereKnown = [useHomeWasLive(), useDevicesWereFresh()].some(Boolean)
  const areKnown = (!asked.isPending || (wereKnown && identifiers.length > 0)) && !rooms.isPending
  const skeleton = useSkeleton(!areKnown)
  const [extras, setExtras] = useState(extrasToCome)
  if (statusOf(asked.error) === 404) {
    return (
      <PartPlace>
        <RoomNotFound />
      </PartPlace>
    )
  }
  const draw = (identifier: string) => (
    <RoomPlate key={identifier} deviceIdentifier={identifier} place={place} />
  )
  const count = asked.data ? identifiers.length : null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape, from whatever is in it
    <div className={styles.panel} onKeyDown={onKeyDown}>
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
      <PartPlace>{count === 0 && <NoDevices place={place} />}</PartPlace>
      <h2 className="visually-hidden">Devices</h2>
      {isArranging ? (
        <ArrangeDevices roomId={roomId} identifiers={identifiers} />
      ) : (
        <div className={styles.sides}>
          {skeleton && <PlateSkeletons />}
          <SinceProvider>
            <PlateExtrasContext value={extras}>
              {areKnown && <Plates {...{ identifiers, roomId, draw }} />}
            </PlateExtrasContext>
          </SinceProvider>
          {areKnown && Boolean(count) && (
            <div className={styles.beside}>
              <Beside roomId={roomId} onExtras={setExtras} />
            </div>
          )}
        </div>
      )}
    </div>
  )
}

/** What people have not come for is fetched once the plates are painted; they stay where its file does not come. */
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
