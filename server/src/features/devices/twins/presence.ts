import { Refusal } from '../../../platform/refusal.ts'
import type { DevicePlan, ToldRun, ToldTime } from '../device-plan.ts'
import type { ShownDevice } from '../shown-device.ts'
import { configure } from './configure.ts'
import type { ConnectedDevice } from './connected-device.ts'
import type { TwinChanges, TwinNeeds } from './twin-changes.ts'

/** What changes a twin beside its device: what people set, and whether it is there. */
export function openPresence(
  { twins, clock }: TwinNeeds,
  { change, show, passOnJoined }: TwinChanges,
) {
  // Those that are being stored are not sent yet: what becomes of them is known then.
  twins.onDrop = (held) => {
    const sent = held.twin.pending.filter(({ sentAs }) => sentAs !== undefined)
    passOnJoined(held, sent)
  }
  return {
    /** Takes over what people have set about a device, which is stored already, and shows it, unless something newer is known. */
    setSettings(device: ConnectedDevice, stored: ShownDevice): void {
      const held = twins.of(device)
      if (!held?.twin.setSettings(stored)) return
      configure(held)
      show(held)
    },

    /** Hands a device what schedules are to do with it, and the time where it has asked for that. */
    plan(device: ConnectedDevice, plan: DevicePlan, time?: ToldTime): void {
      twins.of(device)?.line.plan(plan, time)
    },

    /** A device has done this by its plan: what it reports of these pins first comes from there. */
    tookRuns(device: ConnectedDevice, runs: readonly ToldRun[]): void {
      const known = twins.of(device)?.twin.past.runs
      for (const run of runs.toSorted((one, other) => one.at - other.at)) known?.set(run.pin, run)
    },

    /** Lets go of a device whose connection has ended, and shows it offline unless it has a newer one. */
    async close(device: ConnectedDevice): Promise<void> {
      const held = twins.of(device)
      if (!held) return
      twins.drop(held)
      const pins = held.pinsToStore.rest(held.twin.shown)
      held.twin.setOffline(clock.now())
      await change(held, { pins }, {}, { isLast: true }).catch((error) => {
        if (!(error instanceof Refusal)) throw error
      })
    },
  }
}
