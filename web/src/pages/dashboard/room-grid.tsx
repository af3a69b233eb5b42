import type { Room } from '@roomwire/contracts/http/rooms.ts'
import { useEffect } from 'react'
import { AllOffButton } from '../../features/devices/bulk/all-off-button.tsx'
import { wholeHome } from '../../features/devices/bulk/all-off-text.ts'
import { RoomTiles } from '../../features/devices/favourites/room-tiles.tsx'
import { mostPlates } from '../../features/devices/rows/room-view.ts'
import { useDevices } from '../../features/devices/use-devices.ts'
import { ArrangeButton, useArranging } from '../../features/rooms/arrange-button.tsx'
import { RoomCard } from '../../features/rooms/room-card.tsx'
import { useRooms } from '../../features/rooms/use-rooms.ts'
import { usePerson } from '../../features/sign-in/use-auth.ts'
import { paths } from '../../paths.ts'
import { useLasting } from '../../ui/browser/use-lasting.ts'
import { Button } from '../../ui/control/button.tsx'
import { Notice } from '../../ui/control/notice.tsx'
import type { Elements } from '../../ui/layout/elements.ts'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { Growing } from '../../ui/lazy/growing.tsx'
import { partFile } from '../../ui/lazy/part-file.tsx'
import { PartPlace } from '../../ui/lazy/part-place.tsx'
import { whenIdle } from '../../ui/lazy/when-idle.ts'
import { LinkButton } from '../../ui/router/page-link.tsx'
import { largeRoom } from '../control-panel/large-room-file.ts'
import { useFirstRun } from './first-run.ts'
import { emptyHome, useStepsHavePlace } from './later-parts.ts'
import styles from './room-grid.module.css'

const { Part: ArrangeRooms } = partFile(
  async () => (await import('../../features/rooms/arrange/arrange-rooms.tsx')).ArrangeRooms,
)

/** Your Rooms, each with its switches seen from outside (DASH-7). */
export function RoomGrid() {
  const count = useRooms().data?.length
  const firstRun = useFirstRun()
  const haveSteps = useStepsHavePlace(firstRun !== null)
  const { isArranging, button, onKeyDown } = useArranging()
  const notYet = <NotYet isSlow={useLasting(true, 150, 0)} />
  return (
    <section aria-labelledby="your-rooms" onKeyDown={onKeyDown}>
      <div className={styles.titleRow}>
        <h2 id="your-rooms">Your Rooms</h2>
        <div className={styles.actions}>
          {(isArranging || (count !== undefined && count > 1)) && (
            <ArrangeButton {...button} noun="rooms" />
          )}
          {count !== 0 && <AllOffButton place={wholeHome} />}
        </div>
      </div>
      {/* Rooms that stood before the steps above them would move under the hand. */}
      <PartPlace fallback={notYet}>
        {firstRun && haveSteps && <emptyHome.Part {...firstRun} />}
        {haveSteps ? <Rooms isArranging={isArranging} notYet={notYet} /> : notYet}
      </PartPlace>
    </section>
  )
}

function Rooms({ isArranging, notYet }: { isArranging: boolean; notYet: Elements }) {
  const { data: rooms, isPending, error, refetch } = useRooms()
  const devices = useDevices()
  if (rooms?.length === 0) return <NoRooms />
  // A card without its switches would be lower. It stays while devices that have failed are tried again.
  const areLoading = isPending || !devices.isFetched
  if (areLoading) return notYet
  if (!rooms) {
    return (
      <Notice
        tone="fault"
        action={<Button onClick={() => refetch()}>Try again</Button>}
      >{`Could not load rooms${error.message ? `: ${error.message}` : ''}`}</Notice>
    )
  }
  if (isArranging) return <ArrangeRooms rooms={rooms} />
  return (
    <div className={styles.grid}>
      {rooms.some(isLarge) && <LargeRoomComes />}
      <Growing items={rooms} first={12}>
        {(room) => <RoomCard key={room.room_id} room={room} Tiles={RoomTiles} />}
      </Growing>
    </div>
  )
}

const isLarge = ({ device_count }: Room) => device_count > mostPlates

/** Fetches the part of a large room, so that entering one waits for nothing. */
function LargeRoomComes() {
  useEffect(() => whenIdle(() => void largeRoom.fetchPart().catch(() => undefined)), [])
  return null
}

/** The places of rooms that load; drawn only if that takes long enough to notice. */
function NotYet({ isSlow }: { isSlow: boolean }) {
  return (
    <div className={styles.grid} aria-busy="true">
      {isSlow &&
        [1, 2, 3].map((room) => <Skeleton key={room} height={116} className={styles.place} />)}
    </div>
  )
}

/** Says why no room stands here. Managers find the way to their first room above; family see every room. */
function NoRooms() {
  const { isAdmin, hasHome, role } = usePerson()
  if (isAdmin) return null
  if (hasHome && role === 'family') {
    return (
      <EmptyState title="No rooms yet">
        Owners add rooms. New ones appear here by themselves.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="No rooms are shared with you yet"
      action={!hasHome && <LinkButton to={paths.join}>Enter a code</LinkButton>}
    >
      {hasHome
        ? 'The owners choose what you see.'
        : 'Ask an owner of a home for a code. It lets you join at once.'}
    </EmptyState>
  )
}
