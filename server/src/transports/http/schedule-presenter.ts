import type { Input, Reply } from '@roomwire/contracts/http/endpoint.ts'
import type { nextOnPinsEndpoint } from '@roomwire/contracts/http/next-on-pins.ts'
import type {
  createScheduleEndpoint,
  listSchedulesEndpoint,
  Schedule,
  ScheduleRuns,
  SchedulesWeek,
} from '@roomwire/contracts/http/schedules.ts'
import type { ShownDevice } from '../../features/devices/records/shown-device.ts'
import type { ShownSchedule, ShownSchedules } from '../../features/schedules/list-schedules.ts'
import { type ScheduleTerms, untilResumed } from '../../features/schedules/schedule.ts'
import type { NextOnPins } from '../../features/schedules/show-next.ts'
import type { ShownRun } from '../../features/schedules/show-runs.ts'
import type { Week } from '../../features/schedules/show-week.ts'
import { presentPinNamed } from '../device-presenter.ts'

/* Schedules between the field names of the wire and those of the verbs. */

export const readSchedule = ({
  name,
  rule,
  pins,
  scene_id: sceneId,
  for_s: leaseS,
  catch_up: catchUp,
}: Input<typeof createScheduleEndpoint>['body']): ScheduleTerms => ({
  name,
  rule,
  leaseS,
  catchUp: catchUp ?? false,
  sceneId: sceneId ?? null,
  pins: pins.map(({ device_identifier: device, pin, state }) => ({ device, pin, state })),
})

export const presentSchedule = (one: ShownSchedule, personId: number): Schedule => ({
  schedule_id: one.id,
  name: one.name,
  rule: one.rule,
  scene: one.scene && { scene_id: one.scene.id, name: one.scene.name },
  pins: one.pins.map(({ device, pin, state, shown }) => ({
    device_identifier: device,
    device_name: shown?.name ?? null,
    pin,
    ...presentPinNamed(shown?.pins.find(({ key }) => key === pin)),
    state,
    is_gone: shown === undefined,
  })),
  for_s: one.leaseS,
  catch_up: one.catchUp,
  next_at: one.nextAt,
  skip_at: one.skipAt,
  stored: one.storedOn
    ? {
        on: one.storedOn.on,
        of: one.storedOn.of,
        not_yet: one.storedOn.notYet.map(nameOf),
        still: one.storedOn.still.map(nameOf),
      }
    : null,
  paused: one.paused && { since: one.paused.at, why: one.paused.why },
  made_by: one.madeBy === null ? null : { name: one.makerName, is_you: one.madeBy === personId },
  may_change: one.mayChange,
})

const nameOf = ({ name, identifier }: ShownDevice) => name ?? identifier

export const presentSchedules = (
  { schedules, pausedUntil, hasPlace, place, holdS }: ShownSchedules,
  personId: number,
): Reply<typeof listSchedulesEndpoint> => ({
  schedules: schedules.map((one) => presentSchedule(one, personId)),
  all_paused:
    pausedUntil === null ? null : { until: pausedUntil === untilResumed ? null : pausedUntil },
  has_place: hasPlace,
  place,
  hold_s: holdS,
})

export const presentWeek = ({ timeZone, from, until, entries, sunless }: Week): SchedulesWeek => ({
  time_zone: timeZone,
  from,
  until,
  entries: entries.map(({ scheduleId, at, will, clockChange }) => ({
    schedule_id: scheduleId,
    at,
    will,
    clock_change: clockChange ?? null,
  })),
  sunless: sunless.map(({ scheduleId, date }) => ({ schedule_id: scheduleId, date })),
})

export const presentNext = ({
  timeZone,
  holdS,
  pins,
}: NextOnPins): Reply<typeof nextOnPinsEndpoint> => ({
  time_zone: timeZone,
  hold_s: holdS,
  pins: pins.map(({ device, ...one }) => ({ device_identifier: device, ...one })),
})

export const presentRuns = (runs: readonly ShownRun[]): ScheduleRuns =>
  runs.map(({ dueAt, outcome, lateAt, done, unconfirmable, offline, failed, held, pending }) => ({
    due_at: dueAt,
    outcome,
    late_at: lateAt,
    done,
    unconfirmable,
    offline,
    failed,
    held,
    pending,
  }))
