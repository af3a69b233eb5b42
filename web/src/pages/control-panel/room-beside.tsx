import { useEffect } from 'react'
import { ActivityBeside } from '../../features/activity/activity-list.tsx'
import type { PlateSlots } from '../../features/devices/plate/plate-slots.ts'
import { HomeTimer } from '../../features/devices/timer/home-timer.tsx'
import { heard } from '../../features/history/plate/heard.tsx'
import { LevelAge, LevelLine, PlateReadings } from '../../features/history/plate/plate-readings.tsx'
import { TodayNumbers } from '../../features/history/today/today-numbers.tsx'
import { RoomScenes } from '../../features/scenes/room-scenes.tsx'
import { PlateHolds } from '../../features/schedules/holds/plate-holds.tsx'
import { PlateNext } from '../../features/schedules/next/plate-next.tsx'
import { useMedia } from '../../ui/browser/use-media.ts'

/** What the plates of a room show of its history and of what comes next, and the timers and holds of their pins. */
const laterSlots: PlateSlots = {
  Readings: PlateReadings,
  LevelLine,
  LevelAge,
  Heard: heard,
  Timer: HomeTimer,
  Holds: PlateHolds,
  Next: PlateNext,
}

/** The scenes and the numbers of today in a room; beside the plates of a wide window also what happened there. */
export function RoomBeside({
  roomId,
  onSlots,
}: {
  roomId: number
  /** Hears what the plates may show. */
  onSlots: (slots: PlateSlots) => void
}) {
  useEffect(() => onSlots(laterSlots), [onSlots])
  const isWide = useMedia('(min-width: 1200px)')
  return (
    <>
      <RoomScenes roomId={roomId} />
      <TodayNumbers roomId={roomId} />
      {isWide && <ActivityBeside filter={{ room: String(roomId) }} title="Recent activity" />}
    </>
  )
}
