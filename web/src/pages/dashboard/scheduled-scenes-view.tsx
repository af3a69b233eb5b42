import { ScenesView } from '../../features/scenes/scenes-view.tsx'
import { useSchedules } from '../../features/schedules/schedule-calls.ts'
import { SchedulesOfScene } from '../../features/schedules/schedules-of-scene.tsx'
import { RetryNotice } from '../../ui/control/notice.tsx'

/** The scenes, each with the schedules that set it. */
export function ScheduledScenesView() {
  // Asked for together with the scenes, so that these do not grow later.
  const schedules = useSchedules()
  return (
    <ScenesView SchedulesOf={SchedulesOfScene}>
      {schedules.isError && !schedules.data && (
        <RetryNotice query={schedules}>Could not load the schedules of the scenes</RetryNotice>
      )}
    </ScenesView>
  )
}
