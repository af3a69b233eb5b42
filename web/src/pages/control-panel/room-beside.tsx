import { useEffect } from 'react'
import { ActivityBeside } from '../../features/activity/activity-list.tsx'
import type { PlateExtras } from '../../features/devices/plate/plate-extras.ts'
import { PinTimer } from '../../features/devices/plate/timer/pin-timer.tsx'
import { heard } from '../../features/history/plate/heard.tsx'
import { LevelAge, LevelLine, PlateReadings } from '../../features/history/plate/plate-readings.tsx'
import { TodayNumbers } from '../../features/history/today/today-numbers.tsx'
import { RoomScenes } from '../../features/scenes/room-scenes.tsx'
import { PlateHolds } from '../../features/schedules/holds/plate-holds.tsx'
import { PlateNext } from '../../features/schedules/next/plate-next.tsx'
import { useMedia } from '../../ui/browser/use-media.ts'

/** What the plates of a room show of its history and of what comes next, and the timers and holds of their pins. */
const plateExtras: PlateExtras = {
  ...{ Readings: PlateReadings, LevelLine, LevelAge, Heard: heard },
  ...{ Timer: PinTimer, Holds: PlateHolds, Next: PlateNext },
}

/** The scenes and the numbers of today in a room; beside the plates of a wide window also what happened there. */
export function RoomBeside({
  roomId,
  onExtras,
}: {
  roomId: number
  /** Hears what the plates may show. */
  onExtras: (extras: PlateExtras) => void
}) {
  useEffect(() => onExtras(plateExtras), [onExtras])
  const isWide = useMedia('(min-width: 1200px)')
  return (
    <>
      <RoomScenes roomId={roomId} />
      <TodayNumbers roomId={roomId} />
      {isWide && <ActivityBeside filter={{ room: String(roomId) }} title="Recent activity" />}
    </>
  )
}
