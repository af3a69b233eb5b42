import {
  type DashboardView,
  dashboardViews,
} from '@roomwire/contracts/vocabulary/dashboard-views.ts'
import { useEffect, useMemo, useState } from 'react'
import { session } from '../../api/this-session.ts'
import { FavouritesSection } from '../../features/devices/favourites/favourites-section.tsx'
import { useFavouritesHavePlace } from '../../features/devices/favourites/use-favourites.ts'
import {
  type PlateSlots,
  PlateSlotsContext,
  type Upcoming,
} from '../../features/devices/plate/plate-slots.ts'
import { useDevicesIn } from '../../features/devices/state/use-devices-in.ts'
import { useHomeMessages } from '../../features/devices/state/use-home-messages.ts'
import { useDevices } from '../../features/devices/use-devices.ts'
import { HousePlace } from '../../features/rooms/house/house-place.tsx'
import { useRooms } from '../../features/rooms/use-rooms.ts'
import { hadScenesKey } from '../../features/scenes/scenes-key.ts'
import { useScenes } from '../../features/scenes/use-scenes.ts'
import { PinSchedule } from '../../features/schedules/for-pin/pin-schedule.tsx'
import { leaveSession } from '../../features/sign-in/leave-session.ts'
import { personFromStore } from '../../features/sign-in/person.ts'
import {
  onlyLooksText,
  useOnlyLooks,
  usePerson,
  useSignedIn,
} from '../../features/sign-in/use-auth.ts'
import { remember } from '../../ui/browser/remember.ts'
import { browserStorage } from '../../ui/browser/storage.ts'
import { Button } from '../../ui/control/button.tsx'
import { Notice } from '../../ui/control/notice.tsx'
import { partFile } from '../../ui/lazy/part-file.tsx'
import { PartPlace } from '../../ui/lazy/part-place.tsx'
import { useSearch } from '../../ui/router/router.tsx'
import { Time } from '../../ui/time/time.tsx'
import { dayAndTime } from '../../ui/time/time-text.ts'
import { DashboardHeader, Figures } from './dashboard-header.tsx'
import styles from './dashboard-page.module.css'
import { useFirstRun } from './first-run.ts'
import {
  closedAccess,
  fetchManagement,
  management,
  openTimes,
  restoredBanner,
  useClosedAccess,
  useStepsHavePlace,
} from './later-parts.ts'
import { isSessionLoadError, loadErrorOf } from './load-error.ts'
import { RoomGrid } from './room-grid.tsx'

const settings = partFile(async () => (await import('./settings-view.tsx')).SettingsView)

const rooms = partFile(async () => (await import('./rooms-view.tsx')).RoomsView)

const people = partFile(
  async () => (await import('../../features/members/people/people-view.tsx')).PeopleView,
)

const server = partFile(async () => (await import('./server/server-view.tsx')).ServerView)

const activity = partFile(
  async () => (await import('../../features/activity/activity-view.tsx')).ActivityView,
)

const scenes = partFile(
  async () => (await import('./scheduled-scenes-view.tsx')).ScheduledScenesView,
)

const { Part: DashboardScenes } = partFile(
  async () => (await import('../../features/scenes/dashboard-scenes.tsx')).DashboardScenes,
)

const { Part: TodayNumbers } = partFile(
  async () => (await import('../../features/history/today/today-numbers.tsx')).TodayNumbers,
)

const { Part: NowStrip } = partFile(
  async () => (await import('../../features/history/now/now-strip.tsx')).NowStrip,
)

const { Part: AwayNote } = partFile(
  async () => (await import('../../features/activity/away/away-note.tsx')).AwayNote,
)

const { Part: KnowUpcoming } = partFile(
  async () => (await import('../../features/schedules/upcoming/know-upcoming.tsx')).KnowUpcoming,
)

const schedules = partFile(
  async () => (await import('../../features/schedules/schedules-view.tsx')).SchedulesView,
)

const history = partFile(
  async () => (await import('../../features/history/history-view.tsx')).HistoryView,
)

const usageFile = () => import('../../features/history/usage/usage-view.tsx')
const energy = partFile(async () => (await usageFile()).EnergyView)
const water = partFile(async () => (await usageFile()).WaterView)

const views = {
  settings,
  rooms,
  history,
  energy,
  water,
  scenes,
  schedules,
  activity,
  people,
  server,
} satisfies Record<DashboardView, unknown>

/** The view that an address names; null for Home. */
const viewIn = (search: URLSearchParams) =>
  dashboardViews.find((one) => one === search.get('view')) ?? null

// The file of the view travels while the session is checked, and not after it.
const first = session.current() && viewIn(new URLSearchParams(location.search))
// A failure is shown where the part stands.
if (first) views[first].fetchPart().catch(() => undefined)

// Few people have any, and a plate is most of what a control panel loads.
const { Part: OwnDevices } = partFile(async () => (await import('./own-devices.tsx')).OwnDevices)

// Somebody who managed the home at the last visit most likely still does; the server decides.
const stored = session.current()?.person
if (!first && stored && personFromStore(stored).isAdmin) void fetchManagement()

/** Whether there were scenes when this browser last saw them; null before it saw any home. */
const hadScenes = () => browserStorage.getItem(hadScenesKey)

/** Whether it is known if scenes stand above the rooms: on a first visit these wait for that. */
function useScenesHavePlace(): boolean {
  const { isPending, failureCount } = useScenes()
  return !isPending || failureCount > 0 || hadScenes() !== null
}

/** The part for scenes is fetched if there are some. */
function Scenes() {
  const { data: scenes } = useScenes()
  const count = scenes?.length
  useEffect(() => {
    // An answer may arrive as the session ends.
    if (count === undefined || !session.current()) return
    remember(browserStorage, hadScenesKey, count > 0 ? 'yes' : 'no')
  }, [count])
  const place = <div className={styles.scenes} aria-busy="true" />
  if (!scenes) return hadScenes() === 'yes' ? place : null
  if (scenes.length === 0) return null
  return (
    <PartPlace fallback={place}>
      <DashboardScenes scenes={scenes} />
    </PartPlace>
  )
}

/** The rooms first, and under them the sections for people who manage the home (spec §2). */
export function DashboardPage() {
  const view = viewIn(useSearch())
  const View = view === null ? Dashboard : views[view].Part
  return <View />
}

function Dashboard() {
  const { person, profileError } = useSignedIn()
  const rooms = useRooms()
  const devices = useDevices()
  const closed = useClosedAccess()
  const hasPlace = useFavouritesHavePlace()
  // The strip of what is used stands above the rooms, in a home with devices: they wait for that.
  const stripHasPlace = !devices.isPending || devices.isPaused || devices.failureCount > 0
  const sightHasPlace = useScenesHavePlace() && stripHasPlace
  const roomsHavePlace = sightHasPlace && !rooms.isPending
  const [upcoming, setUpcoming] = useState<Upcoming>()
  const slots = useMemo<PlateSlots>(() => ({ upcoming, Schedule: PinSchedule }), [upcoming])
  useHomeMessages()
  const inNoRoom = useDevicesIn(null)
  // Managers find them among the unassigned devices.
  const own = person.isAdmin ? [] : inNoRoom
  const mayHaveOwn = own.length > 0 || (devices.isPending && !person.isAdmin)
  const hasDevices = devices.data && devices.data.length > 0
  const failed = loadErrorOf(rooms) ?? loadErrorOf(devices)
  const isOver = [rooms.error, devices.error].some(isSessionLoadError)
  useEffect(() => {
    if (isOver) leaveSession('Session expired. Logging out...')
  }, [isOver])
  return (
    <div className={styles.page}>
      <DashboardHeader />
      {profileError && (
        <Notice tone="plain">{`Showing saved profile data. ${profileError}`}</Notice>
      )}
      {failed && (
        <Notice
          tone="fault"
          action={
            <Button
              busy={rooms.isFetching || devices.isFetching}
              busyText="Loading…"
              onClick={() => Promise.all([rooms.refetch(), devices.refetch()])}
            >
              Try again
            </Button>
          }
        >{`Failed to load dashboard: ${failed.message}`}</Notice>
      )}
      <AccessLines />
      {person.isAdmin && (
        <PartPlace instead={() => null}>
          <restoredBanner.Part />
        </PartPlace>
      )}
      {closed ? (
        <PartPlace>
          <closedAccess.Part access={closed} />
        </PartPlace>
      ) : (
        hasPlace && (
          <PlateSlotsContext value={slots}>
            <div className={hasDevices === false ? styles.alone : styles.sight}>
              <HousePlace canCreate={person.isAdmin} />
              <div className={styles.now}>
                <PartPlace instead={() => null}>{hasDevices && <NowStrip />}</PartPlace>
              </div>
            </div>
            {sightHasPlace && <BelowSight hasGrid={!(mayHaveOwn && rooms.data?.length === 0)} />}
            <PartPlace>
              {/* Rooms that came later would move them, and they what follows. */}
              {roomsHavePlace && own.length > 0 && <OwnDevices identifiers={own} />}
              {roomsHavePlace && !devices.isPending && <FiguresBelow />}
              {roomsHavePlace && hasDevices && (
                <div className={styles.today}>
                  <PartPlace instead={() => null}>
                    <AwayNote />
                  </PartPlace>
                  <PartPlace>
                    <TodayNumbers />
                    <KnowUpcoming onKnown={setUpcoming} />
                  </PartPlace>
                </div>
              )}
            </PartPlace>
          </PlateSlotsContext>
        )
      )}
      {person.isAdmin && hasPlace && sightHasPlace && (
        <PartPlace>
          <management.Part />
        </PartPlace>
      )}
    </div>
  )
}

/** The parts a person reaches for first: starred switches, scenes, rooms. */
function BelowSight({ hasGrid }: { hasGrid: boolean }) {
  return (
    <>
      <FavouritesSection />
      <Scenes />
      {hasGrid && <RoomGrid />}
    </>
  )
}

/** The figures, once all that stands above them has its place. */
function FiguresBelow() {
  return useStepsHavePlace(useFirstRun() !== null) && <Figures />
}

/** Until when a guest has access, and what it does not allow; quiet, above everything else. */
function AccessLines() {
  const { expiresAt, access } = usePerson()
  const onlyLooks = useOnlyLooks()
  if (expiresAt === null) return null
  const until = access?.is_open && access.windows.length > 0 ? access.changes_at : null
  return (
    <div className={styles.lines}>
      <p>
        <span>Guest access until </span>
        <Time at={expiresAt}>{dayAndTime(expiresAt)}</Time>
      </p>
      {until !== null && (
        <p>
          <PartPlace
            fallback={<span>&nbsp;</span>}
            instead={() => <span>The times could not be loaded.</span>}
          >
            <openTimes.Part until={until} />
          </PartPlace>
        </p>
      )}
      {access?.is_open && onlyLooks && <p>{onlyLooksText}</p>}
    </div>
  )
}
