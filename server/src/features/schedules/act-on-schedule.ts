import { manages } from '@roomwire/contracts/vocabulary/role.ts'
import type { PauseReason, RunOutcome } from '@roomwire/contracts/vocabulary/schedule-rule.ts'
import type { Logger } from 'pino'
import { Refusal } from '../../platform/refusal.ts'
import { requestCommand } from '../devices/commands/request-command.ts'
import { checkVisible } from '../devices/listing/find-visible-device.ts'
import { runKey } from '../devices/rules/device-plan.ts'
import type { PersonActor, ScheduleActor } from '../identity/actor.ts'
import type { KnownScene } from '../scenes/list-scenes.ts'
import type { DueSchedule } from './due-store.ts'
import type { LeftToDevices } from './plans/left-to-devices.ts'
import type { SchedulePin } from './schedule.ts'

type Needs = Parameters<typeof requestCommand>[0] & { log: Pick<Logger, 'error'> }

/** The outcome of a due schedule, and why it is paused from now on, if it is. */
export type ActedSchedule = {
  schedule: DueSchedule
  /** Null where something failed, such as the database: it is tried again while it is not late. */
  outcome: RunOutcome | null
  pause?: PauseReason
}

/**
 * The outcome for one pin: its device was asked, or does it by itself; the maker may not; closed to them for now;
 * it is gone; it came too late; the server failed.
 */
type Asked = 'asked' | 'left' | 'no_right' | 'closed' | 'gone' | 'late' | 'failed'

/** Decides over a run beside its maker: whether it comes too late, and which devices do it by themselves. */
export type Acting = { isLate: () => boolean; left: LeftToDevices }

/** A pin that is due, and for how long (see CommandRequest). */
type DuePin = SchedulePin & { leaseS: number | undefined }

/**
 * Requests what a schedule is for, in the name of its maker as they are now.
 * @param scene that which it sets, as it is now; undefined for a schedule of pins, and once it is gone
 */
export async function actOn(
  needs: Needs,
  schedule: DueSchedule,
  {
    maker,
    scene,
    isLate,
    left,
  }: Acting & {
    maker: PersonActor | undefined
    scene: KnownScene | undefined
  },
): Promise<ActedSchedule> {
  if (!maker || maker.homeId !== schedule.homeId) {
    return { schedule, outcome: 'no_right', pause: 'no_maker' }
  }
  const { role, grants } = maker
  const { id: scheduleId, homeId } = schedule
  const actor = { kind: 'schedule', scheduleId, homeId, role, grants } as const
  // A scene is set whole, or not at all.
  const refused = scene ? refusedIn(scene, actor, needs.clock.now()) : []
  if (refused.length > 0) return { schedule, ...outcomeOf(refused) }
  const pins = scene ? pinsOfScene(scene) : ownPins(schedule)
  const asked = await Promise.all(
    pins.map((pin): Asked | Promise<Asked> =>
      left.isLeft(schedule, pin) ? 'left' : ask(needs, actor, schedule, { pin, isLate }),
    ),
  )
  return { schedule, ...outcomeOf(asked) }
}

const ownPins = ({ pins, leaseS }: DueSchedule): DuePin[] =>
  pins.map((pin) => ({ ...pin, leaseS: leaseS ?? undefined }))

const pinsOfScene = ({ states }: KnownScene): DuePin[] =>
  states.map(({ device, pin, state, forS }) => ({
    device: device.identifier,
    pin,
    state,
    leaseS: forS ?? undefined,
  }))

/** Why pins of a scene may not be switched now. */
function refusedIn({ states }: KnownScene, actor: ScheduleActor, now: number): Asked[] {
  return states.flatMap(({ device, pin }): Asked[] => {
    try {
      checkVisible(device, actor, { action: 'control', pin, now })
      return []
    } catch (error) {
      if (error instanceof Refusal) return [ofRefusal(error, actor)]
      throw error
    }
  })
}

function outcomeOf(asked: readonly Asked[]): Omit<ActedSchedule, 'schedule'> {
  // A request has its key, and is not done twice.
  if (asked.includes('failed')) return { outcome: null }
  if (asked.includes('asked')) return { outcome: 'acted' }
  if (asked.includes('left')) return { outcome: 'device' }
  if (asked.includes('late')) return { outcome: 'missed' }
  if (asked.includes('closed')) return { outcome: 'no_right' }
  if (asked.includes('no_right')) return { outcome: 'no_right', pause: 'no_right' }
  return { outcome: 'gone', pause: 'gone' }
}

async function ask(
  needs: Needs,
  actor: ScheduleActor,
  { dueAt, sceneId, holdS }: DueSchedule,
  { pin, isLate }: { pin: DuePin; isLate: () => boolean },
): Promise<Asked> {
  try {
    await requestCommand(needs, actor, {
      device: pin.device,
      pin: pin.pin,
      desired: pin.state,
      leaseS: pin.leaseS,
      holdS,
      cause: {
        kind: 'schedule',
        pageId: 'schedule',
        action: 'schedule',
        sceneId: sceneId ?? undefined,
      },
      idempotencyKey: runKey(dueAt, pin),
      onPassedOn: () => undefined,
      isLate,
    })
    return 'asked'
  } catch (error) {
    if (error instanceof Refusal) return ofRefusal(error, actor)
    needs.log.error({ err: error }, 'a schedule failed')
    return 'failed'
  }
}

function ofRefusal({ code }: Refusal, { role }: ScheduleActor): Asked {
  // The command log has it as failed.
  if (code === 'device_offline') return 'asked'
  // It acts again once that is over.
  if (['access_closed', 'pin_gone', 'pin_changed'].includes(code)) return 'closed'
  if (code === 'server_stood_still') return 'late'
  const isGone = code === 'invalid_input' || (code === 'not_found' && manages(role))
  return isGone ? 'gone' : 'no_right'
}
