import type { Bus } from '../../../platform/bus/bus.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { ClockTrust } from '../../../platform/clock-trust.ts'
import type { Atomically } from '../../../platform/database/transactions.ts'
import type { HomeDevices } from '../../devices/listing/home-devices.ts'
import type { CommandStore } from '../../devices/records/command-store.ts'
import { checkReported } from '../../devices/rules/device-pins.ts'
import { type ReportedRun, runKey } from '../../devices/rules/device-plan.ts'
import type { ConnectedDevice } from '../../devices/twins/connected-device.ts'
import { agoMostMs } from '../../devices/twins/pin-change.ts'
import { wasHeld } from '../../devices/twins/pin-hold.ts'
import type { Twins } from '../../devices/twins/twins.ts'
import type { DeviceQuotas } from '../../limits/device-quotas.ts'
import type { DueStore } from '../due-store.ts'
import { publishSchedules } from '../schedule.ts'
import type { ScheduleStore } from '../schedule-store.ts'
import { type PlanStore, reportedMostMs } from './plan-store.ts'

/** A device's clock differs by so much at most. */
const clockMostMs = 10_000

/**
 * Takes the runs that a device has done by its plan while it had no server, or has left alone because somebody held
 * the pin: it stands in the log of commands, and each counts once however often it is reported. A run of no
 * schedule of its home, or one never planned for it, is left out; beyond the quota of the day all are.
 * @throws Refusal 'invalid_input' for a pin or a state that the device does not have.
 */
export async function receiveRuns(
  needs: {
    schedules: Pick<ScheduleStore, 'namesOf'>
    plans: Pick<PlanStore, 'areOf'>
    deviceQuotas: Pick<DeviceQuotas, 'isUsedUp' | 'count'>
    atomicallyRelaxed: Atomically<{ commands: CommandStore; dueSchedules: DueStore }>
    twins: Pick<Twins, 'tookRuns' | 'formsOf'>
    homeDevices: HomeDevices
    bus: Bus
    clock: Clock
    clockTrust: Pick<ClockTrust, 'isInDoubt'>
  },
  device: ConnectedDevice,
  reported: readonly ReportedRun[],
): Promise<void> {
  const { id, homeId, identifier } = device
  const forms = needs.twins.formsOf(device)
  for (const { pin, state } of reported) checkReported(forms, pin, state)
  if (needs.deviceQuotas.isUsedUp('runs', device)) return
  const now = needs.clock.now()
  const known = await needs.schedules.namesOf(homeId)
  const isPlanned = await needs.plans.areOf(id)
  // In doubt the device knows the time better.
  const isPossible = (at: number) =>
    needs.clockTrust.isInDoubt() || (at > now - reportedMostMs && at < now + clockMostMs)
  const runs = reported.filter(
    (run) => known.has(run.scheduleId) && isPlanned(run) && isPossible(run.at),
  )
  if (runs.length === 0) return
  needs.twins.tookRuns(
    device,
    runs.filter(({ held }) => !held),
  )
  const isNew = await needs.atomicallyRelaxed(async ({ commands, dueSchedules }) => {
    await dueSchedules.addLeft(
      runs.map(({ scheduleId, at }) => ({ scheduleId, dueAt: at })),
      now,
    )
    return commands.addReported(runs.map((run) => commandOf(run)))
  })
  const pins = runs.map(({ pin, state }) => ({ device: identifier, pin, state }))
  if (!isNew) return
  needs.deviceQuotas.count('runs', device, runs.length)
  await publishSchedules(needs, homeId, pins)

  function commandOf({ scheduleId, at, pin, state, held }: ReportedRun) {
    const doneAt = Math.min(now, Math.max(at, now - agoMostMs))
    return {
      homeId,
      deviceId: id,
      pin,
      desired: state,
      leaseS: null,
      sceneId: null,
      requester: { kind: 'schedule' as const, id: scheduleId },
      cause: 'schedule' as const,
      origin: 'schedule',
      action: 'schedule',
      messageId: runKey(at, { device: identifier, pin }),
      begunAt: doneAt,
      deadlineAt: doneAt,
      endedAt: doneAt,
      failure: held && wasHeld,
    }
  }
}
