import {
  nextOnPinsEndpoint,
  nextOnPinsOfPassEndpoint,
} from '@roomwire/contracts/http/next-on-pins.ts'
import * as schedules from '@roomwire/contracts/http/schedules.ts'
import { listSchedules } from '../../features/schedules/list-schedules.ts'
import {
  changeSchedule,
  createSchedule,
  deleteSchedule,
  pauseAllSchedules,
  pauseSchedule,
  skipNext,
} from '../../features/schedules/manage-schedules.ts'
import { showNext } from '../../features/schedules/show-next.ts'
import { showRuns } from '../../features/schedules/show-runs.ts'
import { showWeek } from '../../features/schedules/show-week.ts'
import type { NeedsOf } from '../../roomwire.ts'
import {
  presentNext,
  presentRuns,
  presentSchedule,
  presentSchedules,
  presentWeek,
  readSchedule,
} from './schedule-presenter.ts'
import type { Serve } from './serve.ts'

type Needs = NeedsOf<
  | typeof listSchedules
  | typeof createSchedule
  | typeof changeSchedule
  | typeof deleteSchedule
  | typeof pauseSchedule
  | typeof skipNext
  | typeof pauseAllSchedules
  | typeof showWeek
  | typeof showNext
  | typeof showRuns
>

/** The calls about what is done at certain times, of people, and of what comes next also of browsers that hold a pass. */
export function scheduleRoutes(needs: Needs, serve: Serve): void {
  serve(schedules.listSchedulesEndpoint, async (_input, { actor }) =>
    presentSchedules(await listSchedules(needs, actor), actor.personId),
  )
  serve(schedules.createScheduleEndpoint, async ({ body }, { actor }) => {
    const made = await createSchedule(needs, actor, readSchedule(body))
    return { message: 'Schedule made', schedule: presentSchedule(made, actor.personId) }
  })
  serve(schedules.changeScheduleEndpoint, async ({ path, body }, { actor }) => {
    const changed = await changeSchedule(needs, actor, path.id, readSchedule(body))
    return { message: 'Schedule changed', schedule: presentSchedule(changed, actor.personId) }
  })
  serve(schedules.deleteScheduleEndpoint, async ({ path }, { actor }) => {
    await deleteSchedule(needs, actor, path.id)
    return { message: 'Schedule deleted' }
  })
  serve(schedules.pauseScheduleEndpoint, async ({ path, body }, { actor }) => {
    const one = await pauseSchedule(needs, actor, path.id, body.paused)
    const message = body.paused ? 'Schedule paused' : 'Schedule resumed'
    return { message, schedule: presentSchedule(one, actor.personId) }
  })
  serve(schedules.skipScheduleEndpoint, async ({ path, body }, { actor }) => {
    const one = await skipNext(needs, actor, path.id, body.at)
    const message = body.at === null ? 'Next run no longer skipped' : 'Next run skipped'
    return { message, schedule: presentSchedule(one, actor.personId) }
  })
  serve(schedules.pauseSchedulesEndpoint, async ({ body }, { actor }) => {
    await pauseAllSchedules(needs, actor, {
      isPaused: body.paused,
      until: body.until ?? null,
    })
    return { message: body.paused ? 'All schedules paused' : 'All schedules resumed' }
  })
  serve(schedules.schedulesWeekEndpoint, async (_input, { actor }) =>
    presentWeek(await showWeek(needs, actor)),
  )
  for (const endpoint of [nextOnPinsEndpoint, nextOnPinsOfPassEndpoint]) {
    serve(endpoint, async (_input, { actor }) => presentNext(await showNext(needs, actor)))
  }
  serve(schedules.scheduleRunsEndpoint, async ({ path }, { actor }) => ({
    runs: presentRuns(await showRuns(needs, actor, path.id)),
  }))
}
