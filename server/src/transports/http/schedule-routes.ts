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
import {
  presentNext,
  presentRuns,
  presentSchedule,
  presentSchedules,
  presentWeek,
  readSchedule,
} from './schedule-presenter.ts'
import { type RouteContext, serve } from './serve.ts'

/** The calls about what is done at certain times, of people, and of what comes next also of browsers that hold a pass. */
export function scheduleRoutes(context: RouteContext): void {
  const { roomwire } = context
  serve(context, schedules.listSchedulesEndpoint, async (_input, { actor }) =>
    presentSchedules(await listSchedules(roomwire, actor), actor.personId),
  )
  serve(context, schedules.createScheduleEndpoint, async ({ body }, { actor }) => {
    const made = await createSchedule(roomwire, actor, readSchedule(body))
    return { message: 'Schedule made', schedule: presentSchedule(made, actor.personId) }
  })
  serve(context, schedules.changeScheduleEndpoint, async ({ path, body }, { actor }) => {
    const changed = await changeSchedule(roomwire, actor, path.id, readSchedule(body))
    return { message: 'Schedule changed', schedule: presentSchedule(changed, actor.personId) }
  })
  serve(context, schedules.deleteScheduleEndpoint, async ({ path }, { actor }) => {
    await deleteSchedule(roomwire, actor, path.id)
    return { message: 'Schedule deleted' }
  })
  serve(context, schedules.pauseScheduleEndpoint, async ({ path, body }, { actor }) => {
    const one = await pauseSchedule(roomwire, actor, path.id, body.paused)
    const message = body.paused ? 'Schedule paused' : 'Schedule resumed'
    return { message, schedule: presentSchedule(one, actor.personId) }
  })
  serve(context, schedules.skipScheduleEndpoint, async ({ path, body }, { actor }) => {
    const one = await skipNext(roomwire, actor, path.id, body.at)
    const message = body.at === null ? 'Next run no longer skipped' : 'Next run skipped'
    return { message, schedule: presentSchedule(one, actor.personId) }
  })
  serve(context, schedules.pauseSchedulesEndpoint, async ({ body }, { actor }) => {
    await pauseAllSchedules(roomwire, actor, {
      isPaused: body.paused,
      until: body.until ?? null,
    })
    return { message: body.paused ? 'All schedules paused' : 'All schedules resumed' }
  })
  serve(context, schedules.schedulesWeekEndpoint, async (_input, { actor }) =>
    presentWeek(await showWeek(roomwire, actor)),
  )
  for (const endpoint of [nextOnPinsEndpoint, nextOnPinsOfPassEndpoint]) {
    serve(context, endpoint, async (_input, { actor }) =>
      presentNext(await showNext(roomwire, actor)),
    )
  }
  serve(context, schedules.scheduleRunsEndpoint, async ({ path }, { actor }) => ({
    runs: presentRuns(await showRuns(roomwire, actor, path.id)),
  }))
}
