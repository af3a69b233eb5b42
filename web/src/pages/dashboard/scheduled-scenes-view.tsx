import { ScenesView } from '../../features/scenes/scenes-view.tsx'
import { useSchedules } from '../../features/schedules/schedule-calls.ts'
import { SchedulesOfScene } from '../../features/schedules/schedules-of-scene.tsx'

/** The scenes, each with the schedules that set it. */
export function ScheduledScenesView() {
  // Asked for together with the scenes, so that these do not grow later.
  useSchedules()
  return <ScenesView SchedulesOf={SchedulesOfScene} />
}
