import { afterOthers } from '../../platform/after-others.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Atomically } from '../../platform/database/transactions.ts'
import type { ActivityStore } from '../activity/activity-store.ts'
import { type ForgettingNeeds, forgetErased } from '../devices/arranging/delete-device.ts'
import type { CommandStore } from '../devices/records/command-store.ts'
import type { DeviceStore } from '../devices/records/device-store.ts'
import type { MembershipStore } from '../members/membership-store.ts'

/** How many rows one transaction erases: others wait no longer. */
const most = { commands: 80, changes: 80, devices: 4 }

type Stores = {
  commands: CommandStore
  activity: ActivityStore
  devices: DeviceStore
  members: MembershipStore
}

export type ErasingNeeds = {
  atomically: Atomically<Stores>
  atomicallyRelaxed: Atomically<Stores>
  clock: Clock
}

/**
 * Erases a home that nobody reaches any more, in many small transactions: a large one would stop everybody
 * else. After a crash it goes on (finishHomes); the home itself goes last, once all else is gone.
 */
export const eraseHome = (needs: ErasingNeeds, homeId: number): Promise<void> =>
  afterOthers(() => eraseInSteps(needs, homeId))

async function eraseInSteps(
  { atomically, atomicallyRelaxed, clock }: ErasingNeeds,
  homeId: number,
): Promise<void> {
  const steps: [most: number, erase: (stores: Stores, most: number) => Promise<number>][] = [
    [most.commands, ({ commands }, some) => commands.removeSome(homeId, some)],
    [most.changes, ({ activity }, some) => activity.removeSome(homeId, some)],
    [most.devices, ({ devices }, some) => devices.eraseSome(homeId, some, clock.now())],
  ]
  for (const [some, erase] of steps) {
    const step = () => atomicallyRelaxed((stores) => erase(stores, some))
    while ((await step()) === some);
  }
  await atomically(({ members }) => members.removeHome(homeId))
}

/** Erases the remains of homes that somebody has deleted, after a crash or a failure. */
export async function finishHomes(
  needs: ErasingNeeds & ForgettingNeeds & { members: Pick<MembershipStore, 'endedHomes'> },
): Promise<void> {
  const homes = await needs.members.endedHomes()
  for (const homeId of homes) await eraseHome(needs, homeId)
  if (homes.length > 0) await forgetErased(needs)
}
