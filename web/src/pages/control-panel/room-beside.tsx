import { useEffect } from 'react'
import { RecentActivity } from '../../features/activity/activity-list.tsx'
import { HowToConnect } from '../../features/devices/connect/how-to-connect.tsx'
import { LevelControls } from '../../features/devices/plate/level-controls.tsx'
import { PlateBars } from '../../features/devices/plate/plate-bars.tsx'
import type { PlateSlots } from '../../features/devices/plate/plate-slots.ts'
import { HomeTimer } from '../../features/devices/timer/home-timer.tsx'
import { heard } from '../../features/history/plate/heard.tsx'
import { LevelAge, LevelLine, PlateReadings } from '../../features/history/plate/plate-readings.tsx'
import { TodayNumbers } from '../../features/history/today/today-numbers.tsx'
import { RoomScenes } from '../../features/scenes/room-scenes.tsx'
import { PinSchedule } from '../../features/schedules/for-pin/pin-schedule.tsx'
import { PlateHolds } from '../../features/schedules/holds/held-pins.tsx'
import { LetGoButton } from '../../features/schedules/holds/let-go-button.tsx'
import { PlateNext } from '../../features/schedules/next/plate-next.tsx'
import { useMedia } from '../../ui/browser/use-media.ts'

/** The history, the next schedules, the timers and the holds on the plates of a room, and its scenes. */
const later = {
  slots: {
    Bars: PlateBars,
    Readings: PlateReadings,
    LevelLine,
    LevelAge,
    Heard: heard,
    Timer: HomeTimer,
    Slider: LevelControls,
    Holds: PlateHolds,
    LetGo: LetGoButton,
    Schedule: PinSchedule,
    Next: PlateNext,
    HowToConnect,
  } satisfies PlateSlots,
  Scenes: RoomScenes,
}

/** The parts that a room shows once its plates are painted. */
export type RoomLater = { slots: PlateSlots; Scenes: typeof RoomScenes }

/** The numbers of today in a room; beside the plates of a wide window also what happened there. */
export function RoomBeside({
  roomId,
  onLater,
}: {
  roomId: number
  /** Hears what the plates and the head of the room may show. */
  onLater: (later: RoomLater) => void
}) {
  useEffect(() => onLater(later), [onLater])
  const isWide = useMedia('(min-width: 1200px)')
  return (
    <>
      <TodayNumbers roomId={roomId} />
      {isWide && <RecentActivity filter={{ room: String(roomId) }} title="Recent activity" />}
    </>
  )
}
